import type { SignUpForm } from '@fieldhouse/contract/accounts.sign-up'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { isMailTaken } from '../accounts.queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { keptInvite, openInvitationAs } from '../family/open-invitation.ts'
import { addressExists } from '../open-account.ts'
import { assertGoodPassword, hashPassword } from '../password.ts'
import { insertRegistration } from '../users.queries.ts'
import { tellAllFaults } from './all-faults.ts'
import { checkOrigin } from './take-role.ts'

/** A code can be requested again for this long. */
const keptMilliseconds = 3 * 24 * 60 * 60 * 1000

interface Call {
  db: Db
  limit: Limit
  caller: Caller
  siteOrigin: string
}

/** ACC-04: stores the form until the address is proven. It reserves nothing. The first to prove the address gets it. */
export const register = async (
  { db, limit, caller, siteOrigin }: Call,
  { email, password, birth_year: _, ...given }: SignUpForm,
): Promise<string> => {
  const form = given.invite ? { ...given, invite: keptInvite(given.invite) } : given
  // Done first, so the time reveals nothing about the address.
  const password_hash = await hashPassword(password)
  const assertFree = async () => {
    if (await isMailTaken(db, email)) throw addressExists(email)
  }
  await tellAllFaults([
    async () => assertGoodPassword(password, { ...form, email }),
    assertFree,
    () => checkOrigin(db, form),
    async () => form.invite && (await openInvitationAs(db, form.invite, form.type)),
  ])
  return transaction(db, async (tx) => {
    const id = uuidv7()
    const now = clock.now()
    const expires_at = new Date(now.getTime() + keptMilliseconds)
    await insertRegistration(tx, { id, email, password_hash, form, created_at: now, expires_at })
    await sendCode({ db: tx, limit, caller }, { userId: id, email, purpose: { kind: 'sign-up' }, siteOrigin })
    return id
  })
}
