import { setImmediate } from 'node:timers/promises'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const rowsPerStatement = 1000

/**
 * Inserts many rows in few statements, on either engine. Each statement has one JSON parameter, so the limit on
 * parameters does not limit the rows. Every row names the columns that the first one names.
 */
export const bulkInsert = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  await insertAll(db, table, rows, sql.empty())
}

/** The same, but updates a row if its primary key exists. */
export const bulkUpsert = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const columns = Object.values(getTableColumns(table))
  const keys = columns.filter(({ primary }) => primary).map(({ name }) => name)
  const renewed = namedBy(rows)
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  const renew = sql`on conflict (${identifiers(keys)}) do update set ${sql.join(renewed, sql`, `)}`
  await insertAll(db, table, rows, renew)
}

/** The same, but leaves out rows that can't be there twice. Returns the ids of those that were inserted. */
export const bulkInsertNew = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<Set<unknown>> =>
  new Set((await insertAll(db, table, rows, sql`on conflict do nothing returning id`)).map(({ id }) => id))

export interface TableRows {
  readonly table: PgTable
  rows(): Iterable<Record<string, unknown>>
}

/** Fills tables in this order. The rows of each statement are made while the database works on the one before. */
export const bulkFill = async (db: Db, tables: Iterable<TableRows>): Promise<void> => {
  const statements = fillingStatements(tables)
  let next = statements.next()
  while (!next.done) {
    const { value } = next
    // The statement is sent before the next one is made.
    const [made] = await Promise.all([setImmediate().then(() => statements.next()), db.execute(value)])
    next = made
  }
}

function* fillingStatements(tables: Iterable<TableRows>): Generator<SQL> {
  for (const { table, rows } of tables) {
    let names: string[] = []
    for (const some of inChunks(rows())) {
      if (names.length === 0) names = namedBy(some)
      yield insertion(table, names, some, sql.empty())
    }
  }
}

function* inChunks<T>(rows: Iterable<T>): Generator<T[]> {
  let chunk: T[] = []
  for (const row of rows) {
    if (chunk.push(row) < rowsPerStatement) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

const insertAll = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL,
): Promise<Record<string, unknown>[]> => {
  const returned: Record<string, unknown>[] = []
  const names = namedBy(rows)
  for (const some of inChunks(rows)) {
    const { rows: found } = await db.execute(insertion(table, names, some, onConflict))
    returned.push(...found)
  }
  return returned
}

const insertion = (
  table: PgTable,
  names: readonly string[],
  rows: readonly object[],
  onConflict: SQL,
): SQL => {
  const columns = identifiers(names)
  return sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) ${onConflict}`
}

const namedBy = (rows: readonly object[]) => Object.keys(rows[0] ?? {})

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
