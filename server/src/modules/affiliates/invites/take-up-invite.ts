import { randomInt } from 'node:crypto'
import type { SignedIn } from '@fieldhouse/contract/accounts'
import type { AffiliateForm } from '@fieldhouse/contract/affiliates'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { assertGoodPassword, hashPassword, openAccount, openSession } from '../../accounts/index.ts'
import { insertCode } from '../affiliates.queries.ts'
import { ownCodeNames, ownCodeWorth } from '../affiliates.rules.ts'
import { findOpenInvite, markOpened, useInvite } from './invites.queries.ts'

type Entry = Parameters<typeof openSession>[0]

const notValid = () => {
  const message = 'This invitation is not valid.'
  return new AppError('affiliate_invitation_ended', { message, errors: { code: [message] } })
}

/** The invitation, if it is still valid. */
const requireInvite = async (db: Db, code: string) => {
  const invite = await findOpenInvite(db, hashToken(code))
  if (!invite) throw notValid()
  return invite
}

/** ACC-16: someone followed the link. Admins see that it was opened. */
export const openInvite = async (db: Db, code: string) => {
  const invite = await requireInvite(db, code)
  await markOpened(db, invite.id)
  return invite
}

const giveCode = async (tx: Db, owner_id: string, first_name: string): Promise<void> => {
  for (const code of ownCodeNames(first_name, randomInt))
    if (await insertCode(tx, { id: uuidv7(), code, ...ownCodeWorth, owner_id })) return
  throw new Error(`Every promo code of ${owner_id} is taken`)
}

/** ACC-16: an account with its own promo code. The address is proven, because the invitation was sent there. */
export const takeUpInvite = async (entry: Entry, form: AffiliateForm): Promise<SignedIn> => {
  const { id, email } = await requireInvite(entry.db, form.code)
  if (form.email.toLowerCase() !== email.toLowerCase())
    throw new AppError('invalid', {
      errors: { email: ['Please use the address your invitation was sent to.'] },
    })
  const { first_name, last_name, gender } = form
  assertGoodPassword(form.new_password, form, 'new_password')
  const password_hash = await hashPassword(form.new_password)
  const userId = uuidv7()
  return transaction(entry.db, async (tx) => {
    // Of two in parallel, one finds it used.
    if (!(await useInvite(tx, id, userId))) throw notValid()
    await openAccount(tx, {
      id: userId,
      type: 'affiliate',
      role: 'affiliate',
      email,
      email_verified: true,
      password_hash,
      first_name,
      last_name,
      gender,
    })
    await giveCode(tx, userId, first_name)
    return openSession({ ...entry, db: tx }, { userId, remember: true })
  })
}
