import { getSiteHistory, getSiteSetup, type SitePart, type SiteSetup } from '@fieldhouse/contract/site.setup'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { siteContentQuery } from '../../../lib/site-content.ts'

/** It is not loaded again while someone types. */
export const siteSetupQuery = queryOptions({
  ...queryOf(getSiteSetup, {}),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

export const siteHistoryQuery = (part: SitePart) => queryOf(getSiteHistory, { query: { part } })

/** After a change: the new texts are here, on the public pages, and in the history. */
export const putSiteSetup = async (queryClient: QueryClient, setup: SiteSetup | null): Promise<void> => {
  if (setup) queryClient.setQueryData(siteSetupQuery.queryKey, { data: setup })
  else await queryClient.fetchQuery({ ...siteSetupQuery, staleTime: 0 })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [getSiteHistory.path] }),
    queryClient.invalidateQueries({ queryKey: siteContentQuery.queryKey }),
  ])
}
