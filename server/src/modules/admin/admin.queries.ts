import type { SportKey } from '@fieldhouse/contract/accounts'
import type { UserFilter, UserSort } from '@fieldhouse/contract/admin'
import type { UserType } from '@fieldhouse/contract/guards'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { guardians, userPhotoUrl, users } from '../accounts/index.ts'
import { isVerifiedCoach, namedCollegeOf, phoneOfCoach } from '../colleges/index.ts'
import { athletes, contacts, smallPhotoUrl } from '../profiles/index.ts'
import { hasText } from './typed-text.queries.ts'

interface UserSearch {
  filter: UserFilter
  sort: UserSort
  text: string | undefined
  limit: number
  offset: number
}

const isOf = (filter: UserFilter): SQL | undefined => {
  if (filter === 'deleted') return and(isNotNull(users.deleted_at), isNull(users.erased_at))
  return and(isNull(users.deleted_at), filter === 'all' ? undefined : eq(users.type, filter))
}

const isFoundBy = (text: string | undefined): SQL | undefined =>
  text
    ? or(
        hasText(sql`${users.first_name} || ' ' || ${users.last_name}`, text),
        hasText(sql`${users.email}`, text),
      )
    : undefined

/** Rows of the same moment, or with the same name, have a stable order. */
const orders: Record<UserSort, readonly SQL[]> = {
  newest: [desc(users.created_at), desc(users.id)],
  name: [sql`lower(${users.last_name})`, sql`lower(${users.first_name})`, asc(users.id)],
  seen: [sql`${users.last_seen_at} desc nulls last`, sql`${users.id} desc nulls last`],
}

/** The facts about one user that a list shows. */
const userColumns = {
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
}

const selectUsers = (db: Db) =>
  db
    .select(userColumns)
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))

export const findUsers = async (db: Db, { filter, sort, text, limit, offset }: UserSearch) => {
  const isFound = and(isOf(filter), isFoundBy(text))
  const [all] = await db.select({ total: count() }).from(users).where(isFound)
  const found = await selectUsers(db)
    .where(isFound)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
  return { users: found, total: all?.total ?? 0 }
}

/** Also if the account was deleted, and until it is erased. */
export const findUserById = async (db: Db, id: string): Promise<FoundUser | null> => {
  const [found] = await selectUsers(db).where(and(eq(users.id, id), isNull(users.erased_at)))
  return found ?? null
}

export type FoundUser = Awaited<ReturnType<typeof findUsers>>['users'][number]

/** The number of active users of each type, and of deleted ones. */
export const countUsers = (db: Db): Promise<{ type: UserType; is_deleted: boolean; count: number }[]> =>
  db
    .select({
      type: users.type,
      is_deleted: sql<boolean>`${users.deleted_at} is not null`,
      count: count(),
    })
    .from(users)
    .where(isNull(users.erased_at))
    .groupBy(users.type, sql`2`)

/** The athletes of these parents, the oldest family first. */
export const findChildrenOf = async (db: Db, parentIds: readonly string[]) =>
  parentIds.length === 0
    ? []
    : db
        .select({
          parent_id: guardians.parent_id,
          user_id: users.id,
          first_name: users.first_name,
          last_name: users.last_name,
        })
        .from(guardians)
        .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
        .where(inArray(guardians.parent_id, [...parentIds]))
        .orderBy(guardians.created_at, users.id)
