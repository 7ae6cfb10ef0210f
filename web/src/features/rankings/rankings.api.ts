import { getRanking, getTop100 } from '@fieldhouse/contract/rankings'
import { getWall } from '@fieldhouse/contract/rankings.wall'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { TopSearch, WallSearch } from './rankings-search.ts'

/** Scores are calculated at night, but hidden or deleted athletes should disappear soon. */
const staleTime = 30_000

export const topQuery = (search: TopSearch) =>
  queryOptions({ ...queryOf(getTop100, { query: search }), staleTime })

export const rankingQuery = (athleteId: string) =>
  queryOptions({ ...queryOf(getRanking, { params: { id: athleteId } }), staleTime, retry: false })

export const wallQuery = (search: WallSearch) =>
  queryOptions({ ...queryOf(getWall, { query: search }), staleTime })
