import type { FilterId } from '@fieldhouse/contract/search'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchAthletes } from '../search.tables.ts'

const columns: Record<FilterId, string> = {
  sports: 'sport_key',
  positions: 'position',
  class: 'class_year',
  state: 'state',
  gender: 'gender',
  height: 'height_band',
  weight: 'weight_band',
}

export interface FilterCount {
  sport: string
  filter: FilterId
  id: string
  count: number
}

/** The number of visible athletes in each sport, and in each variant within it, from one table scan. */
export const countVariants = async (db: Db): Promise<FilterCount[]> => {
  const filters = (Object.keys(columns) as FilterId[]).filter((id) => id !== 'sports')
  const column = (id: FilterId) => sql.identifier(columns[id])
  const sets = filters.map((id) => sql`(sport_key, ${column(id)})`)
  const which = filters.map((id) => sql`when grouping(${column(id)}) = 0 then ${id}`)
  const value = filters.map((id) => sql`when grouping(${column(id)}) = 0 then ${column(id)}::text`)
  const { rows } = await db.execute(sql`
    select sport_key as sport, case ${sql.join(which, sql` `)} else 'sports' end as filter,
      case ${sql.join(value, sql` `)} else sport_key end as id, count(*)::int as count
    from ${searchAthletes} where ${eq(searchAthletes.is_visible, true)}
    group by grouping sets ((sport_key), ${sql.join(sets, sql`, `)})`)
  return (rows as unknown as (FilterCount & { id: string | null })[]).filter(({ id }) => id !== null)
}
