import { Column, is, SQL, Subquery } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

interface Selected {
  readonly path: readonly string[]
  readonly field: unknown
}

/** What turns the database's value into ours. The same choice as in Drizzle's own `mapResultRow`. */
const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field
  const of = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : Reflect.get(Object(field), 'sql')
  return Reflect.get(Object(of), 'decoder')
}

/**
 * Drizzle asks for each value of each row what kind of column it is, which takes longer than everything else that it
 * does. A prepared statement is asked once. If a selection has nested objects, Drizzle reads it itself.
 */
export const readRowsFast = <Config extends PreparedQueryConfig>(
  statement: PgPreparedQuery<Config>,
): void => {
  const selected: readonly Selected[] | undefined = Reflect.get(statement, 'fields')
  if (!selected || selected.some(({ path }) => path.length !== 1)) return
  const columns = selected.map(({ path, field }) => ({ name: path[0] ?? '', decoder: decoderOf(field) }))
  // A copy has its shape from the beginning.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map(({ name }) => [name, null]))
  const readRow = (values: readonly unknown[]): Record<string, unknown> => {
    const row = { ...empty }
    for (const [at, { name, decoder }] of columns.entries()) {
      const value = values[at]
      if (value !== null) row[name] = decoder.mapFromDriverValue(value)
    }
    return row
  }
  Reflect.set(statement, 'customResultMapper', (rows: readonly unknown[][]) => rows.map(readRow))
}
