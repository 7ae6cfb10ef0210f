import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { searchAthletes } from '../search.tables.ts'
import type { Question } from './find.queries.ts'
import type { Form, Reading, Word } from './forms.ts'

/**
 * A word in all of its forms, in PostgreSQL's syntax: `'mike':* | 'michael'`. Forms that a prefix covers are left out,
 * because every term costs. Words have only letters and digits, so nothing needs escaping.
 */
const anyForm = (word: Word): string => {
  const beginnings = word.flatMap(({ tokens, isBeginning }) => (isBeginning ? tokens : []))
  const others = word
    .flatMap(({ tokens, isBeginning }) => (isBeginning ? [] : tokens))
    .filter((token) => !beginnings.some((beginning) => token.startsWith(beginning)))
  return [
    ...beginnings.map((token) => `'${token}':*`),
    ...[...new Set(others)].map((token) => `'${token}'`),
  ].join(' | ')
}

const has = (query: string): SQL => sql`${searchAthletes.words} @@ ${query}::tsquery`

const isPossible = (reading: Reading): boolean => reading.every((word) => word.length > 0)

/**
 * All words of one of the readings. Each word is a separate condition. The index can then jump from match to match of
 * the rarest word. One long expression would make it read everything that any part matches.
 */
const isMeant = (readings: readonly Reading[]): SQL =>
  or(...readings.filter(isPossible).map((reading) => and(...reading.map((word) => has(anyForm(word)))))) ??
  sql`false`

/** Whether a word may match more than itself or its beginning. */
const isManifold = (readings: readonly Reading[]): boolean =>
  readings.some((reading) => reading.some((word) => word.length > 2))

const narrowed = (readings: readonly Reading[], keep: (form: Form) => boolean): Reading[] =>
  readings.map((reading) => reading.map((word) => word.filter(keep))).filter(isPossible)

/** From the best kind of match to the worst. Each includes the ones before it. */
const tiersOf = (readings: readonly Reading[]): SQL[] => {
  const costs = new Set(
    readings.flatMap((reading) => reading.flatMap((word) => word.map((form) => form.cost))),
  )
  return [...costs]
    .toSorted((a, b) => a - b)
    .map((most) => narrowed(readings, (form) => form.cost <= most))
    .filter((possible) => possible.length > 0)
    .map(isMeant)
}

const costOfWord = (word: Word): SQL => {
  const byCost = word.toSorted((a, b) => a.cost - b.cost)
  const cases = byCost.map((form) => sql`when ${has(anyForm([form]))} then ${form.cost}::int`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** James Thomas before Thomas James, if it was typed that way. */
const otherOrder = (reading: Reading): SQL => {
  const [names] = narrowed([reading], ({ isName }) => isName)
  if (!names || names.length < 2) return sql`0`
  const inOrder = names.map((word) => `(${anyForm(word)})`).join(' <-> ')
  return sql`case when ${has(inOrder)} then 0 else 0.5 end`
}

/** How far an athlete is from the typed text. */
const costOf = (readings: readonly Reading[]): SQL => {
  const costs = readings
    .filter(isPossible)
    .map((reading) => sql`${sql.join(reading.map(costOfWord), sql` + `)} + ${otherOrder(reading)}`)
  return costs.length === 0 ? sql`0` : sql`least(${sql.join(costs, sql`, `)})`
}

/** The athletes that match one of the readings, among those who may be found. */
export const asQuestion = (readings: readonly Reading[], isAllowed: SQL | undefined): Question => ({
  isMeant: and(isAllowed, isMeant(readings)),
  nearness: costOf(readings),
  isManifold: isManifold(readings),
})

/** Everyone who may be found. All are equally near. */
export const asQuestionOfAll = (isAllowed: SQL | undefined): Question => ({
  isMeant: isAllowed,
  nearness: sql`0`,
  isManifold: false,
})

/** The kinds of matches from the best to the worst, each without the ones before it. */
export const tiersApart = (readings: readonly Reading[], isAllowed: SQL | undefined): (SQL | undefined)[] => {
  const tiers = tiersOf(readings)
  return tiers.map((tier, place) => {
    const better = tiers[place - 1]
    return and(isAllowed, tier, better && not(better))
  })
}
