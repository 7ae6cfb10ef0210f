import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { lookingFor, readListSearch } from './list-search.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { useListAddress } from './use-list-address.ts'

interface Search {
  q?: string
  page?: number
  type?: string
}

const read = ({ type, ...given }: { type?: unknown }): Search => ({
  ...readListSearch(given),
  ...(typeof type === 'string' && { type }),
})

const List = () => {
  const { search, onSearchChange, hrefOf } = useListAddress(read)
  return (
    <>
      <p>Shown: {JSON.stringify(search)}</p>
      <a href={hrefOf({ ...search, page: 2 })}>Second page</a>
      <button type="button" onClick={() => onSearchChange((latest) => lookingFor(latest, 'abel'), true)}>
        Type
      </button>
      <button
        type="button"
        onClick={() => onSearchChange(({ page: _, ...latest }) => ({ ...latest, type: 'coach' }))}
      >
        Coaches
      </button>
    </>
  )
}

/** A list and another page. Once `hold` was called, every page waits for `release`. */
const openList = async (at = '/users/') => {
  let held: Promise<void> | undefined
  let release = () => {}
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/terms">Terms</Link>
        <Outlet />
      </>
    ),
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/users/',
    loaderDeps: ({ search }) => search,
    loader: () => held,
    component: List,
  })
  const terms = createRoute({
    getParentRoute: () => root,
    path: '/terms',
    loader: () => held,
    component: () => <h1>The terms</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([list, terms]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultPendingMs: 60_000,
    parseSearch,
    stringifySearch,
  })
  const screen = await render(<RouterProvider router={router as never} />)
  await expect.element(screen.getByText(/Shown:/)).toBeVisible()
  return {
    ...screen,
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: () => release(),
    latest: () => router.latestLocation.href,
  }
}

test.each([
  ['Type', 'Coaches'],
  ['Coaches', 'Type'],
])('%s, then %s before the rows are there: both count', async (first, second) => {
  const { getByRole, getByText, hold, release } = await openList('/users?page=3')
  hold()
  await getByRole('button', { name: first }).click()
  await getByRole('button', { name: second }).click()
  await expect.element(getByText('Shown: {"page":3}')).toBeVisible()
  release()
  await expect.element(getByText('Shown: {"q":"abel","type":"coach"}')).toBeVisible()
})

test('a link that was pressed wins over text typed before it', async () => {
  const { getByRole, hold, release, latest } = await openList()
  hold()
  await getByRole('link', { name: 'Terms' }).click()
  await getByRole('button', { name: 'Type' }).click()
  expect(latest()).toBe('/terms')
  release()
  await expect.element(getByRole('heading', { name: 'The terms' })).toBeVisible()
})

test('a filter that was pressed wins over a link pressed before it', async () => {
  const { getByRole, getByText, hold, release } = await openList('/users?q=kim')
  hold()
  await getByRole('link', { name: 'Terms' }).click()
  await getByRole('button', { name: 'Coaches' }).click()
  release()
  await expect.element(getByText('Shown: {"q":"kim","type":"coach"}')).toBeVisible()
})

test('an address of the list is a link without a slash at the end', async () => {
  const { getByRole } = await openList('/users/?q=kim')
  await expect
    .element(getByRole('link', { name: 'Second page' }))
    .toHaveAttribute('href', '/users?q=kim&page=2')
})
