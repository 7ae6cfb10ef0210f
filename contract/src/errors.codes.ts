import { accountsErrors } from './accounts.errors.ts'
import { affiliatesErrors } from './affiliates.errors.ts'
import { billingErrors } from './billing.errors.ts'
import { collegesErrors } from './colleges.errors.ts'
import { httpErrors } from './errors.http.ts'
import { type ErrorKind, errorStatus } from './errors.kinds.ts'
import { inboxErrors } from './inbox.errors.ts'
import { matchingErrors } from './matching.errors.ts'
import { profilesErrors } from './profiles.errors.ts'
import { rosterErrors } from './roster.errors.ts'
import { siteErrors } from './site.errors.ts'
import { tasksErrors } from './tasks.errors.ts'
import { teamsErrors } from './teams.errors.ts'

/** Each module owns its codes. A module with codes is listed here. */
export const codeTables = [
  httpErrors,
  accountsErrors,
  affiliatesErrors,
  billingErrors,
  collegesErrors,
  inboxErrors,
  matchingErrors,
  profilesErrors,
  rosterErrors,
  siteErrors,
  tasksErrors,
  teamsErrors,
] as const

type KeysOf<Tables extends readonly object[]> = { [Table in keyof Tables]: keyof Tables[Table] }[number]

/** Clients decide by the code. The message is for people and may change at any time. */
export type ErrorCode = ErrorKind | KeysOf<typeof codeTables>

const kinds = new Map<string, ErrorKind>([
  ...Object.keys(errorStatus).map((kind) => [kind, kind as ErrorKind] as const),
  ...codeTables.flatMap((table) => Object.entries(table)),
])

export const kindOf = (code: ErrorCode): ErrorKind => kinds.get(code) ?? 'internal'

export const statusOf = (code: ErrorCode): number => errorStatus[kindOf(code)]

/** Every code there is. */
export const allCodes = [...kinds.keys()] as readonly ErrorCode[]
