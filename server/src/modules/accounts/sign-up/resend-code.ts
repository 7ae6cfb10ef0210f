import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findNewestPurpose } from '../codes/codes.queries.ts'
import { addressCodes, issueCode, limitCodes } from '../codes/send-code.ts'
import { findNewestRegistration } from '../users.queries.ts'

interface Call {
  db: Db
  limit: Limit
  caller: Caller
  siteOrigin: string
}

const signUp = { kind: 'sign-up' } as const

/** The latest reason to prove an address. */
const findWaiting = async (db: Db, email: string) => {
  const registration = await findNewestRegistration(db, email)
  const other = await findNewestPurpose(db, email)
  if (!registration) return other
  return other && other.created_at > registration.created_at ? other : { ...registration, purpose: signUp }
}

/** ACC-06. The caller learns nothing about the address, neither from the answer nor from the limit. */
export const resendCode = async ({ db, limit, caller, siteOrigin }: Call, email: string): Promise<void> => {
  await limitCodes(limit, caller, email)
  const waiting = await findWaiting(db, email)
  // Not reported, and counted only if an email is sent. Otherwise anyone could use up the address's limit.
  if (!waiting || (await limit.isOver(...addressCodes(email)))) return
  await issueCode(db, { userId: waiting.user_id, email: waiting.email, purpose: waiting.purpose, siteOrigin })
}
