import { getTableColumns, getTableName } from 'drizzle-orm'
import { alias, type PgTable, PgView, type PgViewWithSelection } from 'drizzle-orm/pg-core'

type Columns<T extends PgTable> = T['_']['columns']

const tables = new WeakMap<PgView, PgTable>()

/**
 * A table as other modules may read it: only these columns, and no writes. In SQL it is the table itself, so joins and
 * their plans stay the same.
 */
export const readOnly = <T extends PgTable, C extends keyof Columns<T> & string>(
  table: T,
  ...names: readonly C[]
) => {
  const all: Columns<T> = getTableColumns(table)
  const selectedFields = Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Columns<T>, C>
  const view = new PgView({
    pgConfig: undefined,
    config: { name: getTableName(table), schema: undefined, selectedFields, query: undefined },
  })
  tables.set(view, table)
  return Object.assign(view, selectedFields) as PgViewWithSelection<T['_']['name'], true, Pick<Columns<T>, C>>
}

/** The same under another name, for a query that reads it twice. Drizzle's own `alias` fails for views. */
export const readOnlyAs = <V extends PgView, Name extends string>(view: V, name: Name) => {
  const table = tables.get(view)
  if (!table) throw new Error('Only a table from readOnly can have an alias')
  return alias(table as unknown as V, name)
}
