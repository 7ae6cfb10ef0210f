import type { WallAthlete } from '@fieldhouse/contract/rankings.wall'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { wallAthleteOf } from '../rankings.factory.ts'
import type { WallSearch } from '../rankings-search.ts'
import { RosterPage, RosterPending, RosterUnavailable } from './roster-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

interface Opening {
  athletes?: WallAthlete[]
  search?: WallSearch
  place?: { total?: number; page?: number; last?: number }
  isMore?: boolean
  at?: string
}

const open = async ({
  athletes = [wallAthleteOf()],
  search = {},
  place = {},
  isMore = false,
  at = '/',
}: Opening = {}) => {
  const answer = listPage(athletes, place)
  const asked = network({
    'GET /roster': () =>
      Response.json({
        ...answer,
        meta: { ...answer.meta, is_more: isMore, classes: [2027, 2028, 2029, 2030] },
      }),
  })
  const onPageChange = vi.fn()
  const Page = () => (
    <Suspense fallback={<RosterPending search={search} />}>
      <RosterPage search={search} onPageChange={onPageChange} hrefOf={(number) => `/roster?page=${number}`} />
    </Suspense>
  )
  return { ...(await openSite({ at, Frame: Page })), asked, onPageChange }
}

describe('PUB-06 the roster', () => {
  test('is a wall of posters, each in the color of its page and a link to it', async () => {
    const { getByRole } = await open({
      athletes: [
        wallAthleteOf(),
        wallAthleteOf({
          slug: 'bo-li',
          first_name: 'Bo',
          last_name: 'Li',
          number: null,
          position: null,
          class: null,
          high_school: null,
          state: null,
          color_theme: 'blue',
        }),
      ],
    })
    const posters = getByRole('list', { name: 'Athletes' }).getByRole('listitem')
    await expect
      .element(posters.first())
      .toMatchTextContent(/Amara.*Whitlock.*Shooting guard, class of 2027.*Ridgeline High School, OR/)
    await expect.element(posters.first()).toHaveAttribute('data-theme', 'orange')
    await expect.element(posters.nth(1)).toMatchTextContent(/Bo.*Li.*Basketball/)
    await expect.element(getByRole('link', { name: 'Bo Li' })).toHaveAttribute('href', '/bo-li')
    expect(posters.nth(1).element().querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('BL')
  })

  test('shows all sports, or one, and one class', async () => {
    const { getByRole, asked } = await open({ search: { sport: 'soccer', class: 2028, page: 2 } })
    const sportLinks = getByRole('navigation', { name: 'Sports' })
    await expect
      .element(sportLinks.getByRole('link', { name: 'All sports' }))
      .toHaveAttribute('href', '/roster?class=2028')
    await expect
      .element(sportLinks.getByRole('link', { name: 'Soccer' }))
      .toHaveAttribute('aria-current', 'page')
    await expect
      .element(getByRole('link', { name: '2030' }))
      .toHaveAttribute('href', '/roster?sport=soccer&class=2030')
    expect(asked[0]?.query).toEqual({ sport: 'soccer', class: '2028', page: '2' })
  })

  test.each<{ at: string; search: WallSearch; chosen: [string, string] }>([
    { at: '/roster', search: {}, chosen: ['All sports', 'All classes'] },
    { at: '/roster?sport=soccer', search: { sport: 'soccer' }, chosen: ['Soccer', 'All classes'] },
    { at: '/roster?class=2028', search: { class: 2028 }, chosen: ['All sports', '2028'] },
    {
      at: '/roster?sport=soccer&page=2',
      search: { sport: 'soccer', page: 2 },
      chosen: ['Soccer', 'All classes'],
    },
  ])('has one sport and one class selected at $at', async ({ at, search, chosen }) => {
    const { getByRole } = await open({ at, search })
    await expect.element(getByRole('list', { name: 'Athletes' })).toBeVisible()
    const chosenIn = (name: string) =>
      [...getByRole('navigation', { name }).element().querySelectorAll('[aria-current]')].map(
        ({ textContent }) => textContent,
      )
    expect([...chosenIn('Sports'), ...chosenIn('Classes')]).toEqual(chosen)
  })

  test('shows the count, and has pages', async () => {
    const { getByRole, onPageChange } = await open({ place: { total: 1290, page: 2, last: 27 } })
    await expect.element(getByRole('status')).toMatchTextContent('1,290 athletes, newest first')
    await expect.element(getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/roster?page=3')
    await getByRole('link', { name: 'Next' }).click()
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3)
  })

  test('says at its end that there are more', async () => {
    const { getByRole, getByText } = await open({ place: { total: 2400, page: 50, last: 50 }, isMore: true })
    await expect.element(getByRole('status')).toMatchTextContent('2,400+ athletes')
    await expect.element(getByText(/There are more\. Choose a sport and a class/)).toBeVisible()
  })

  test('without athletes links to everyone', async () => {
    const { getByRole } = await open({ athletes: [], search: { sport: 'hockey' } })
    await expect.element(getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Show everyone' })).toHaveAttribute('href', '/roster')
  })

  test('past its last page says which page it shows', async () => {
    const { getByRole } = await open({
      search: { sport: 'hockey', page: 40 },
      place: { total: 190, page: 4, last: 4 },
    })
    await expect
      .element(getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '4', exact: true }))
      .toHaveAttribute('aria-current', 'page')
  })

  test('says when it did not load, and tries again', async () => {
    const { getByRole, router } = await openSite({ Frame: () => <RosterUnavailable search={{}} /> })
    const invalidate = vi.spyOn(router, 'invalidate')
    await expect.element(getByRole('alert')).toMatchTextContent(/The roster did not load/)
    await getByRole('button', { name: 'Try again' }).click()
    expect(invalidate).toHaveBeenCalledOnce()
  })

  test('fits a phone, however long a name is', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open({
      athletes: [
        wallAthleteOf({ last_name: 'Wolfeschlegelsteinhausenbergerdorff' }),
        wallAthleteOf({ slug: 'bo-li', high_school: 'S'.repeat(90) }),
      ],
    })
    await expect.element(getByRole('list', { name: 'Athletes' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
