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

export const coachReviewsQuery = (search: ReviewsSearch) =>
  queryOptions({ ...queryOf(getCoachReviews, { query: search }), placeholderData: keepPreviousData })
