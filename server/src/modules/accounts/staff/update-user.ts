import { createHash } from 'node:crypto'
import { hasAccountPhone } from '@fieldhouse/contract/accounts.phone'
import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { UserChanges } from '@fieldhouse/contract/admin.users'
import type { UserType } from '@fieldhouse/contract/guards'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { staffRefusal, typesToChoose } from '../accounts.policy.ts'
import { updatePhone } from '../accounts.queries.ts'
import { dropAttempts } from '../codes/attempts.queries.ts'
import { dropResets } from '../codes/password-resets.queries.ts'
import { addressChangedMail } from '../mails/address-changed-mail.ts'
import { isMailOfAnother, setUnprovenAddress, updateUser } from '../users.queries.ts'
import { lockFor, type StaffCall } from './staff-call.ts'

interface Editable {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly type: UserType
}

const editableOf = ({ first_name, last_name, email, phone, type }: Editable) => ({
  first_name,
  last_name,
  email,
  phone,
  type,
})

/** Changes whenever a field of the form does. So two admins can't overwrite each other. */
export const versionOf = (user: Editable): string =>
  createHash('sha256')
    .update(JSON.stringify(editableOf(user)))
    .digest('base64url')
    .slice(0, 16)

type Locked = Awaited<ReturnType<typeof lockFor>>

type By = Pick<StaffCall, 'actor'>

const addressFault = async (
  tx: Db,
  { actor }: By,
  user: Locked,
  email: string | null,
): Promise<string | null> => {
  if (email === user.email) return null
  const refusal = staffRefusal('change-email', actor, user)
  if (refusal) return refusal
  if (email === null) return 'Please enter email address'
  return (await isMailOfAnother(tx, email, user.id)) ? takenMail : null
}

const typeFault = ({ actor }: By, user: Locked, type: UserType): string | null => {
  if (typesToChoose(actor, user).includes(type)) return null
  const refusal = staffRefusal('change-type', actor, user)
  if (refusal) return refusal
  return type === 'admin' && !actor.is_super_admin
    ? 'Only a super admin can make somebody an admin.'
    : 'This account keeps its type.'
}

/** All errors of all fields together. */
const assertAllowed = async (tx: Db, by: By, user: Locked, { email, type }: Editable): Promise<void> => {
  const wrongEmail = await addressFault(tx, by, user, email)
  const wrongType = typeFault(by, user, type)
  const errors = {
    ...(wrongEmail && { email: [wrongEmail] }),
    ...(wrongType && { type: [wrongType] }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
}

const rename = async (tx: Db, user: Locked, { first_name, last_name }: Editable): Promise<void> => {
  const former = { first_name: user.first_name, last_name: user.last_name }
  if (first_name === former.first_name && last_name === former.last_name) return
  await updateUser(tx, user.id, { first_name, last_name })
  await emit(tx, 'accounts.name-changed', { user_id: user.id, first_name, last_name, former })
}

/** The old address can no longer sign in or reset the password. It gets an email about the change. */
const moveAddress = async (tx: Db, user: Locked, email: string | null, siteOrigin: string): Promise<void> => {
  if (email === user.email || email === null) return
  if (!(await setUnprovenAddress(tx, user.id, email)))
    throw new AppError('invalid', { errors: { email: [takenMail] } })
  await dropResets(tx, user.id)
  await dropAttempts(tx, user.id)
  await endSessionsOf(tx, user.id)
  if (user.email)
    await sendLater(
      tx,
      addressChangedMail({
        to: user.email,
        firstName: user.first_name,
        email,
        contactUrl: `${siteOrigin}/contact-us`,
      }),
    )
}

/** What the person could see before ends with the old type. */
const changeType = async (tx: Db, user: Locked, type: UserType): Promise<void> => {
  if (type === user.type) return
  await emit(tx, 'accounts.type-checked', { user_id: user.id, from: user.type, to: type })
  await updateUser(tx, user.id, { type })
  await endSessionsOf(tx, user.id)
}

/** ADM-01: names, address, phone, and type of an account. A page and a coach's entry follow the name. */
export const updateUserByStaff = (
  { db, actor, caller }: StaffCall,
  userId: string,
  { version, ...changes }: UserChanges,
): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockFor(tx, actor, 'edit', userId)
    if (versionOf(user) !== version)
      throw new AppError('user_changed', {
        message: 'Somebody else changed this account while you were editing. Reload it and try again.',
      })
    const phone = changes.phone === undefined || !hasAccountPhone(changes.type) ? user.phone : changes.phone
    const next = { ...changes, phone }
    await assertAllowed(tx, { actor }, user, next)
    await rename(tx, user, next)
    await moveAddress(tx, user, next.email, caller.siteOrigin)
    await changeType(tx, user, next.type)
    if (phone !== user.phone) await updatePhone(tx, userId, phone)
    const changed = changedFields(editableOf(user), editableOf(next))
    if (changed) await record(tx, caller, { action: 'user.changed', userId, ...changed })
  })
