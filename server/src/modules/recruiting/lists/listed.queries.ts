import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { oneRow, onlyRow } from '../../../platform/database/rows-of.ts'

/** RCC-01. */
export const pageSize = 15

/** A list in its order. */
export interface Listed {
  /** The number of rows, as a separate query. */
  readonly count: SQL
  /** At most `limit` of them (`id`), in order, after the first `offset`. */
  readonly slice: (limit: number, offset: number) => SQL
  /** The same as one row: their `ids`, and the `total` of the list. */
  readonly page: (limit: number, offset: number) => SQL
  /** The number of rows up to and including this one: `place`. No row if it is not in the list. */
  readonly placeOf: (id: string | number) => SQL
}

/** A list that is short enough to sort for each query: `id`, and `place` from 1 on. */
export const sortedList = (rows: SQL): Listed => ({
  count: sql`select count(*)::int from (${rows}) as listed`,
  slice: (limit, offset) =>
    sql`select id from (${rows}) as listed order by place limit ${limit} offset ${offset}`,
  // Sorted once for both.
  page: (limit, offset) => sql`with listed as materialized (${rows})
    select (select count(*)::int from listed) as total,
      array(select id from listed order by place limit ${limit} offset ${offset}) as ids`,
  placeOf: (id) => sql`select place from (${rows}) as listed where id = ${id}`,
})

/** At most `limit` of a list, after the first `offset`. */
export const findListed = async <Id extends string | number>(
  db: Db,
  listed: Listed,
  limit: number,
  offset = 0,
): Promise<Id[]> => {
  const { rows } = await db.execute<{ id: Id }>(listed.slice(limit, offset))
  return rows.map(({ id }) => id)
}

/** One page of a list, and the length of the list. */
export const findListPage = async <Id extends string | number>(
  db: Db,
  listed: Listed,
  page: number,
): Promise<{ ids: Id[]; total: number }> => {
  const { rows } = await db.execute<{ ids: Id[]; total: number }>(
    listed.page(pageSize, (page - 1) * pageSize),
  )
  return onlyRow(rows)
}

/** The page that has a person or college. Null if they are not in the list. */
export const findPageOf = async (db: Db, listed: Listed, id: string | number): Promise<number | null> => {
  const { rows } = await db.execute<{ place: string }>(listed.placeOf(id))
  const [found] = rows
  return found ? Math.ceil(Number(found.place) / pageSize) : null
}

/** There are fewer colleges than this. */
const mostListed = 5000

/** A column for each of these lists from its beginning to its end. Only for lists that are known to be short. */
export const wholeLists = <Name extends string, Id extends string | number>(
  lists: Readonly<Record<Name, Listed>>,
) =>
  Object.fromEntries(
    Object.entries<Listed>(lists).map(([name, { slice }]) => [name, sql`array(${slice(mostListed, 0)})`]),
  ) as Record<Name, SQL<Id[]>>

/** The lengths of these lists by name, as one column. */
export const listLengths = <Name extends string>(lists: Readonly<Record<Name, Listed>>) => {
  const lengths = Object.entries<Listed>(lists).map(
    ([name, { count }]) => sql`${sql.raw(`'${name}'`)}, (${count})`,
  )
  return sql<Record<Name, number>>`json_build_object(${sql.join(lengths, sql`, `)})`
}

/** The lengths of these lists by name. */
export const countListed = async <Name extends string>(
  db: Db,
  lists: Readonly<Record<Name, Listed>>,
): Promise<Record<Name, number>> =>
  onlyRow(await db.select({ lengths: listLengths(lists) }).from(oneRow)).lengths
