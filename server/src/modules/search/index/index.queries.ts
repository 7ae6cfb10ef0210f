import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { bulkInsert, bulkUpsert } from '../../../platform/database/bulk-insert.ts'
import type { Db } from '../../../platform/database/database.ts'
import { holdUsers, users } from '../../accounts/index.ts'
import { athletes } from '../../profiles/index.ts'
import { searchAthletes, searchSpellings } from '../search.tables.ts'
import { type IndexedPage, indexRow, spellingRows, type Token, tokensOf } from './index-row.ts'
import { wholeSpelling } from './spellings-of.ts'

const indexed = {
  id: athletes.id,
  user_id: athletes.user_id,
  slug: athletes.slug,
  sport_key: athletes.sport_key,
  position: athletes.position,
  class_year: athletes.class_year,
  state: athletes.state,
  height_cm: athletes.height_cm,
  weight_kg: athletes.weight_kg,
  high_school: athletes.high_school,
  club: athletes.club,
  city: athletes.city,
  bio: athletes.bio,
  jersey_number: athletes.jersey_number,
  photo: athletes.photo,
  is_visible: athletes.is_visible,
  first_name: users.first_name,
  last_name: users.last_name,
  gender: users.gender,
}

/** The pages of athletes who are not deleted, in the order of their ids. */
const selectPages = (db: Db, isMeant: SQL | undefined, most: number) =>
  db
    .select(indexed)
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(and(isMeant, isNull(users.deleted_at)))
    .orderBy(asc(athletes.id))
    .limit(most)

const keyOf = ({ token, kind }: Token): string => `${token} ${kind}`

/** Those that are not in `known`, in one order, so two requests with the same new words never block each other. */
const unknownTokens = (pages: readonly IndexedPage[], known: ReadonlySet<string>): Token[] => {
  const byKey = new Map(pages.flatMap(tokensOf).map((token) => [keyOf(token), token]))
  return [...byKey.keys()]
    .filter((key) => !known.has(key))
    .toSorted()
    .flatMap((key) => byKey.get(key) ?? [])
}

const findKnown = async (tx: Db, pages: readonly IndexedPage[]): Promise<Set<string>> => {
  const tokens = [...new Set(pages.flatMap(tokensOf).map(({ token }) => token))]
  const found = await tx
    .select({ token: searchSpellings.token, kind: searchSpellings.kind })
    .from(searchSpellings)
    .where(
      and(
        inArray(searchSpellings.spelling, tokens.map(wholeSpelling)),
        inArray(searchSpellings.token, tokens),
      ),
    )
  return new Set(found.map(keyOf))
}

const reindex = async (tx: Db, isMeant: SQL): Promise<void> => {
  // Waits for an athlete who is being deleted. Otherwise their row would be written again after that.
  const pages = await holdUsers(selectPages(tx, isMeant, 1))
  if (pages.length === 0) return
  await bulkUpsert(tx, searchAthletes, pages.map(indexRow))
  const spellings = unknownTokens(pages, await findKnown(tx, pages)).flatMap(spellingRows)
  if (spellings.length > 0) await tx.insert(searchSpellings).values(spellings).onConflictDoNothing()
}

/** The athlete's current state in this transaction. */
export const reindexAthlete = (tx: Db, athleteId: string): Promise<void> =>
  reindex(tx, eq(athletes.id, athleteId))

/** Deleted athletes can't be found, and restored ones can. */
export const reindexUser = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(searchAthletes).where(eq(searchAthletes.user_id, userId))
  await reindex(tx, eq(athletes.user_id, userId))
}

const pagesPerRound = 2000

/** Writes everyone again. A page that changes in the meantime is written after this, so it wins. */
export const rebuildIndex = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${searchAthletes} in share row exclusive mode`)
  await tx.delete(searchAthletes)
  await tx.delete(searchSpellings)
  const known = new Set<string>()
  for (let last: string | undefined; ; ) {
    const pages = await selectPages(tx, last === undefined ? undefined : gt(athletes.id, last), pagesPerRound)
    const tokens = unknownTokens(pages, known)
    await bulkInsert(tx, searchAthletes, pages.map(indexRow))
    await bulkInsert(tx, searchSpellings, tokens.flatMap(spellingRows))
    for (const token of tokens) known.add(keyOf(token))
    last = pages.at(-1)?.id
    if (last === undefined) return
  }
}
