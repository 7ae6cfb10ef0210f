import type { SportKey } from '@fieldhouse/contract/accounts'
import type { ListedUser } from '@fieldhouse/contract/admin'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isOneOf, type OrGiven, oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { guardians, userPhotoUrl, users } from '../accounts/index.ts'
import { runningPackageOf } from '../billing/index.ts'
import { isVerifiedCoach, namedCollegeOf, phoneOfCoach } from '../colleges/index.ts'
import { athletes, contacts, smallPhotoUrl } from '../profiles/index.ts'

const children = readOnlyAs(users, 'children')

const childrenOfUser = sql`from ${guardians} join ${users} children
  on ${children.id} = ${guardians.athlete_user_id} and ${children.deleted_at} is null
  where ${guardians.parent_id} = ${users.id}`

const nameOfChild = sql`${children.first_name} || ' ' || ${children.last_name}`

/** A parent's athletes, the oldest family first. */
const athletesOfUser = sql<ListedUser['athletes']>`coalesce((
  select json_agg(json_build_object('user_id', ${children.id}, 'name', ${nameOfChild})
    order by ${guardians.created_at}, ${children.id})
  ${childrenOfUser} and ${users.type} = 'parent'), '[]'::json)`

/** Their names in one text. */
export const namesOfAthletes = sql<string | null>`(
  select string_agg(${nameOfChild}, '; ' order by ${guardians.created_at}, ${children.id})
  ${childrenOfUser} and ${users.type} = 'parent')`

/** The package of an athlete, or of a parent's athletes. */
const packageOfUser = sql<ListedUser['subscription']>`case ${users.type}
  when 'athlete' then ${runningPackageOf(users.id)}
  when 'parent' then (
    select held.package from (
      select ${runningPackageOf(children.id)} as package ${childrenOfUser}
      order by ${guardians.created_at}, ${children.id}) as held
    where held.package is not null limit 1) end`

/** The facts about one user that a list shows. */
export const userColumns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  type: users.type,
  is_super_admin: users.is_super_admin,
  is_vip: users.is_vip,
  last_seen_at: users.last_seen_at,
  created_at: users.created_at,
  deleted_at: users.deleted_at,
  deleted_by: users.deleted_by,
  athlete_slug: athletes.slug,
  photo_url: sql<string | null>`coalesce(${smallPhotoUrl}, ${userPhotoUrl})`,
  city: athletes.city,
  state: athletes.state,
  country: athletes.country,
  sport_key: sql<SportKey | null>`${athletes.sport_key}`,
  class_year: athletes.class_year,
  is_visible: athletes.is_visible,
  is_seros: athletes.is_seros,
  phone: sql<string | null>`coalesce(${users.phone}, ${contacts.phone}, ${phoneOfCoach(users.id)})`,
  college: namedCollegeOf(users.id),
  is_verified_coach: isVerifiedCoach(users.id),
  athletes: athletesOfUser,
  subscription: packageOfUser,
}

const selectUsers = (db: Db) =>
  db
    .select(userColumns)
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))

const usersIn = oncePerDatabase((db) =>
  selectUsers(db)
    .where(isOneOf(users.id, sql.placeholder('ids')))
    .prepare('admin_users'),
)

/** These users, in this order. Only the rows of a page are joined, however deep it is. */
export const findUsers = async (db: Db, ids: readonly string[]): Promise<FoundUser[]> => {
  if (ids.length === 0) return []
  const found = new Map((await usersIn(db).execute({ ids })).map((user) => [user.id, user]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Also if the account was deleted, and until it is erased. */
export const selectUserById = (db: Db, id: OrGiven<string>) =>
  selectUsers(db).where(and(eq(users.id, id), isNull(users.erased_at)))

export const findUserById = async (db: Db, id: string): Promise<FoundUser | null> =>
  (await selectUserById(db, id))[0] ?? null

export type FoundUser = Awaited<ReturnType<typeof selectUsers>>[number]
