import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { asQuestion, asQuestionOfAll, tiersApart } from './conditions.queries.ts'
import { type Cut, countUpTo, type FoundRow, findFew, findInOrder, mostCounted } from './find.queries.ts'
import type { Reading } from './forms.ts'
import {
  alikeReadings,
  doubtfulWords,
  lenientReadings,
  nameReadings,
  shorterReadings,
  widerReadings,
  wordsIn,
} from './read-text.ts'
import { findVocabulary } from './vocabulary.ts'

export interface Found {
  readonly rows: FoundRow[]
  readonly total: number
  /** There are more than `total`. */
  readonly isMore: boolean
}

const nobody: Found = { rows: [], total: 0, isMore: false }

/** If there are fewer than anyone looks through, nicknames, schools, and towns are added. */
const plenty = 100
/**
 * If there are fewer than the popup shows, misspelled names are added. On a longer page that is not full, names that
 * sound the same.
 */
const enough = 5

/** Too many to sort: one kind of match after the other, from the best, until the page is full. */
const findMany = async (db: Db, tiers: readonly (SQL | undefined)[], cut: Cut): Promise<FoundRow[]> => {
  const rows: FoundRow[] = []
  let { offset } = cut
  for (const tier of tiers) {
    const limit = cut.limit - rows.length
    const some = limit > 0 ? await findInOrder(db, tier, { limit, offset }) : []
    rows.push(...some)
    if (rows.length >= cut.limit) break
    if (offset > 0) offset -= some.length > 0 ? offset : await countUpTo(db, tier, offset)
  }
  return rows
}

/** There are no pages beyond what is counted. */
const cutShort = ({ limit, offset }: Cut): Cut => {
  const start = Math.min(offset, mostCounted)
  return { offset: start, limit: Math.min(limit, mostCounted - start) }
}

const findBy = async (
  db: Db,
  isAllowed: SQL | undefined,
  readings: readonly Reading[],
  cut: Cut,
): Promise<Found> => {
  const { rows, total } = await findFew(db, asQuestion(readings, isAllowed), cut)
  if (total <= mostCounted) return { rows, total, isMore: false }
  const many = await findMany(db, tiersApart(readings, isAllowed), cut)
  return { rows: many, total: mostCounted, isMore: true }
}

/** Athletes chosen only by filters. All are equally near, so they are counted before any are read. */
const findByFilters = async (db: Db, isAllowed: SQL | undefined, cut: Cut): Promise<Found> => {
  if ((await countUpTo(db, isAllowed, mostCounted + 1)) <= mostCounted) {
    const few = await findFew(db, asQuestionOfAll(isAllowed), cut)
    if (few.total <= mostCounted) return { ...few, isMore: false }
  }
  return { rows: await findInOrder(db, isAllowed, cut), total: mostCounted, isMore: true }
}

/** SRC-05: athletes who match every word, nearest first. If there are few, also likely matches. */
export const search = async (
  db: Db,
  isAllowed: SQL | undefined,
  text: string | undefined,
  asked: Cut,
): Promise<Found> => {
  const cut = cutShort(asked)
  if (text === undefined) return findByFilters(db, isAllowed, cut)
  const words = wordsIn(text)
  if (!words) return nobody
  const named = await findBy(db, isAllowed, nameReadings(words), cut)
  if (named.total >= plenty) return named
  const wider = await findBy(db, isAllowed, widerReadings(words), cut)
  // A town with a similar spelling is no answer to a misspelled name.
  if (named.total >= Math.max(enough, asked.limit) || wider.isMore) return wider
  const vocabulary = await findVocabulary(db, doubtfulWords(words))
  if (named.total >= enough) return findBy(db, isAllowed, alikeReadings(words, vocabulary), cut)
  const stages = [lenientReadings(words, vocabulary), ...shorterReadings(words, vocabulary)]
  for (const readings of stages) {
    const found = await findBy(db, isAllowed, readings, cut)
    if (found.total > 0) return found
  }
  return nobody
}
