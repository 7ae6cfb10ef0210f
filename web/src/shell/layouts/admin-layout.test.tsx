import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listPage, network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { AdminLayout } from './admin-layout.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const counted = (pending: number) => () =>
  Response.json({ ...listPage([]), counts: { pending, paused: 7, verified: 40, refused: 1 } })

const open = (reviews: () => Response, type: 'admin' | 'athlete' = 'admin') => {
  const asked = network({ 'GET /panel/coach-reviews': reviews })
  return openSite({
    viewer: viewerOf({ type }),
    Frame: ({ viewer }) => (
      <AdminLayout viewer={viewer} hasPromoCode={false}>
        <p>Users</p>
      </AdminLayout>
    ),
  }).then((site) => ({ ...site, asked }))
}

const places = page.getByRole('navigation', { name: 'Site' })

describe('the admin area', () => {
  test('counts the waiting coaches', async () => {
    await open(counted(3))
    await expect.element(places.getByRole('link', { name: 'Coach Reviews 3 waiting' })).toBeVisible()
  })

  test.each([
    ['no coach is waiting', counted(0)],
    ['the request fails', () => refusal(503, 'Down for a moment.')],
  ])('shows no count when %s', async (_, reviews) => {
    const { asked, queryClient } = await open(reviews)
    await expect.poll(() => asked.filter(({ call }) => call.includes('coach-reviews'))).toHaveLength(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await expect.element(places.getByRole('link', { name: 'Coach Reviews', exact: true })).toBeVisible()
  })

  test('shows the count on a phone too, in the menu', async () => {
    await page.viewport(390, 844)
    await open(counted(3))
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.element(places.getByRole('link', { name: 'Coach Reviews 3 waiting' })).toBeVisible()
  })

  test('lists the panels that are used less often under More, which closes again', async () => {
    await open(counted(0))
    const program = places.getByRole('link', { name: 'Program' })
    await expect.poll(() => program.query()).toBeNull()
    await places.getByText('More').click()
    await expect.element(program).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => program.query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(program).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Fieldhouse, home' }).element().focus()
    await expect.poll(() => program.query()).toBeNull()
  })

  test('the key / finds people, and the search of athletes says so', async () => {
    await open(counted(0))
    const search = page.getByRole('button', { name: 'Search athletes' })
    await expect.element(search).not.toHaveAttribute('aria-keyshortcuts')
    await search.hover()
    await expect.element(page.getByText('Search athletes. Press / to find a person')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('dialog', { name: 'Find a person' })).toBeVisible()
  })

  test('the row of panels is one line', async () => {
    await page.viewport(1280, 900)
    await open(counted(3))
    await expect.element(places.getByRole('link', { name: 'Coach Reviews 3 waiting' })).toBeVisible()
    expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(80)
  })

  test('does not request the count for other roles', async () => {
    const { asked } = await open(counted(3), 'athlete')
    await expect.element(page.getByText('Users').first()).toBeVisible()
    expect(asked.filter(({ call }) => call.includes('coach-reviews'))).toEqual([])
  })
})

describe('ADM-01 the quick way to a person', () => {
  const found = {
    id: '0193a5b2-0000-7000-8000-000000000001',
    first_name: 'Corinne',
    last_name: 'Whitlock',
    email: 'corinne@mail.example',
    photo_url: null,
    type_title: 'Parent',
    is_deleted: false,
  }
  const openFinder = async (type: 'admin' | 'athlete' = 'admin') => {
    const asked = network({
      'GET /panel/coach-reviews': counted(0),
      'GET /panel/admin/find': () => Response.json({ data: [found] }),
    })
    const site = await openSite({
      viewer: viewerOf({ type }),
      Frame: ({ viewer }) => (
        <AdminLayout viewer={viewer} hasPromoCode={false}>
          <label>
            Note <input />
          </label>
        </AdminLayout>
      ),
    })
    return { ...site, asked, finder: page.getByRole('dialog', { name: 'Find a person' }) }
  }

  test('opens with the key /, finds while typing, and opens the page with Enter', async () => {
    const { finder, asked, router } = await openFinder()
    await userEvent.keyboard('/')
    const field = finder.getByRole('combobox', { name: 'Name, email, or invoice number' })
    await expect.element(field).toHaveFocus()
    await field.fill('FH-10874')
    await expect.element(finder.getByRole('option', { name: /Corinne Whitlock/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe(`/admin/users/${found.id}`)
    expect(asked.filter(({ call }) => call === 'GET /panel/admin/find').map(({ query }) => query)).toEqual([
      { q: 'FH-10874' },
    ])
  })

  test('leaves the key alone while somebody types in a field', async () => {
    const { finder, getByLabelText } = await openFinder()
    await getByLabelText('Note').click()
    await userEvent.keyboard('/')
    await expect.element(getByLabelText('Note')).toHaveValue('/')
    await expect.element(finder).not.toBeInTheDocument()
  })
})
