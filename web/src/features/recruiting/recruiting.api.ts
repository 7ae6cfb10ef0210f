import type { Gender } from '@fieldhouse/contract/accounts'
import { findCoaches } from '@fieldhouse/contract/colleges'
import { getAthlete } from '@fieldhouse/contract/profiles'
import {
  type CenterList,
  getAthletePage,
  getCenterCounts,
  getCollegePage,
  getFavorites,
  getFilters,
  getRecentlyContacted,
  getRecentlyViewed,
  getResults,
  openCollege,
  type RecruitingFilter,
  type ShownGender,
} from '@fieldhouse/contract/recruiting'
import { getCenterContact, getKnownContacts } from '@fieldhouse/contract/recruiting.contacts'
import { checkAthleteAccess, getMySuccessCoach } from '@fieldhouse/contract/roster'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, neverWaiting, queryOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { unreadQuery } from '../../lib/unread.ts'
import type { LogScope } from './activity/log-scope.ts'
import type { Center, ListName } from './center.ts'
import type { CenterSearch } from './center-search.ts'
import { wholeTown } from './results/athlete-labels.ts'

/** RCC-06: whether a success coach may act for an athlete. */
export const athleteAccessQuery = (id: string) =>
  queryOptions(queryOf(checkAthleteAccess, { params: { id } }))

export const countsQuery = (id: string) =>
  queryOptions({ ...queryOf(getCenterCounts, { params: { id } }), ...neverWaiting })

/** The success coach of the center's athlete. */
export const ownCoachQuery = (athleteUserId: string) =>
  queryOptions(queryOf(getMySuccessCoach, { query: { user: athleteUserId } }))

/** Only the town from the athlete's page, for measuring distances: `Bend, Oregon`. */
export const townQuery = (slug: string) =>
  queryOptions({
    ...queryOf(getAthlete, { params: { id: slug } }),
    select: ({ data }) => wholeTown(data) || null,
    staleTime: Number.POSITIVE_INFINITY,
    ...neverWaiting,
  })

/** Saved filters change only when people who share the center change them. */
export const centerFiltersQuery = (id: string) =>
  queryOptions({ ...queryOf(getFilters, { params: { id } }), staleTime: 5 * 60_000, ...neverWaiting })

export const listEndpoints = {
  results: getResults,
  favorites: getFavorites,
  'recently-contacted': getRecentlyContacted,
  'recently-viewed': getRecentlyViewed,
}

/** The results use the saved filters: other filters are another list. */
export const chosenKey = (filters: readonly RecruitingFilter[]): string =>
  filters
    .flatMap(({ id, selected }) => (selected.length > 0 ? [`${id}=${selected.join(',')}`] : []))
    .join('&')

interface ListAddress {
  list: ListName
  search: Pick<CenterSearch, 'page' | 'q' | 'gender'>
  /** `chosenKey` of the saved filters, or nothing for lists without filters. */
  chosen: string
}

/** RCC-01: a page of one of the four lists. The old rows stay visible until the new ones arrive. */
export const listQuery = (id: string, { list, search: { page = 1, q, gender }, chosen }: ListAddress) => {
  const isResults = list === 'results'
  const input = {
    params: { id },
    query: { page, ...(isResults && q ? { q } : {}), ...(isResults && gender ? { gender } : {}) },
  }
  return queryOptions({
    queryKey: [listEndpoints[list].path, input, isResults ? chosen : ''] as const,
    queryFn: ({ signal }): Promise<CenterList> => call(listEndpoints[list], input, { signal }),
    placeholderData: keepPreviousData,
    ...neverWaiting,
  })
}

/** RCC-03: an athlete by name, ignoring the result filters. */
export const athletesByNameQuery = (id: string, q: string) =>
  queryOptions({
    ...queryOf(getResults, { params: { id }, query: { page: 1, q, filters: 'none' as const } }),
    placeholderData: keepPreviousData,
  })

/** RCC-04: the list page of the person in a link. */
export const collegePageQuery = (id: string, list: ListName, college_id: number) =>
  queryOptions(queryOf(getCollegePage, { params: { id }, query: { college_id, list } }))

export const athletePageQuery = (
  id: string,
  list: ListName,
  athleteUserId: string,
  gender: ShownGender | undefined,
) =>
  queryOptions(
    queryOf(getAthletePage, {
      params: { id },
      query: { athlete_id: athleteUserId, list, ...(gender ? { gender } : {}) },
    }),
  )

/** RCC-04: the person in the address, or null if the server does not list them. */
export const contactQuery = (id: string, contactId: string) => {
  const { queryKey, queryFn } = queryOf(getCenterContact, { params: { id, contactId } })
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return (await queryFn({ signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 5 * 60_000,
    ...neverWaiting,
  })
}

/** RCC-01: the college popup. Opening it is recorded, so it loads each time it opens, and only then. */
export const collegeQuery = (id: string, collegeId: number) =>
  queryOptions({
    ...queryOf(openCollege, { params: { id, collegeId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    ...neverWaiting,
  })

/** A coach requests their own data. A person who acts for an athlete requests the athlete's. */
export const userOf = ({ role, id }: Center): { user?: string } => (role === 'coach' ? {} : { user: id })

/** RCC-02: narrowed like the log. */
export const centerUnreadQuery = (center: Center, scope: LogScope = {}) =>
  queryOptions({ ...unreadQuery({ ...userOf(center), ...scope }), ...neverWaiting })

/** RCC-03: the suggested contacts. Each form reloads them, so new contacts are included. */
export const knownContactsQuery = (id: string) =>
  queryOptions({ ...queryOf(getKnownContacts, { params: { id } }), ...neverWaiting })

/** RCC-03: the search for an event's contact. `gender` is the athlete's: coaches of the other team are left out. */
export const coachesQuery = (q: string, gender: Gender | null) =>
  queryOptions({ ...queryOf(findCoaches, { query: { q, ...(gender ? { gender } : {}) } }), ...neverWaiting })
