import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A whole row as one value, for reads of many wide rows: mapping each of their columns takes longer than the rest of the
 * read. Null if an outer join found none.
 */
export const rowAsJson = <T extends PgTable>(table: T): SQL<T['$inferSelect']> => {
  const times = Object.values(getTableColumns(table)).flatMap(({ name, dataType }) =>
    dataType === 'date' ? [name] : [],
  )
  const withTimes = (row: Record<string, unknown>): T['$inferSelect'] => {
    for (const name of times) if (typeof row[name] === 'string') row[name] = new Date(row[name])
    return row as T['$inferSelect']
  }
  return sql`to_json(${sql.identifier(getTableName(table))})`.mapWith(withTimes)
}
