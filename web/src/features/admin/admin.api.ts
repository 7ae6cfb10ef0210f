import { getUserFilters, getUsers } from '@fieldhouse/contract/admin'
import { getCoachReviews } from '@fieldhouse/contract/colleges.verification'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ReviewsSearch } from './coach-reviews/reviews-search.ts'
import type { UsersSearch } from './users-search.ts'

/** The rows of the last page stay in sight until the next have come. */
export const usersQuery = (search: UsersSearch) =>
  queryOptions({ ...queryOf(getUsers, { query: search }), placeholderData: keepPreviousData })

export const userFiltersQuery = queryOptions(queryOf(getUserFilters, {}))

/** The rows of another status do not stay: they would stand under the wrong tab. */
export const coachReviewsQuery = (search: ReviewsSearch) =>
  queryOptions({
    ...queryOf(getCoachReviews, { query: search }),
    placeholderData: (before, query) =>
      query?.queryKey[1].query?.status === search.status ? before : undefined,
  })

/** How many there are of each status: the same answer, and the last one stays until the next has come. */
export const reviewCountsQuery = (search: ReviewsSearch) =>
  queryOptions({
    ...queryOf(getCoachReviews, { query: search }),
    placeholderData: keepPreviousData,
    select: ({ counts }) => counts,
  })
