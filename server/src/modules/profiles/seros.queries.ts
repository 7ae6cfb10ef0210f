import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { atMost } from '../../platform/database/planning.ts'
import { users } from '../accounts/index.ts'
import { byName, isNamed } from './name-search.queries.ts'
import { athletes } from './profiles.tables.ts'
import { smallPhoto } from './small-photo.queries.ts'

interface SerosPage {
  readonly name: string | undefined
  readonly limit: number
  readonly offset: number
}

/** The premium pages of accounts in use, by name. */
export const findSeros = async (db: Db, { name, limit, offset }: SerosPage) => {
  const isTheirs = and(eq(users.id, athletes.user_id), isNull(users.deleted_at))
  const isFound = and(
    // Written like the index.
    sql`${athletes.is_seros}`,
    name ? isNamed(name) : undefined,
  )
  const [all] = await db.select({ total: count() }).from(athletes).innerJoin(users, isTheirs).where(isFound)
  const found = await db
    .select({
      athlete_id: athletes.id,
      user_id: users.id,
      athlete_slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      sport: athletes.sport_key,
      position: athletes.position,
      class: athletes.class_year,
      city: athletes.city,
      state: athletes.state,
      is_visible: athletes.is_visible,
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isFound)
    .orderBy(...byName, asc(athletes.id))
    .limit(atMost(limit))
    .offset(offset)
  return { athletes: found, total: all?.total ?? 0 }
}
