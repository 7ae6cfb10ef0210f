import { getSiteContent } from '@fieldhouse/contract/site.content'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'

/** What the team wrote on the public pages. Where it can't be had, the pages stand with what the product comes with. */
export const siteContentQuery = queryOptions({
  queryKey: queryOf(getSiteContent, {}).queryKey,
  queryFn: async ({ signal }) => {
    try {
      return (await call(getSiteContent, {}, { signal })).data
    } catch {
      return (await import('@fieldhouse/contract/site.defaults')).siteDefaults
    }
  },
  staleTime: 5 * 60_000,
})
