import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AnchorButton, LinkButton } from './link-button.tsx'

test('a link that looks like a button is a link, with an address to copy', async () => {
  const screen = await render(
    <AnchorButton href="/packages" size="lg">
      Packages
    </AnchorButton>,
  )
  const link = screen.getByRole('link', { name: 'Packages' })
  await expect.element(link).toHaveAttribute('href', '/packages')
  expect(link.element().getBoundingClientRect().height).toBe(48)
})

test('a link to our own page navigates without a page load', async () => {
  const root = createRootRoute({ component: Outlet })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <LinkButton to={'/there' as '/'}>Go there</LinkButton>,
  })
  const there = createRoute({
    getParentRoute: () => root,
    path: '/there',
    component: () => <p>We are there</p>,
  })
  const router = createRouter({ routeTree: root.addChildren([home, there]), history: createMemoryHistory() })
  const before = performance.timeOrigin
  const screen = await render(<RouterProvider router={router as never} />)
  await screen.getByRole('link', { name: 'Go there' }).click()
  await expect.element(screen.getByText('We are there')).toBeVisible()
  expect(performance.timeOrigin).toBe(before)
})
