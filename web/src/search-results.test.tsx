import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetLocally } from './features/search/local-history.ts'
import { foundAnswer, foundAthlete, searchFilters } from './features/search/search.factory.ts'
import { network, refusal } from './lib/network.factory.ts'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { Route as Results } from './routes/_main/search-results.tsx'
import { chooseMode, showMode } from './shell/appearance.ts'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  vi.unstubAllGlobals()
  forgetLocally()
  showMode('light')
})

type Answer = Parameters<typeof network>[0][string]

const pageOf: Answer = ({ query }) =>
  foundAnswer(
    Array.from({ length: 15 }, (_, place) => foundAthlete(`${query.q}${query.page} No${place}`)),
    { total: 40, page: Number(query.page), last: 3 },
  )

/** The real route, on a site of two pages. */
const open = async (at: string, answer: Answer = pageOf) => {
  const asked = network({
    'GET /search-filter': () => Response.json({ data: searchFilters() }),
    'GET /search': answer,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    beforeLoad: () => ({ viewer: null }),
    component: () => (
      <QueryClientProvider client={queryClient}>
        <HeadContent />
        <Outlet />
      </QueryClientProvider>
    ),
  })
  const place = { id: '/search-results', path: '/search-results', getParentRoute: () => root }
  const athlete = createRoute({
    getParentRoute: () => root,
    path: '$athleteId',
    component: () => <p>A page of an athlete</p>,
  })
  const history = createMemoryHistory({ initialEntries: ['/before', at], initialIndex: 1 })
  const router = createRouter({
    routeTree: root.addChildren([Results.update(place as never) as never, athlete]),
    context: { queryClient },
    history,
    parseSearch,
    stringifySearch,
  })
  const screen = await render(<RouterProvider router={router as never} />)
  return {
    ...screen,
    history,
    field: screen.getByRole('textbox', { name: 'Name of an athlete' }),
    list: screen.getByRole('list', { name: 'Athletes found' }),
    address: () => router.state.location.href,
    searches: () => asked.filter(({ call }) => call === 'GET /search').length,
  }
}

describe('SRC-03 the address /search-results', () => {
  test("follows the typing in place, with page=1 and the appearance, and sets the tab's title", async () => {
    const { field, list, address, history } = await open('/search-results?q=smith&page=2&darkMode=1')
    await expect.element(list).toMatchTextContent(/smith2 No0/)
    await field.fill('abel')
    await expect.element(list).toMatchTextContent(/abel1 No0/)
    expect(address()).toBe('/search-results?q=abel&page=1&darkMode=1')
    await expect.poll(() => document.title).toBe('abel | Athlete search | Fieldhouse')
    history.back()
    await expect.poll(address).toBe('/before')
  })

  test('keeps rows, field, and focus while a response is slow', async () => {
    const slow = Promise.withResolvers<void>()
    const { field, list, address } = await open('/search-results?q=smith', async (asked) => {
      if (asked.query.q !== 'smith') await slow.promise
      return pageOf(asked)
    })
    await expect.element(list).toMatchTextContent(/smith1 No0/)
    await field.fill('abel')
    await expect.poll(address).toBe('/search-results?q=abel&page=1')
    await expect.poll(() => list.element().closest('[aria-busy=true]')).not.toBeNull()
    await expect.element(list).toMatchTextContent(/smith1 No0/)
    await expect.element(field).toHaveFocus()
    slow.resolve()
    await expect.element(list).toMatchTextContent(/abel1 No0/)
  })

  test('Back returns to the same page of the list, without a new request', async () => {
    const { list, address, history, searches, getByRole, getByText } = await open('/search-results?q=smith')
    await getByRole('link', { name: 'Next' }).click()
    await expect.element(list).toMatchTextContent(/smith2 No0/)
    expect(address()).toBe('/search-results?q=smith&page=2')
    await getByRole('link', { name: 'smith2 No14' }).click()
    await expect.element(getByText('A page of an athlete')).toBeVisible()
    history.back()
    await expect.element(list).toMatchTextContent(/smith2 No0/)
    history.back()
    await expect.element(list).toMatchTextContent(/smith1 No0/)
    expect(searches()).toBe(2)
  })

  test('keeps what was typed when a search fails', async () => {
    const { field, list, getByRole } = await open('/search-results?q=smith', (asked) =>
      asked.query.q === 'smith' ? pageOf(asked) : refusal(429, 'Please try again in 9 s.'),
    )
    await expect.element(list).toBeVisible()
    await field.fill('abel')
    await expect.element(getByRole('alert')).toMatchTextContent(/Please try again in 9 s\./)
    await expect.element(field).toHaveValue('abel')
    await expect.element(field).toHaveFocus()
  })

  test('contains the appearance, and follows the switch', async () => {
    const { list, address } = await open('/search-results?q=smith&darkMode=1')
    await expect.element(list).toBeVisible()
    chooseMode('light')
    await expect.poll(address).toBe('/search-results?q=smith&darkMode=0')
  })
})
