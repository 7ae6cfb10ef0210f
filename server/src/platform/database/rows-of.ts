import * as drizzle from 'drizzle-orm'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A select that is built but not sent. */
interface Read<Row> extends drizzle.SQLWrapper {
  execute(): Promise<Row[]>
}

type Fields = readonly { readonly path: readonly string[] }[]

/** Drizzle's own mapping of rows, which it exports without types. */
const { mapResultRow, orderSelectedFields } = drizzle as unknown as {
  mapResultRow: (fields: Fields, row: readonly unknown[], joinsNotNullable: unknown) => unknown
  orderSelectedFields: (selected: unknown) => Fields
}

/**
 * All rows of a select as one column, in order. So one statement can run selects that don't depend on each other, even
 * from different modules. A value that is not a table's column and has no `mapWith` arrives as JSON: a `bigint` is a
 * number.
 */
export const rowsOf: {
  <Row>(read: Read<Row>): SQL<Row[]>
  <Row, Shown>(read: Read<Row>, present: (rows: Row[]) => Shown): SQL<Shown>
} = <Row>(read: Read<Row>, present: (rows: Row[]) => unknown = (rows) => rows): SQL<never> => {
  const fields = orderSelectedFields(Reflect.get(read, 'config').fields)
  const joinsNotNullable = Reflect.get(read, 'joinsNotNullableMap')
  // Numbered, since columns of two tables may have the same name.
  const columns = sql.join(
    fields.map((_, place) => sql.identifier(`c${place}`)),
    sql`, `,
  )
  const asRows = (rows: readonly (readonly unknown[])[]) =>
    present(rows.map((row) => mapResultRow(fields, row, joinsNotNullable) as Row)) as never
  return sql`(select coalesce(json_agg(json_build_array(${columns})), '[]'::json) from ${read} as rows (${columns}))`.mapWith(
    asRows,
  )
}

/** The same for a query in plain SQL. Each row is an object by column name. */
export const jsonRowsOf = <Row>(query: SQL): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(to_json(rows)), '[]'::json) from (${query}) as rows)`

/** A table of one row without columns, for a select of only such parts. */
export const oneRow = sql`(select) as one_row`

/** The row of a statement that always returns exactly one, like a select from `oneRow`. */
export const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A statement that always returns one row returned none')
  return row
}

/** A page of a list with the length of the whole list, as one statement. */
export const selectPage = <Row>(db: Db, page: Read<Row>, all: Read<{ total: number }>) =>
  db.select({ rows: rowsOf(page), total: rowsOf(all, ([counted]) => counted?.total ?? 0) }).from(oneRow)

export const findPage = async <Row>(
  db: Db,
  page: Read<Row>,
  all: Read<{ total: number }>,
): Promise<{ rows: Row[]; total: number }> => onlyRow(await selectPage(db, page, all))
