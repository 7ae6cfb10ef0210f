import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { withAreaRoutes } from './area-routes.ts'
import { FreshQueryClient } from './lib/fresh-query-client.ts'
import { type PageFacts, pageFacts, takePageQueries } from './lib/page-queries.tsx'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { siteFacts } from './lib/site-facts.ts'
import { subdomainRewrite } from './lib/subdomain-rewrite.ts'
import { viewerQuery } from './lib/viewer.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

const visitType = (): NavigationTimingType | undefined => {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming ? visit.type : undefined
}

/**
 * A fresh visit has no earlier scroll position. People scroll before the scripts arrive, and must not be sent back to the
 * top when they do.
 */
const isFreshVisit = (): boolean => !import.meta.env.SSR && visitType() === 'navigate'

/**
 * When the data of the page was fresh. The server may have rendered the page a while ago, but it checked that nothing
 * changed when it was asked, by a visit or a reload. A copy that the browser kept, after Back, is as old as it says.
 */
const freshAt = ({ loadedAt }: PageFacts): number =>
  ['navigate', 'reload'].includes(visitType() ?? '') ? Date.now() - performance.now() : loadedAt

const makeRouter = () => {
  const queryClient = new FreshQueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: false } },
  })
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
      ? { dehydrate: () => ({ page: pageFacts(queryClient) as object }) }
      : {
          hydrate: ({ page }: { page: object }) => {
            const facts = page as PageFacts
            takePageQueries(queryClient, { ...facts, loadedAt: freshAt(facts) })
          },
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
