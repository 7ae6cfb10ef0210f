import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** RCC-01. */
export const pageSize = 15

/** A list in its order. */
export interface Listed {
  /** How many there are, as a question of its own. */
  readonly count: SQL
  /** At most `limit` of them (`id`), in their order, after the first `offset`. */
  readonly slice: (limit: number, offset: number) => SQL
  /** How many come before this one, and the one itself: `place`. No row where the list does not have it. */
  readonly placeOf: (id: string | number) => SQL
}

/** A list that is short enough to be sorted for each question: `id`, and `place` from 1 on. */
export const sortedList = (rows: SQL): Listed => ({
  count: sql`select count(*)::int from (${rows}) as listed`,
  slice: (limit, offset) =>
    sql`select id from (${rows}) as listed order by place limit ${limit} offset ${offset}`,
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

/** One page of a list, and how long the list is. */
export const findListPage = async <Id extends string | number>(
  db: Db,
  listed: Listed,
  page: number,
): Promise<{ ids: Id[]; total: number }> => {
  const { total } = await countListed(db, { total: listed })
  return { ids: await findListed<Id>(db, listed, pageSize, (page - 1) * pageSize), total }
}

/** On which page somebody stands; null where the list does not have them. */
export const findPageOf = async (db: Db, listed: Listed, id: string | number): Promise<number | null> => {
  const { rows } = await db.execute<{ place: string }>(listed.placeOf(id))
  const [found] = rows
  return found ? Math.ceil(Number(found.place) / pageSize) : null
}

/** How long each of these lists is. */
export const countListed = async <Name extends string>(
  db: Db,
  lists: Readonly<Record<Name, Listed>>,
): Promise<Record<Name, number>> => {
  const counts = Object.entries<Listed>(lists).map(
    ([name, { count }]) => sql`(${count}) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  const [found] = rows
  if (!found) throw new Error('A count is always one row')
  return found
}
