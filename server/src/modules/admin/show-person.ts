import { hasAccountPhone } from '@fieldhouse/contract/accounts.phone'
import type { AccessRow, Person, Relative } from '@fieldhouse/contract/admin.person'
import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { formatUsd } from '../../platform/money.ts'
import {
  findFamilyOf,
  findGrantsOf,
  listSessions,
  listSignIns,
  mayOpenAccount,
  type StaffAction,
  staffRefusal,
  typesToChoose,
  versionOf,
} from '../accounts/index.ts'
import { showMoneyOf } from '../billing/index.ts'
import { findUserById } from './admin.queries.ts'
import { findAccountFacts, findCoachesOf, findPhotosOf } from './person.queries.ts'
import { roleTitles, typeTitles } from './type-titles.ts'
import { presentUser } from './users/list-users.ts'

const presentAccess = async (db: Db, athleteIds: readonly string[]): Promise<AccessRow[]> => {
  const now = clock.now()
  return (await findGrantsOf(db, athleteIds)).map(({ from_at, until_at, ...grant }) => ({
    ...grant,
    from: from_at.toISOString(),
    until: until_at?.toISOString() ?? null,
    is_running: from_at <= now && (until_at === null || until_at > now),
  }))
}

type Members = Awaited<ReturnType<typeof findFamilyOf>>['members']

/** Everyone around the person: the athletes, the parents, and the success coaches. */
const presentFamily = async (
  db: Db,
  actor: Actor,
  userId: string,
  { members, athleteIds }: { members: Members; athleteIds: readonly string[] },
): Promise<Relative[]> => {
  const coaches = await findCoachesOf(db, athleteIds)
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
  const photos = await findPhotosOf(
    db,
    others.map(({ user_id }) => user_id),
  )
  return others.map(({ type, ...one }) => ({
    ...one,
    photo_url: photos.get(one.user_id) ?? null,
    can_open: mayOpenAccount(actor, { id: one.user_id, type, is_child: false }),
  }))
}

/** The family, and what its athletes may use. */
const findAround = async (db: Db, actor: Actor, userId: string) => {
  const { athleteIds, members } = await findFamilyOf(db, userId)
  const [access, family] = await Promise.all([
    presentAccess(db, athleteIds),
    presentFamily(db, actor, userId, { members, athleteIds }),
  ])
  return { members, access, family }
}

const staffSignInNote =
  'Only a super admin can change this person’s email address or type, or send a reset link.'

/** ADM-01: everything about one person. Another admin's account is for super admins. */
export const showPerson = async (db: Db, actor: Actor, id: string): Promise<Person> => {
  const [user, facts] = await Promise.all([findUserById(db, id), findAccountFacts(db, id)])
  if (!user || !facts || !mayOpenAccount(actor, { ...user, is_child: false })) throw new AppError('not_found')
  const [around, money, sessions, sign_ins] = await Promise.all([
    findAround(db, actor, id),
    showMoneyOf(db, user),
    listSessions(db, id, null),
    listSignIns(db, id),
  ])
  const { can, ...listed } = presentUser(actor, user)
  const may = (action: StaffAction) => user.deleted_at === null && staffRefusal(action, actor, user) === null
  const hasPackage = (athleteId: string) =>
    money.packages.some(({ athlete_user_id, status }) => athlete_user_id === athleteId && status !== 'ended')
  const { charges, cents, refunded } = money.paid
  return {
    ...listed,
    version: versionOf({ ...user, phone: facts.account_phone }),
    email_verified_at: facts.email_verified_at?.toISOString() ?? null,
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
    access: around.access,
    family: around.family,
    sessions: sessions.map(({ is_current: _, ...session }) => session),
    sign_ins,
    can: {
      ...can,
      edit: may('edit'),
      reset_password: may('reset-password') && user.email !== null,
      end_sessions: may('end-sessions') && sessions.length > 0,
      seros: user.type === 'athlete' && user.deleted_at === null && user.athlete_slug !== null,
      assign: user.type === 'athlete' && user.deleted_at === null,
      grant_to: around.members
        .filter(({ user_id, role }) => role === 'athlete' && !hasPackage(user_id))
        .map(({ user_id, first_name, last_name }) => ({ user_id, name: `${first_name} ${last_name}` })),
    },
  }
}
