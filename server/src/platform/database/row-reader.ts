import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'
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

/** By table, whether each row of a select has a row of it. Other statements have no joins. */
type AlwaysThere = Readonly<Record<string, boolean>>

/**
 * The objects that are null if a left join found no row: all their columns are of one joined table, and the first of them
 * is null.
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
 * Drizzle asks for each value of each row what kind of column it is, which takes longer than everything else that it
 * does. A prepared statement is asked once.
 */
export const readRowsFast = <Config extends PreparedQueryConfig>(
  statement: PgPreparedQuery<Config>,
): void => {
  const selected: readonly Selected[] | undefined = Reflect.get(statement, 'fields')
  if (!selected || selected.some(({ path }) => path.length > 2)) return
  const readRow = rowReader(selected, Reflect.get(statement, 'joinsNotNullableMap'))
  Reflect.set(statement, 'customResultMapper', (rows: readonly unknown[][]) => rows.map(readRow))
}
