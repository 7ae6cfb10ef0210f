import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** The rows that one statement of a nightly job writes. Few enough that nobody notices a lock. */
const rowsPerStep = 500

const rowsOf = (table: PgTable, isMeant: SQL | undefined, perStep: number, lock: SQL): SQL =>
  sql`${table}.ctid = any(array(select ctid from ${table} where ${isMeant} limit ${perStep} ${lock}))`

/** At most one batch of a table's rows. Rows locked by others are left for the next night. */
export const someRows = (table: PgTable, isMeant: SQL | undefined, perStep = rowsPerStep): SQL =>
  rowsOf(table, isMeant, perStep, sql`for update skip locked`)

/** The same for work that has no next night. It waits for rows locked by others. */
export const everyRow = (table: PgTable, isMeant: SQL | undefined, perStep = rowsPerStep): SQL =>
  rowsOf(table, isMeant, perStep, sql`for update`)

/** Repeats a step, which returns the number of rows it wrote, until one writes fewer than its limit. */
export const inSteps = async (
  step: (perStep: number) => Promise<number>,
  perStep = rowsPerStep,
): Promise<void> => {
  while ((await step(perStep)) >= perStep);
}

/** Each statement commits by itself, unless `db` is a transaction. After a crash the next run does the rest. */
export const deleteInSteps = (
  db: Db,
  table: PgTable,
  isMeant: SQL | undefined,
  perStep = rowsPerStep,
): Promise<void> =>
  inSteps(async () => {
    const { rowCount } = await db.delete(table).where(someRows(table, isMeant, perStep))
    return rowCount ?? 0
  }, perStep)

/** The same, for rows that must all be deleted. */
export const eraseInSteps = (db: Db, table: PgTable, isMeant: SQL | undefined): Promise<void> =>
  inSteps(async (perStep) => {
    const { rowCount } = await db.delete(table).where(everyRow(table, isMeant, perStep))
    return rowCount ?? 0
  })

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Visits ids in order. `find` returns the next batch after an id, and `step` handles it. */
export const walkIds = async (
  find: (after: string, limit: number) => Promise<string[]>,
  step: (ids: string[]) => Promise<void>,
  perStep = rowsPerStep,
): Promise<void> => {
  for (let after = beforeAll; ; ) {
    const ids = await find(after, perStep)
    const last = ids.at(-1)
    if (last === undefined) return
    await step(ids)
    after = last
  }
}
