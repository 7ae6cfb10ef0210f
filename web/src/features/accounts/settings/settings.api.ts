import { getSessions, type User } from '@fieldhouse/contract/accounts'
import { getFamilies } from '@fieldhouse/contract/accounts.family'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { verificationQuery } from '../coach/coach.api.ts'

export const sessionsQuery = queryOptions(queryOf(getSessions, {}))

export const familiesQuery = queryOptions(queryOf(getFamilies, {}))

export const hasFamily = (viewer: Pick<User, 'type'>): boolean =>
  viewer.type === 'athlete' || viewer.type === 'parent'

export const isCollegeCoach = (viewer: Pick<User, 'type'>): boolean => viewer.type === 'coach'

/** All data on the page. */
export const loadSettings = async (queryClient: QueryClient, viewer: Pick<User, 'type'> | null) => {
  await Promise.all([
    queryClient.ensureQueryData(sessionsQuery),
    viewer && hasFamily(viewer) && queryClient.ensureQueryData(familiesQuery),
    viewer && isCollegeCoach(viewer) && queryClient.prefetchQuery(verificationQuery),
  ])
}
