import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { packedMark, packRows, pageQueriesId } from './packed-rows.ts'
import { scriptText } from './script-text.ts'
import { viewerQuery } from './viewer.ts'

type PageQuery = readonly [key: readonly unknown[], data: unknown]

const loadedQueries = (queryClient: QueryClient): readonly PageQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && queryKey[0] !== viewerQuery.queryKey[0])
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Packed only for people who are signed in. Other pages sleep, and their script doesn't unpack rows. */
const isPacked = (queryClient: QueryClient): boolean =>
  Boolean(queryClient.getQueryData(viewerQuery.queryKey))

const dataText = (queryClient: QueryClient): string => {
  const queries = loadedQueries(queryClient)
  return scriptText(isPacked(queryClient) ? (packRows(queries) as object) : queries)
}

/**
 * What the page was rendered from, for the browser: each query's key and data. The query library's own way adds twelve
 * facts about how each was fetched, and the router numbers every object in it.
 */
export const PageQueries = () => {
  const { queryClient } = useRouter().options.context
  return (
    // The browser leaves the text as it is. Anything but a text in its place would be a difference to the server's page.
    <script
      type="application/json"
      id={pageQueriesId}
      {...(import.meta.env.SSR && isPacked(queryClient) && { [packedMark]: '' })}
      suppressHydrationWarning
    >
      {import.meta.env.SSR ? dataText(queryClient) : ''}
    </script>
  )
}

export interface PageFacts {
  viewer?: unknown
  loadedAt: number
}

/** For the router's data, which has the viewer anyway. */
export const pageFacts = (queryClient: QueryClient): PageFacts => ({
  viewer: queryClient.getQueryData(viewerQuery.queryKey),
  loadedAt: Date.now(),
})

/** Nothing that the server has loaded is fetched again. */
export const takePageQueries = (queryClient: QueryClient, { viewer, loadedAt }: PageFacts): void => {
  const queries: readonly PageQuery[] = JSON.parse(
    document.getElementById(pageQueriesId)?.textContent || '[]',
  )
  for (const [key, data] of [...queries, [viewerQuery.queryKey, viewer] as const])
    queryClient.setQueryData(key, data, { updatedAt: loadedAt })
}
