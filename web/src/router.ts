import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { siteFacts } from './lib/site-facts.ts'
import { subdomainRewrite } from './lib/subdomain-rewrite.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/** One per page on the server, one for the visit in the browser. */
export const getRouter = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const nonce = import.meta.env.SSR ? getGlobalStartContext()?.nonce : undefined
  const { subdomain } = siteFacts()
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(subdomain ? { rewrite: subdomainRewrite(subdomain) } : {}),
    dehydrate: () => ({ queries: dehydrate(queryClient) as object }),
    hydrate: ({ queries }) => hydrate(queryClient, queries),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
