import { getStatesByRadius, getSurvey } from '@fieldhouse/contract/matching.survey'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { viewerQuery } from '../../../lib/viewer.ts'

/** Without a connection a call fails with a message instead of waiting silently. */
const evenOffline = { networkMode: 'always' } as const

export const surveyQuery = (id: string) =>
  queryOptions({ ...queryOf(getSurvey, { params: { id } }), ...evenOffline })

export interface Circle {
  lat: number
  lon: number
  radius_miles: number
}

export const statesQuery = (id: string, circle: Circle) =>
  queryOptions({
    ...queryOf(getStatesByRadius, { params: { id }, body: circle }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
    ...evenOffline,
  })

/** After an answer changed, everything that was made from the old answers is read again. */
export const forgetMatches = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/bcm/') && path !== getSurvey.path,
  })
  void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey })
}
