import { usStates } from '@fieldhouse/contract/search.states'
import { and, asc, count, countDistinct, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { athletes, documents } from './profiles.tables.ts'

const isTheirs = eq(users.id, athletes.user_id)
const isPublic = and(eq(athletes.is_visible, true), isNull(users.deleted_at))

interface PageRange {
  /** The slug before the first. Empty at the start. */
  after: string
  limit: number
}

/** PUB-07: public pages by slug, with the time of the last change. */
export const findPublicPages = (db: Db, { after, limit }: PageRange) =>
  db
    .select({
      slug: athletes.slug,
      updated_at: sql<Date>`coalesce(${documents.updated_at}, ${athletes.created_at})`.mapWith(
        documents.updated_at,
      ),
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .leftJoin(documents, eq(documents.athlete_id, athletes.id))
    .where(and(isPublic, gt(athletes.slug, after)))
    .orderBy(asc(athletes.slug))
    .limit(limit)

export type PublicPage = Awaited<ReturnType<typeof findPublicPages>>[number]

/** The last slug of each full part except the last, if there are so many pages that they are listed in parts. */
export const findPublicPartEnds = async (db: Db, partSize: number): Promise<string[]> => {
  const placed = db
    .select({
      slug: athletes.slug,
      place: sql<number>`row_number() over (order by ${athletes.slug})`.as('place'),
      total: sql<number>`count(*) over ()`.as('total'),
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isPublic)
    .as('placed')
  const ends = await db
    .select({ slug: placed.slug })
    .from(placed)
    .where(and(sql`${placed.place} % ${partSize} = 0`, lt(placed.place, placed.total)))
    .orderBy(placed.place)
  return ends.map(({ slug }) => slug)
}

/** The number of public pages, and of their sports, states, and high schools. */
export const countPublicPages = async (db: Db) => {
  const [counted] = await db
    .select({
      athletes: count(),
      sports: countDistinct(athletes.sport_key),
      // The field is free text, and only a real state counts.
      states: sql<number>`count(distinct ${athletes.state})
        filter (where ${inArray(athletes.state, Object.keys(usStates))})`.mapWith(Number),
      high_schools: sql<number>`count(distinct (${athletes.high_school}, ${athletes.city}, ${athletes.state}))
        filter (where ${athletes.high_school} is not null)`.mapWith(Number),
    })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(isPublic)
  if (!counted) throw new Error('The count returned no row')
  return counted
}

/** The public pages of these people, by user id. */
export const findPublicSlugs = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (userIds.length === 0) return new Map()
  const found = await db
    .select({ user_id: athletes.user_id, slug: athletes.slug })
    .from(athletes)
    .innerJoin(users, isTheirs)
    .where(and(isPublic, inArray(athletes.user_id, [...userIds])))
  return new Map(found.map(({ user_id, slug }) => [user_id, slug]))
}
