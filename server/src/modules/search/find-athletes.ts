import type { Output } from '@fieldhouse/contract/endpoint'
import { filterIds, type SearchQuery, searchAthletes } from '@fieldhouse/contract/search'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { lastPageOf, listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { isOfChoice } from './filters/chosen.queries.ts'
import { findSports } from './filters/filters.ts'
import { foundBy } from './found-by.ts'
import { presentAthlete } from './query/present-athlete.ts'
import { search } from './query/search.ts'

const path = apiPrefix + searchAthletes.path

/** The request, for the links to other pages. */
const asked = ({ q, ...query }: SearchQuery): Record<string, string> => ({
  ...(q !== undefined && { q }),
  ...Object.fromEntries(
    filterIds.flatMap((id) => {
      const ids = query[id]
      return ids && ids.length > 0 ? [[id, ids.join(',')]] : []
    }),
  ),
})

/** SRC-01, SRC-05: by text, by filters, or by both, among athletes the person may see. */
export const findAthletes = async (
  db: Db,
  query: SearchQuery,
  isSeen: SQL | undefined,
): Promise<Output<typeof searchAthletes>> => {
  const { q, limit } = query
  const sports = await findSports(db)
  const isMeant = isOfChoice(sports, query, isSeen)
  const findPage = (number: number) => search(db, isMeant, q, { limit, offset: (number - 1) * limit })
  const asAsked = await findPage(query.page)
  // A page after the end gives the last page, because a list may be shorter than when the link was made.
  const page = Math.min(query.page, lastPageOf(asAsked.total, limit))
  const found = page === query.page ? asAsked : await findPage(page)
  const list = listPage(
    found.rows.map((row) => ({ ...presentAthlete(sports, row), found_by: foundBy(q, row) })),
    { path, query: asked(query), page, limit, total: found.total },
  )
  return { ...list, meta: { ...list.meta, is_more: found.isMore } }
}
