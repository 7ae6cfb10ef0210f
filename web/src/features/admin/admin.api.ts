import { getUserFilters, getUsers } from '@fieldhouse/contract/admin'
import { findPeople, getPerson } from '@fieldhouse/contract/admin.person'
import { getUserForm } from '@fieldhouse/contract/admin.users'
import { getTransactions } from '@fieldhouse/contract/billing.transactions'
import { getCoachReviews } from '@fieldhouse/contract/colleges.verification'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ReviewsSearch } from './coach-reviews/reviews-search.ts'
import type { UsersSearch } from './users-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const usersQuery = (search: UsersSearch) =>
  queryOptions({ ...queryOf(getUsers, { query: search }), placeholderData: keepPreviousData })

export const personQuery = (id: string) => queryOptions(queryOf(getPerson, { params: { id } }))

/** PAY-07: the newest invoices of a person's family. */
export const ordersQuery = (id: string) => queryOptions(queryOf(getTransactions, { query: { user: id } }))

/** While somebody types. The old results stay until the new ones arrive. */
export const peopleQuery = (q: string) =>
  queryOptions({
    ...queryOf(findPeople, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })

export const userFormQuery = queryOptions(queryOf(getUserForm, {}))

/** Everything that a change of people changes: the list, its counts, and the pages about one person. */
export const refreshUsers = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [getUsers, getUserFilters, getPerson].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

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
