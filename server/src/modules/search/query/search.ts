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

/** With fewer than anybody looks through, nicknames, schools and towns are thought of too. */
const plenty = 100
/** With fewer than the popup shows, misspelt names are; on a longer page that is not full, those that sound the same. */
const enough = 5

/** Too many to be sorted: kind of match by kind of match, from the best, until the page is full. */
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

/** Beyond what is counted there are no pages. */
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

/** Those whom filters alone choose. All are equally near, so they are counted before anybody is read. */
const findByFilters = async (db: Db, isAllowed: SQL | undefined, cut: Cut): Promise<Found> => {
  if ((await countUpTo(db, isAllowed, mostCounted + 1)) <= mostCounted) {
    const few = await findFew(db, asQuestionOfAll(isAllowed), cut)
    if (few.total <= mostCounted) return { ...few, isMore: false }
  }
  return { rows: await findInOrder(db, isAllowed, cut), total: mostCounted, isMore: true }
}

/** SRC-05: those of whom every word is true, nearest first; where these are few, also those who may be meant. */
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
  // A town that is written like it is no answer to a name that is misspelt.
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
