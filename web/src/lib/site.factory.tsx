import type { User } from '@fieldhouse/contract/accounts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { FreshQueryClient } from './fresh-query-client.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { viewerQuery } from './viewer.ts'

interface SiteOptions {
  /** The opening address. */
  at?: string
  viewer?: User | null
  /** Shown on every page. */
  Frame: ComponentType<{ viewer: User | null }>
}

/** A small site where every address exists. It loads the viewer like the real one. */
export const openSite = async ({ at = '/', viewer = null, Frame }: SiteOptions) => {
  const queryClient = new FreshQueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(viewerQuery.queryKey, viewer)
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    beforeLoad: async ({ context }) => ({ viewer: await context.queryClient.ensureQueryData(viewerQuery) }),
    component: () => (
      <QueryClientProvider client={queryClient}>
        <Frame viewer={root.useRouteContext().viewer} />
        <Outlet />
      </QueryClientProvider>
    ),
  })
  const routeTree = root.addChildren(
    ['/', '$'].map((path) =>
      createRoute({ getParentRoute: () => root, path, component: () => <p>The page is here</p> }),
    ),
  )
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const screen = await render(<RouterProvider router={router as never} />)
  await expect.element(screen.getByText('The page is here')).toBeVisible()
  return { ...screen, queryClient, router, place: () => router.state.location.href }
}
