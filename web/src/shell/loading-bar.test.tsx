import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** A site with a page that loads on command. */
const visit = async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  const root = createRootRoute({
    component: () => (
      <>
        <LoadingBar />
        <Outlet />
      </>
    ),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Home</p> })
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loader: () => promise,
    component: () => <p>There</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([home, slow]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: 60_000,
  })
  const screen = await render(<RouterProvider router={router as never} />)
  await expect.element(screen.getByText('Home')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Loading the page' })
  const leave = async () => {
    void router.navigate({ to: '/slow' as never })
    await vi.waitUntil(() => router.state.status === 'pending')
  }
  return { screen, bar, leave, arrive }
}

describe('SHL-06 the loading bar', () => {
  test('is not shown for a page that loads within 200 ms', async () => {
    const { screen, bar, leave, arrive } = await visit()
    await leave()
    await vi.advanceTimersByTimeAsync(199)
    expect(bar.query()).toBeNull()
    arrive()
    await expect.element(screen.getByText('There')).toBeVisible()
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar.query()).toBeNull()
  })

  test('is shown after that until the page has loaded', async () => {
    const { screen, bar, leave, arrive } = await visit()
    await leave()
    await vi.advanceTimersByTimeAsync(250)
    await expect.element(bar).toBeInTheDocument()
    arrive()
    await expect.element(screen.getByText('There')).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })
})
