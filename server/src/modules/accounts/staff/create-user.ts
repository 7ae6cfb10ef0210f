import { type CreatedRole, hasAthlete } from '@fieldhouse/contract/admin.roles'
import type { NewUserForm } from '@fieldhouse/contract/admin.users'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { rolesToCreate } from '../accounts.policy.ts'
import { welcomeMail } from '../mails/staff-mails.ts'
import { addressExists, type Newcomer } from '../open-account.ts'
import { takeRole } from '../sign-up/take-role.ts'
import { insertInvited } from '../users.queries.ts'
import { passwordLink } from './send-reset-link.ts'
import type { StaffCall } from './staff-call.ts'

const week = 7 * 24 * 60 * 60 * 1000

type Person = Pick<Newcomer, 'type' | 'first_name' | 'last_name' | 'gender'>

const insert = async (tx: Db, email: string, { type, first_name, last_name, gender }: Person) => {
  const id = uuidv7()
  const person = { id, type, first_name, last_name, gender, email, password_hash: null }
  if (!(await insertInvited(tx, person))) throw addressExists(email)
  return id
}

type WorkRole = Extract<CreatedRole, 'rsc' | 'editor' | 'admin'>

/** A family's account starts like a sign-up: an athlete gets a page, and a relative the athlete in the form. */
const open = (tx: Db, { role, email, ...form }: NewUserForm): Promise<string> => {
  const { first_name, last_name } = form
  if (!hasAthlete(role))
    return insert(tx, email, { type: role as WorkRole, first_name, last_name, gender: null })
  return takeRole(
    tx,
    { ...form, type: role as Exclude<CreatedRole, WorkRole> },
    {
      become: (newcomer) => insert(tx, email, newcomer),
      // Only an invitation leads here, and the form has none.
      becomeAthlete: () => Promise.reject(new Error('An account without an invitation has no athlete')),
    },
  )
}

/** ADM-01: a new account. The person gets an email to choose the password, so nobody else ever knows it. */
export const createUser = ({ db, actor, caller }: StaffCall, form: NewUserForm): Promise<string> =>
  transaction(db, async (tx) => {
    if (!rolesToCreate(actor).includes(form.role))
      throw new AppError('forbidden', { message: 'Only a super admin can create an admin.' })
    const id = await open(tx, form)
    const { email, first_name: firstName, last_name, role } = form
    const url = await passwordLink(tx, { id, email }, caller.siteOrigin, week)
    await sendLater(tx, welcomeMail({ to: email, firstName, url }))
    await record(tx, caller, {
      action: 'user.created',
      userId: id,
      after: { first_name: firstName, last_name, email, role },
    })
    return id
  })
