import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { issueCode, mayGetCode } from '../codes/send-code.ts'
import { passwordMatches } from '../password.ts'
import { listRegistrations } from '../users.queries.ts'

interface Call {
  readonly db: Db
  readonly limit: Limit
  readonly caller: Caller
}

/** A person who signed up twice, or whose address a stranger also used, still finds their own. */
const mostCompared = 3

/** The sign-up with this address and password that still waits for its code. */
export const findOwnRegistration = async (db: Db, email: string, password: string) => {
  const waiting = await listRegistrations(db, email, mostCompared)
  // Compared even if there is none, so the time does not show whether someone is signing up.
  if (waiting.length === 0) await passwordMatches(null, password)
  for (const registration of waiting)
    if (await passwordMatches(registration.password_hash, password)) return registration
  return null
}

/** ACC-06: back to the code. Sends a new one if the limits allow it. If not, the last one still works. */
export const continueSignUp = async (
  { db, limit, caller }: Call,
  { id, email }: { id: string; email: string },
): Promise<{ status: 'email-unconfirmed'; user_id: string }> => {
  if (await mayGetCode(limit, caller, email))
    await issueCode(db, { userId: id, email, purpose: { kind: 'sign-up' }, siteOrigin: caller.siteOrigin })
  return { status: 'email-unconfirmed', user_id: id }
}
