import { getSiteContent } from '@fieldhouse/contract/site.content'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from './api.ts'

/** The team's texts for the public pages. If they do not load, the built-in texts are used. */
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
