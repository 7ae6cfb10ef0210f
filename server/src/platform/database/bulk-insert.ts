import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const rowsPerStatement = 1000

/**
 * Many rows in few statements, on either engine: each statement carries one JSON parameter, so the number of rows is
 * not bound by the number of parameters. Every row names the columns that the first one names.
 */
export const bulkInsert = <T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) =>
  insertAll(db, table, rows, sql.empty())

/** The same, but a row whose primary key is there already is brought up to date. */
export const bulkUpsert = <T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]) => {
  const columns = Object.values(getTableColumns(table))
  const keys = columns.filter(({ primary }) => primary).map(({ name }) => name)
  const renewed = namedBy(rows)
    .filter((name) => !keys.includes(name))
    .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  const renew = sql`on conflict (${identifiers(keys)}) do update set ${sql.join(renewed, sql`, `)}`
  return insertAll(db, table, rows, renew)
}

const insertAll = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL,
): Promise<void> => {
  const columns = identifiers(namedBy(rows))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = JSON.stringify(rows.slice(start, start + rowsPerStatement))
    await db.execute(
      sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_recordset(null::${table}, ${chunk}::jsonb) ${onConflict}`,
    )
  }
}

const namedBy = (rows: readonly object[]) => Object.keys(rows[0] ?? {})

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
