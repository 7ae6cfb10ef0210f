import { checkInvite } from '@fieldhouse/contract/accounts.sign-up'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

/** ACC-17: an invitation's purpose. Loaded one time, so the person always sees the same. */
export const invitationQuery = (invite: string) =>
  queryOptions({
    ...queryOf(checkInvite, { body: { invite } }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })

/** `invalid` is for a link that was cut off. */
const badInvite: readonly ErrorCode[] = ['invitation_ended', 'invalid']

/** It does not exist, or not anymore. Any other error may be temporary. */
export const isBadInvite = (error: unknown): boolean =>
  error instanceof ApiError && badInvite.includes(error.code)
