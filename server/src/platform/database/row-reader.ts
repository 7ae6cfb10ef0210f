import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

interface Selected {
  readonly path: readonly string[]
  readonly field: unknown
}

/** Turns the database's value into ours. It is chosen as in Drizzle's own `mapResultRow`. */
const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field
  const of = is(field, Subquery) ? field._.sql : is(field, SQL) ? field : Reflect.get(Object(field), 'sql')
  return Reflect.get(Object(of), 'decoder')
}

/** For each table, whether every row of a select has a row of that table. Other statements have no joins. */
type AlwaysThere = Readonly<Record<string, boolean>>

/**
 * The nested objects that become null if a left join found no row. All their columns belong to one joined table, and the
 * first one is null then.
 */
const findNullable = (selected: readonly Selected[], isAlwaysThere: AlwaysThere | undefined) => {
  if (!isAlwaysThere) return []
  const objects = Map.groupBy(
    selected.flatMap(({ path, field }) =>
      path.length === 2 && is(field, Column)
        ? [{ object: path[0] ?? '', first: path[1] ?? '', table: getTableName(field.table) }]
        : [],
    ),
    ({ object }) => object,
  )
  return [...objects.values()].flatMap(([column, ...others]) =>
    column && !isAlwaysThere[column.table] && others.every(({ table }) => table === column.table)
      ? [column]
      : [],
  )
}

type Row = Record<string, unknown>

const rowReader = (selected: readonly Selected[], isAlwaysThere: AlwaysThere | undefined) => {
  const columns = selected.map(({ path, field }) => {
    const [object, name = object ?? ''] = path
    return { object: path.length === 2 ? object : undefined, name, decoder: decoderOf(field) }
  })
  const nullable = findNullable(selected, isAlwaysThere)
  return (values: readonly unknown[]): Row => {
    const row: Row = {}
    for (const [at, { object, name, decoder }] of columns.entries()) {
      const value = values[at]
      const read = value === null ? null : decoder.mapFromDriverValue(value)
      if (object === undefined) row[name] = read
      else {
        const part = (row[object] ?? {}) as Row
        part[name] = read
        row[object] = part
      }
    }
    for (const { object, first } of nullable) if ((row[object] as Row)[first] === null) row[object] = null
    return row
  }
}

/**
 * Gives a prepared statement a reader of its rows that is built once. Drizzle checks the kind of column for each value of
 * each row, which takes longer than the rest of its work.
 */
export const setRowReader = <Config extends PreparedQueryConfig>(
  statement: PgPreparedQuery<Config>,
): void => {
  const selected: readonly Selected[] | undefined = Reflect.get(statement, 'fields')
  if (!selected || selected.some(({ path }) => path.length > 2)) return
  const readRow = rowReader(selected, Reflect.get(statement, 'joinsNotNullableMap'))
  Reflect.set(statement, 'customResultMapper', (rows: readonly unknown[][]) => rows.map(readRow))
}
