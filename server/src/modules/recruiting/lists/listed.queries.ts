import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** RCC-01. */
export const pageSize = 15

/** A list as a question: who stands in it (`id`), and where (`place`, from 1 on). */
export type Listed = SQL

/** One page of a list, and how long the list is. */
export const findListPage = async <Id extends string | number>(
  db: Db,
  listed: Listed,
  page: number,
): Promise<{ ids: Id[]; total: number }> => {
  const { rows } = await db.execute<{ total: number; id: Id | null }>(sql`
    with listed as materialized (${listed}), counted as (select count(*)::int as total from listed)
    select total, id from counted left join lateral (
      select id, place from listed order by place limit ${pageSize} offset ${(page - 1) * pageSize}
    ) as page on true order by place`)
  return { ids: rows.flatMap(({ id }) => (id === null ? [] : [id])), total: rows[0]?.total ?? 0 }
}

/** On which page somebody stands; null where the list does not have them. */
export const findPageOf = async (db: Db, listed: Listed, id: string | number): Promise<number | null> => {
  const { rows } = await db.execute<{ place: string }>(
    sql`select place from (${listed}) as listed where id = ${id}`,
  )
  const [found] = rows
  return found ? Math.ceil(Number(found.place) / pageSize) : null
}

/** How long each of these lists is. */
export const countListed = async <Name extends string>(
  db: Db,
  lists: Readonly<Record<Name, Listed>>,
): Promise<Record<Name, number>> => {
  const counts = Object.entries<Listed>(lists).map(
    ([name, listed]) => sql`(select count(*)::int from (${listed}) as listed) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  const [found] = rows
  if (!found) throw new Error('A count is always one row')
  return found
}
