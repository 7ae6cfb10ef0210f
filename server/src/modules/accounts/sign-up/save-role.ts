import { type RoleForm, takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { Actor } from '@fieldhouse/contract/guards'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { findUser } from '../accounts.queries.ts'
import { findOpenCode } from '../codes/codes.queries.ts'
import { sendCode } from '../codes/send-code.ts'
import { keptInvite, openInvitationAs } from '../family/open-invitation.ts'
import { isMailOfAnother, saveRoleChoice } from '../users.queries.ts'
import { tellAllFaults } from './all-faults.ts'
import { addressRefusal, hasProvenAddress } from './send-email-code.ts'
import { checkOrigin } from './take-role.ts'

interface Call {
  db: Db
  actor: Actor
  limit: Limit
  caller: Caller
  siteOrigin: string
}

const purpose = { kind: 'prove-address' } as const

/** A person who corrects the form already has the code, and doesn't need another. */
const isJustSent = async (db: Db, userId: string, email: string): Promise<boolean> => {
  const code = await findOpenCode(db, userId)
  if (code?.purpose.kind !== purpose.kind || code.email.toLowerCase() !== email.toLowerCase()) return false
  return clock.now().getTime() - code.created_at.getTime() < 60_000
}

/** ACC-13: stores the choice until the activation. True if that waits for a code. */
export const saveRole = async (
  { db, actor, limit, caller, siteOrigin }: Call,
  { email, birth_year: _, ...given }: RoleForm,
): Promise<boolean> => {
  const form = given.invite ? { ...given, invite: keptInvite(given.invite) } : given
  const isProven = hasProvenAddress(await findUser(db, actor.id))
  const assertAddress = async () => {
    if (isProven) return
    if (!email) throw addressRefusal('Please enter email address')
    if (await isMailOfAnother(db, email, actor.id)) throw addressRefusal(takenMail)
  }
  await tellAllFaults([
    assertAddress,
    () => checkOrigin(db, form),
    async () => form.invite && (await openInvitationAs(db, form.invite, form.type)),
  ])
  await transaction(db, async (tx) => {
    await saveRoleChoice(tx, actor.id, form)
    if (isProven || !email || (await isJustSent(tx, actor.id, email))) return
    await sendCode({ db: tx, limit, caller }, { userId: actor.id, email, purpose, siteOrigin })
  })
  return !isProven
}
