import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { userPhotoUrl, users } from '../accounts/index.ts'
import { athletes, smallPhotoUrl } from '../profiles/index.ts'
import { rosterClaims } from '../roster/index.ts'

/** What the list doesn't show. */
export const findAccountFacts = async (db: Db, id: string) => {
  const [found] = await db
    .select({ email_verified_at: users.email_verified_at, account_phone: users.phone })
    .from(users)
    .where(eq(users.id, id))
  return found ?? null
}

export const findPhotosOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string | null>> => {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, photo_url: sql<string | null>`coalesce(${smallPhotoUrl}, ${userPhotoUrl})` })
    .from(users)
    .leftJoin(athletes, eq(athletes.user_id, users.id))
    .where(inArray(users.id, [...ids]))
  return new Map(found.map(({ id, photo_url }) => [id, photo_url]))
}

/** The success coaches of these athletes. */
export const findCoachesOf = async (db: Db, athleteIds: readonly string[]) =>
  athleteIds.length === 0
    ? []
    : db
        .select({
          user_id: users.id,
          first_name: users.first_name,
          last_name: users.last_name,
          since: rosterClaims.created_at,
        })
        .from(rosterClaims)
        .innerJoin(users, and(eq(users.id, rosterClaims.success_coach_id), isNull(users.deleted_at)))
        .where(inArray(rosterClaims.athlete_user_id, [...athleteIds]))
        .orderBy(rosterClaims.created_at)
