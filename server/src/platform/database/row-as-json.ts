import { Column, getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'

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

type Fields = Record<string, AnyPgColumn | SQL>

/** For fields of a table that an outer join may not find. It changes only the types, so each value may be null. */
export const nullable = <Some extends Fields>(fields: Some) =>
  fields as unknown as { [Name in keyof Some]: SQL<SelectResultFields<Some>[Name] | null> }

/**
 * Columns and expressions of a query as one value, for statements that run with every request. Describing and mapping
 * twenty columns takes the driver longer than sending the statement. The names are not sent. It doesn't work for binary
 * columns.
 */
export const fieldsAsJson = <Some extends Fields>(fields: Some): SQL<SelectResultFields<Some>> => {
  const decoders = Object.entries<AnyPgColumn | SQL>(fields).map(([name, field]) => {
    // Drizzle's types leave this property out.
    const decoder = is(field, Column) ? field : (Reflect.get(field, 'decoder') as AnyPgColumn)
    return { name, decoder }
  })
  const read = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const [place, { name, decoder }] of decoders.entries()) {
      const value = values[place] ?? null
      row[name] = value === null ? null : decoder.mapFromDriverValue(value)
    }
    return row as SelectResultFields<Some>
  }
  const values = Object.values(fields).map((field) => sql`${field}`)
  return sql`json_build_array(${sql.join(values, sql`, `)})`.mapWith(read)
}
