import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { type Center, centersFor, type ListName } from './center.ts'
import { type CenterSearch, turnedTo } from './center-search.ts'
import {
  athleteAccessQuery,
  athletePageQuery,
  centerFiltersQuery,
  chosenKey,
  collegePageQuery,
  contactQuery,
  countsQuery,
  listQuery,
  ownCoachQuery,
} from './recruiting.api.ts'
import { pickedId } from './selection.ts'

/** No access to this one, but maybe to another. Anything else is a real error. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status)

/** RCC-06: the recruiting center that an address means for a person, or null if they are redirected. */
export const openCenter = async (
  queryClient: QueryClient,
  viewer: User | null,
  userId: string | null,
): Promise<Center | null> => {
  for (const center of viewer ? centersFor(viewer, userId) : []) {
    try {
      if (center.role === 'success-coach') await queryClient.ensureQueryData(athleteAccessQuery(center.id))
      await queryClient.ensureQueryData(countsQuery(center.id))
      return center
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return null
}

/** RCC-04: the list page of the person in a link without a page, or null if the link stays as it is. */
export const linkedPage = async (
  queryClient: QueryClient,
  { id, role }: Center,
  list: ListName,
  search: CenterSearch,
): Promise<CenterSearch | null> => {
  if (search.page !== undefined || search.q) return null
  const named = role === 'coach' ? search.athlete_id : search.college_id
  if (named === undefined) return null
  const { data } =
    typeof named === 'number'
      ? await queryClient.ensureQueryData(collegePageQuery(id, list, named))
      : await queryClient.ensureQueryData(athletePageQuery(id, list, named, search.gender))
  if (data.page === null || data.page === 1) return null
  return { ...turnedTo(search, data.page), ...(search.college_id ? { college_id: search.college_id } : {}) }
}

/** The data for the first render. */
export const loadList = async (
  queryClient: QueryClient,
  center: Center,
  list: ListName,
  search: CenterSearch,
): Promise<void> => {
  const { id, role } = center
  const picked = pickedId(center, search)
  await Promise.all([
    // It is above the list. Loaded later, it would move the list.
    role === 'family' && queryClient.prefetchQuery(ownCoachQuery(id)),
    picked && queryClient.prefetchQuery(contactQuery(id, picked)),
  ])
  const { data } = await queryClient.ensureQueryData(centerFiltersQuery(id))
  await queryClient.ensureQueryData(listQuery(id, { list, search, chosen: chosenKey(data) }))
}
