import { checkInvite } from '@fieldhouse/contract/accounts.sign-up'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

/** ACC-17: what an invitation is for. Asked once: whoever reads the link is shown the same all along. */
export const invitationQuery = (invite: string) =>
  queryOptions({
    ...queryOf(checkInvite, { body: { invite } }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })

/** It is not there, or not any more; anything else may pass. */
export const isBadInvite = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
