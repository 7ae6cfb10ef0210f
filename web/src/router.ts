import { type DehydratedState, dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { withAreaRoutes } from './area-routes.ts'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { siteFacts } from './lib/site-facts.ts'
import { subdomainRewrite } from './lib/subdomain-rewrite.ts'
import { viewerQuery } from './lib/viewer.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/**
 * A fresh visit has no earlier scroll position. People scroll before the scripts arrive, and must not be sent back to the
 * top when they do.
 */
const isFreshVisit = (): boolean => {
  if (import.meta.env.SSR) return false
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}

/**
 * The server may have rendered the page a while ago. It has just checked that nothing changed since, so the data is as
 * fresh as the answer. A copy that the browser kept, after Back, is as old as it says.
 */
const asOfNow = ({ queries, ...others }: DehydratedState): DehydratedState => ({
  ...others,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: Date.now() } })),
})

const makeRouter = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const nonce = import.meta.env.SSR ? getGlobalStartContext()?.nonce : undefined
  const { subdomain } = siteFacts()
  let isFirstRender = true
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: ({ location }) => !(isFirstRender && location.hash === '' && isFreshVisit()),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(subdomain ? { rewrite: subdomainRewrite(subdomain) } : {}),
    // Each side has one half of the transport: the browser does not load the other.
    ...(import.meta.env.SSR
      ? { dehydrate: () => ({ queries: dehydrate(queryClient) as object }) }
      : {
          hydrate: ({ queries }: { queries: object }) =>
            hydrate(queryClient, isFreshVisit() ? asOfNow(queries as DehydratedState) : queries),
        }),
  })
  if (!import.meta.env.SSR)
    router.subscribe('onRendered', () => {
      // The router didn't see this scroll, and would not restore it after a reload.
      if (isFirstRender && scrollY > 0) document.dispatchEvent(new Event('scroll'))
      isFirstRender = false
    })
  return router
}

/** One per page on the server, one for the visit in the browser. */
export const getRouter = () => {
  const router = makeRouter()
  if (import.meta.env.SSR) return router
  const { queryClient } = router.options.context
  return withAreaRoutes(router, () => Boolean(queryClient.getQueryData(viewerQuery.queryKey)))
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
