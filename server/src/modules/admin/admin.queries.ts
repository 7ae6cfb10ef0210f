import type { SportKey } from '@fieldhouse/contract/accounts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isOneOf, oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { guardians, userPhotoUrl, users } from '../accounts/index.ts'
import { isVerifiedCoach, namedCollegeOf, phoneOfCoach } from '../colleges/index.ts'
import { athletes, contacts, smallPhotoUrl } from '../profiles/index.ts'

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
export const findUserById = async (db: Db, id: string): Promise<FoundUser | null> => {
  const [found] = await selectUsers(db).where(and(eq(users.id, id), isNull(users.erased_at)))
  return found ?? null
}

export type FoundUser = Awaited<ReturnType<typeof selectUsers>>[number]

const childrenIn = oncePerDatabase((db) =>
  db
    .select({
      parent_id: guardians.parent_id,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
    .where(isOneOf(guardians.parent_id, sql.placeholder('parent_ids')))
    .orderBy(guardians.created_at, users.id)
    .prepare('admin_children'),
)

/** The athletes of these parents, the oldest family first. */
export const findChildrenOf = async (db: Db, parentIds: readonly string[]) =>
  parentIds.length === 0 ? [] : childrenIn(db).execute({ parent_ids: parentIds })
