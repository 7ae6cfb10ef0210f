import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { atMost } from '../../../platform/database/planning.ts'
import { users } from '../../accounts/index.ts'
import { athletes, smallPhoto } from '../../profiles/index.ts'
import { shownColor } from '../shown-color.queries.ts'

interface WallFilter {
  sport: string | undefined
  gender: string | undefined
  class: number | undefined
}

const isTheirs = eq(users.id, athletes.user_id)

const isOnWall = (filter: WallFilter) =>
  and(
    // Written like the index of the newest.
    sql`${athletes.is_visible}`,
    isNull(users.deleted_at),
    filter.sport === undefined ? undefined : eq(athletes.sport_key, filter.sport),
    filter.gender === undefined ? undefined : eq(users.gender, filter.gender),
    filter.class === undefined ? undefined : eq(athletes.class_year, filter.class),
  )

/** Every visible athlete, newest first. */
export const findPosters = (db: Db, filter: WallFilter, limit: number, offset: number) =>
  db
    .select({
      id: athletes.id,
      slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      number: athletes.jersey_number,
      color_theme: shownColor,
      sport_key: athletes.sport_key,
      position: athletes.position,
      class: athletes.class_year,
      high_school: athletes.high_school,
      state: athletes.state,
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isOnWall(filter))
    .orderBy(desc(athletes.created_at), desc(athletes.id))
    .limit(atMost(limit))
    .offset(offset)

/** Counts only up to a limit, because nobody pages to the end of a large wall. */
export const countPosters = async (db: Db, filter: WallFilter, most: number): Promise<number> => {
  const some = db
    .select({ id: athletes.id })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isOnWall(filter))
    .limit(atMost(most))
    .as('some')
  const [found] = await db.select({ total: count() }).from(some)
  return found?.total ?? 0
}
