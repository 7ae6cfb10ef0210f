import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** So many rows are written by one statement of a nightly job: few enough that nobody notices a lock. */
const rowsPerStep = 500

const rowsOf = (table: PgTable, isMeant: SQL | undefined, perStep: number, lock: SQL): SQL =>
  sql`${table}.ctid = any(array(select ctid from ${table} where ${isMeant} limit ${perStep} ${lock}))`

/** At most one step's rows of a table. Rows that somebody else has locked are left for the next night. */
export const someRows = (table: PgTable, isMeant: SQL | undefined, perStep = rowsPerStep): SQL =>
  rowsOf(table, isMeant, perStep, sql`for update skip locked`)

/** The same for what has no next night: it waits for rows that somebody else has locked. */
export const everyRow = (table: PgTable, isMeant: SQL | undefined, perStep = rowsPerStep): SQL =>
  rowsOf(table, isMeant, perStep, sql`for update`)

/** Repeats a step, which tells how many rows it wrote, until one has less to do than it could. */
export const inSteps = async (
  step: (perStep: number) => Promise<number>,
  perStep = rowsPerStep,
): Promise<void> => {
  while ((await step(perStep)) >= perStep);
}

/** Each statement commits by itself, unless `db` is a transaction: what a crash leaves over the next run takes. */
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

/** The same for rows of which none may be left. */
export const eraseInSteps = (db: Db, table: PgTable, isMeant: SQL | undefined): Promise<void> =>
  inSteps(async (perStep) => {
    const { rowCount } = await db.delete(table).where(everyRow(table, isMeant, perStep))
    return rowCount ?? 0
  })

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Walks over ids in their order: `find` gives the next so many after one, `step` takes them. */
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
