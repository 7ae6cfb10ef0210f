import { getUserFilters, getUsers } from '@fieldhouse/contract/admin'
import { getCoachReviews } from '@fieldhouse/contract/colleges.verification'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ReviewsSearch } from './coach-reviews/reviews-search.ts'
import type { UsersSearch } from './users-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const usersQuery = (search: UsersSearch) =>
  queryOptions({ ...queryOf(getUsers, { query: search }), placeholderData: keepPreviousData })

export const userFiltersQuery = queryOptions(queryOf(getUserFilters, {}))

/** Rows of another status do not stay: they would be under the wrong tab. */
export const coachReviewsQuery = (search: ReviewsSearch) =>
  queryOptions({
    ...queryOf(getCoachReviews, { query: search }),
    placeholderData: (before, query) =>
      query?.queryKey[1].query?.status === search.status ? before : undefined,
  })

/** The counts of each status, from the same response. The old ones stay until the new ones arrive. */
export const reviewCountsQuery = (search: ReviewsSearch) =>
  queryOptions({
    ...queryOf(getCoachReviews, { query: search }),
    placeholderData: keepPreviousData,
    select: ({ counts }) => counts,
  })
