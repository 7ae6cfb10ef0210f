import { hasAccountPhone } from '@fieldhouse/contract/accounts.phone'
import type { AccessRow, Person, Relative } from '@fieldhouse/contract/admin.person'
import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { formatUsd } from '../../platform/money.ts'
import {
  familyMembers,
  mayOpenAccount,
  presentSession,
  presentSignIn,
  type StaffAction,
  staffRefusal,
  typesToChoose,
  versionOf,
} from '../accounts/index.ts'
import { showMoneyOf } from '../billing/index.ts'
import { type Around, findAround, findPerson } from './person.queries.ts'
import { roleTitles, typeTitles } from './type-titles.ts'
import { presentUser } from './users/list-users.ts'

const presentAccess = ({ grants }: Around): AccessRow[] => {
  const now = clock.now()
  return grants.map(({ from_at, until_at, ...grant }) => ({
    ...grant,
    from: from_at.toISOString(),
    until: until_at?.toISOString() ?? null,
    is_running: from_at <= now && (until_at === null || until_at > now),
  }))
}

/** Everyone around the person: the athletes, the parents, and the success coaches. */
const presentFamily = (
  actor: Actor,
  userId: string,
  members: ReturnType<typeof familyMembers>,
  { coaches, photos }: Around,
): Relative[] => {
  const others = [
    ...members
      .filter(({ user_id }) => user_id !== userId)
      .map(({ role, ...one }) => ({
        ...one,
        role: roleTitles[role],
        type: (role === 'athlete' ? 'athlete' : 'parent') as UserType,
        since: null,
      })),
    ...coaches.map(({ since, ...one }) => ({
      ...one,
      role: typeTitles.rsc,
      type: 'rsc' as UserType,
      since: since.toISOString(),
    })),
  ]
  return others.map(({ type, ...one }) => ({
    ...one,
    photo_url: photos.get(one.user_id) ?? null,
    can_open: mayOpenAccount(actor, { id: one.user_id, type, is_child: false }),
  }))
}

const staffSignInNote =
  'Only a super admin can change this person’s email address or type, or send a reset link.'

/** ADM-01: everything about one person. Another admin's account is for super admins. */
export const showPerson = async (db: Db, actor: Actor, id: string): Promise<Person> => {
  const found = await findPerson(db, id)
  if (!found || !mayOpenAccount(actor, { ...found.user, is_child: false })) throw new AppError('not_found')
  const { user, account } = found
  const [around, money] = await Promise.all([findAround(db, id), showMoneyOf(db, user)])
  const members = familyMembers(around.athletes, around.guardians)
  const { can, ...listed } = presentUser(actor, user)
  const may = (action: StaffAction) => user.deleted_at === null && staffRefusal(action, actor, user) === null
  const hasPackage = (athleteId: string) =>
    money.packages.some(({ athlete_user_id, status }) => athlete_user_id === athleteId && status !== 'ended')
  const { charges, cents, refunded } = money.paid
  return {
    ...listed,
    version: versionOf({ ...user, phone: account.account_phone }),
    email_verified_at: account.email_verified_at?.toISOString() ?? null,
    is_own_deletion: user.deleted_by === id,
    types: typesToChoose(actor, user).map((key) => ({ key, title: typeTitles[key] })),
    has_account_phone: hasAccountPhone(user.type),
    sign_in_note: may('edit') && !may('change-email') ? staffSignInNote : null,
    packages: money.packages,
    has_card: money.has_card,
    paid: {
      charges,
      formatted_total: formatUsd(cents),
      formatted_refunded: refunded > 0 ? formatUsd(refunded) : null,
    },
    access: presentAccess(around),
    family: presentFamily(actor, id, members, around),
    sessions: around.sessions.map(presentSession),
    sign_ins: around.sign_ins.map(presentSignIn),
    can: {
      ...can,
      edit: may('edit'),
      reset_password: may('reset-password') && user.email !== null,
      end_sessions: may('end-sessions') && around.sessions.length > 0,
      seros: user.type === 'athlete' && user.deleted_at === null && user.athlete_slug !== null,
      assign: user.type === 'athlete' && user.deleted_at === null,
      grant_to: members
        .filter(({ user_id, role }) => role === 'athlete' && !hasPackage(user_id))
        .map(({ user_id, first_name, last_name }) => ({ user_id, name: `${first_name} ${last_name}` })),
    },
  }
}
