import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { between, nameWords, unheard } from './name-words.ts'
import { athletes } from './profiles.tables.ts'

interface NameSearch {
  name: string
  limit: number
  offset: number
}

/** A name as it is compared: without case and accents. */
const plain = (name: SQL): SQL => sql`lower(regexp_replace(normalize(${name}, NFD), ${unheard}, '', 'g'))`

/** Sorted by code points, so that both engines agree. */
const sortable = (name: SQL): SQL => sql`${plain(name)} collate "C"`

const wholeName = plain(sql`${users.first_name} || ' ' || ${users.last_name}`)
const spacedName = sql`translate(' ' || ${wholeName}, ${between}, ${' '.repeat(between.length)})`

/** No pattern: whatever is typed is looked for as it is. */
const hasWordBeginning = (word: string): SQL => sql`strpos(${spacedName}, ' ' || lower(${word})) > 0`

const isPublic = and(eq(athletes.is_visible, true), isNull(users.deleted_at))

/** Athletes that anyone may see and that have, for each word given, one in their names that begins with it. */
export const findPublicAthletes = async (db: Db, { name, limit, offset }: NameSearch) => {
  const words = nameWords(name)
  if (words.length === 0) return { athletes: [], total: 0 }
  const isFound = and(isPublic, ...words.map(hasWordBeginning))
  const isTheirs = eq(users.id, athletes.user_id)
  const found = await db
    .select({
      id: athletes.id,
      slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      sport_key: athletes.sport_key,
      position: athletes.position,
      class_year: athletes.class_year,
      state: athletes.state,
      height_cm: athletes.height_cm,
      weight_kg: athletes.weight_kg,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isFound)
    .orderBy(sortable(sql`${users.last_name}`), sortable(sql`${users.first_name}`), athletes.id)
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (first || offset === 0) return { athletes: found, total: first?.total ?? 0 }
  // Beyond the last page there is no row to tell how many there are.
  const [all] = await db.select({ total: count() }).from(athletes).innerJoin(users, isTheirs).where(isFound)
  return { athletes: [], total: all?.total ?? 0 }
}

export type PublicAthlete = Awaited<ReturnType<typeof findPublicAthletes>>['athletes'][number]
