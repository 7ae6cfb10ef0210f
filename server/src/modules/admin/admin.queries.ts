import type { UserFilter } from '@fieldhouse/contract/admin'
import type { UserType } from '@fieldhouse/contract/guards'
import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { userPhotoUrl, users } from '../accounts/index.ts'
import { athletes, smallPhotoUrl } from '../profiles/index.ts'

interface UserSearch {
  filter: UserFilter
  text: string | undefined
  limit: number
  offset: number
}

const isOf = (filter: UserFilter): SQL | undefined => {
  if (filter === 'deleted') return and(isNotNull(users.deleted_at), isNull(users.erased_at))
  return and(isNull(users.deleted_at), filter === 'all' ? undefined : eq(users.type, filter))
}

/** Not a pattern: the typed text is matched literally. */
const has = (column: SQL, text: string): SQL => sql`strpos(lower(${column}), lower(${text})) > 0`

const isFoundBy = (text: string | undefined): SQL | undefined =>
  text
    ? or(has(sql`${users.first_name} || ' ' || ${users.last_name}`, text), has(sql`${users.email}`, text))
    : undefined

/** Newest first. Rows of the same moment have a stable order. */
export const findUsers = async (db: Db, { filter, text, limit, offset }: UserSearch) => {
  const isFound = and(isOf(filter), isFoundBy(text))
  const [all] = await db.select({ total: count() }).from(users).where(isFound)
  const found = await db
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      type: users.type,
      is_super_admin: users.is_super_admin,
      created_at: users.created_at,
      deleted_at: users.deleted_at,
      athlete_slug: athletes.slug,
      photo_url: sql<string | null>`coalesce(${smallPhotoUrl}, ${userPhotoUrl})`,
      city: athletes.city,
      state: athletes.state,
    })
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .where(isFound)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(limit)
    .offset(offset)
  return { users: found, total: all?.total ?? 0 }
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
