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

const insertAll = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL,
): Promise<Record<string, unknown>[]> => {
  const returned: Record<string, unknown>[] = []
  const columns = identifiers(namedBy(rows))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = JSON.stringify(rows.slice(start, start + rowsPerStatement))
    const { rows: found } = await db.execute(
      sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${chunk}::jsonb) ${onConflict}`,
    )
    returned.push(...found)
  }
  return returned
}

const namedBy = (rows: readonly object[]) => Object.keys(rows[0] ?? {})

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
