import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * The name of a statement that is built once, but planned again each time it runs. For searches: which plan is good
 * depends on what someone typed.
 */
export const plannedEachTime = ''

/** The same for a statement that is written as text: a part of it that does nothing else. */
export const plannedEachTimeMark = '/* planned each time */'
export const plannedEachTimeText = sql.raw(plannedEachTimeMark)

/**
 * A limit that is part of a statement's text. As a value, PostgreSQL expects a tenth of all rows, so it plans again each
 * time, or badly. For the few limits that our lists have.
 */
export const atMost = (limit: number): Placeholder & SQL =>
  sql.raw(String(Math.trunc(limit))) as unknown as Placeholder & SQL
