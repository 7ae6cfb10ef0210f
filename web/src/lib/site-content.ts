import { getSiteContent, type SiteContent } from '@fieldhouse/contract/site.content'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from './api.ts'

const load = async (signal: AbortSignal): Promise<SiteContent> => {
  try {
    return (await call(getSiteContent, {}, { signal })).data
  } catch {
    return (await import('@fieldhouse/contract/site.defaults')).siteDefaults
  }
}

/** The team's texts for the home page. If they do not load, the built-in texts are used. */
export const siteContentQuery = queryOptions({
  queryKey: queryOf(getSiteContent, {}).queryKey,
  queryFn: ({ signal }) => load(signal),
  staleTime: 5 * 60_000,
})

/** What every page needs of it: the units and the address. So only the home page has all the texts in its data. */
export const siteBasicsQuery = queryOptions({
  queryKey: [...siteContentQuery.queryKey, 'basics'],
  queryFn: async ({ signal }): Promise<Pick<SiteContent, 'metric' | 'company'>> => {
    const { metric, company } = await load(signal)
    return { metric, company }
  },
  staleTime: 5 * 60_000,
})
