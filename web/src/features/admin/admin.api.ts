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

/** Rows of another status would come with the wrong buttons: they go at once. */
export const coachReviewsQuery = (search: ReviewsSearch) =>
  queryOptions({
    ...queryOf(getCoachReviews, { query: search }),
    placeholderData: (rows, before) =>
      before?.queryKey[1].query.status === search.status ? rows : undefined,
  })

/** How many there are of each status. The last known numbers stay until the next have come. */
export const reviewCountsQuery = (search: ReviewsSearch = {}) => ({
  ...coachReviewsQuery(search),
  placeholderData: keepPreviousData,
})
