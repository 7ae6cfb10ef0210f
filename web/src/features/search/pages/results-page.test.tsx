import type { User } from '@fieldhouse/contract/accounts'
import type { SearchFilter } from '@fieldhouse/contract/search'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { forgetLocally } from '../local-history.ts'
import type { ResultsSearch } from '../results-search.ts'
import { foundAnswer, foundAthlete, searchFilters } from '../search.factory.ts'
import { ResultsPage } from './results-page.tsx'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetLocally()
})

type Answers = Parameters<typeof network>[0]
type Chosen = Partial<Record<SearchFilter['id'], string[]>>

/** The address's filters replace the stored ones. */
const asChosen = (query: Record<string, string>): Chosen | null =>
  Object.keys(query).length > 0
    ? Object.fromEntries(Object.entries(query).map(([id, chosen]) => [id, chosen.split(',')]))
    : null

const amara = foundAthlete('Amara Whitlock', { high_school: 'Ridgeline High School', city: 'Bend' })

const open = async (
  start: ResultsSearch,
  answers: Answers = {},
  chosen: Chosen = {},
  viewer: User | null = null,
) => {
  let kept = chosen
  const asked = network({
    'GET /search-filter': ({ query }) => Response.json({ data: searchFilters(asChosen(query) ?? kept) }),
    'POST /set-filters': ({ body }) => {
      kept = body as Chosen
      return Response.json({ data: searchFilters(kept) })
    },
    'GET /search': () => foundAnswer([amara]),
    ...answers,
  })
  const went = vi.fn()
  const Frame = () => {
    const [search, setSearch] = useState(start)
    return (
      <ResultsPage
        search={search}
        isSignedIn={false}
        onSearchChange={(change, isTyping = false) => {
          const to = change(search)
          went(to, isTyping)
          setSearch(to)
        }}
        hrefOf={(to) => `/search-results${stringifySearch({ ...to })}`}
      />
    )
  }
  const site = await openSite({ Frame, viewer })
  await expect.element(site.getByRole('group', { name: 'Filters' })).toBeVisible()
  return {
    ...site,
    went,
    field: site.getByRole('textbox', { name: 'Name of an athlete' }),
    list: site.getByRole('list', { name: 'Athletes found' }),
    status: site.getByRole('status'),
    searches: () => asked.filter(({ call }) => call === 'GET /search').map(({ query }) => query),
  }
}

describe('SRC-03 /search-results', () => {
  test('PRO-04 someone who chose metric units sees them in the rows and the filters', async () => {
    const variants = [{ id: '68-71', title: '5′8″ to 5′11″', group: null, count: 9 }]
    const height: SearchFilter = { id: 'height', title: 'Height', variants, selected: ['68-71'] }
    const answers = { 'GET /search-filter': () => Response.json({ data: [height] }) }
    const { list, getByRole } = await open({ q: 'amara' }, answers, {}, viewerOf({ metric_type: 2 }))
    await expect.element(list.getByText('178cm')).toBeVisible()
    await expect.element(list.getByText('69kg')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Height: 173 to 182 cm' })).toBeVisible()
  })

  test('shows each athlete with photo or initials, name, and what a coach looks at first', async () => {
    const { list, status, searches, getByRole } = await open({ q: 'amara' })
    await expect
      .element(list)
      .toHaveTextContent(
        'AWAmara WhitlockShooting guard · OregonRidgeline High School · BendClass2027Height5\'10"Weight152lbs',
      )
    await expect
      .element(getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', `/${amara.slug}`)
    await expect.element(status).toHaveTextContent('1 athlete')
    expect(searches()).toEqual([{ q: 'amara', page: '1', limit: '15' }])
  })

  test('shows only the name if nothing else is known', async () => {
    const bare = foundAthlete('Quillon Bare', {
      class: null,
      state: null,
      position: null,
      personal_metrics: { height: null, height_in: null, weight: null },
    })
    const { list } = await open({ q: 'quillon' }, { 'GET /search': () => foundAnswer([bare]) })
    await expect.element(list).toHaveTextContent('QBQuillon Bare')
  })

  test('typing opens the first page of the new text, and keeps the view', async () => {
    const { field, went, searches } = await open({ q: 'amara', page: 3, darkMode: '1' })
    await field.fill(' abel ')
    await expect.poll(() => went.mock.calls).toEqual([[{ q: 'abel', page: 1, darkMode: '1' }, true]])
    await expect.poll(() => searches().at(-1)).toEqual({ q: 'abel', page: '1', limit: '15' })
  })

  test('Enter does not wait for the pause', async () => {
    const { field, went } = await open({})
    // The pause never ends.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await field.fill('abel')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => went.mock.calls).toEqual([[{ q: 'abel', page: 1 }, false]])
  })

  test('pages are links, and the rows stay until the next have loaded', async () => {
    const next = Promise.withResolvers<Response>()
    const { list, status, went, getByRole } = await open(
      { q: 'abel' },
      {
        'GET /search': ({ query }) =>
          query.page === '1' ? foundAnswer([amara], { total: 16, last: 2 }) : next.promise,
      },
    )
    await expect.element(status).toHaveTextContent('16 athletes, page 1 of 2')
    const link = getByRole('link', { name: 'Next' })
    await expect.element(link).toHaveAttribute('href', '/search-results?q=abel&page=2')
    await link.click()
    expect(went.mock.calls).toEqual([[{ q: 'abel', page: 2 }, false]])
    await expect.element(list).toMatchTextContent(/Amara Whitlock/)
    next.resolve(foundAnswer([foundAthlete('Zoe Abel')], { total: 16, page: 2, last: 2 }))
    await expect.element(list).toMatchTextContent(/Zoe Abel/)
    await expect.element(status).toHaveTextContent('16 athletes, page 2 of 2')
  })

  test('an empty result says what to do', async () => {
    const { status, getByRole, getByText } = await open(
      { q: 'nobody' },
      { 'GET /search': () => foundAnswer([]) },
      { class: ['2027'] },
    )
    await expect.element(getByRole('heading', { name: 'No Results' })).toBeVisible()
    await expect.element(getByText(/Check the spelling.*Fewer filters find more athletes/)).toBeVisible()
    await expect.element(status).toHaveTextContent('No Results')
  })

  test('says why a person with a different name is found', async () => {
    const reason = { kind: 'nickname', word: 'mike' } as const
    const { getByText } = await open(
      { q: 'mike' },
      { 'GET /search': () => foundAnswer([foundAthlete('Michael Abel', { found_by: reason })]) },
    )
    await expect.element(getByText('“mike” can be a nickname for this name')).toBeVisible()
  })

  test('past the last page shows the last page, and says so', async () => {
    const { getByRole } = await open(
      { q: 'abel', page: 99 },
      { 'GET /search': () => foundAnswer([foundAthlete('Zoe Abel')], { total: 16, page: 2, last: 2 }) },
    )
    await expect.element(getByRole('status')).toMatchTextContent('16 athletes, page 2 of 2')
  })

  test('sends nothing without text or filters', async () => {
    const { searches, getByText } = await open({ q: 'a' })
    await expect.element(getByText(/^Type at least 2 letters/)).toBeVisible()
    expect(searches()).toEqual([])
  })

  test('a failed search says why, and tries again', async () => {
    let isAway = true
    const { list, field, getByRole } = await open(
      { q: 'amara' },
      { 'GET /search': () => (isAway ? refusal(503, 'We’ll be right back.') : foundAnswer([amara])) },
    )
    await expect.element(getByRole('alert')).toMatchTextContent(/We’ll be right back\./)
    await expect.element(field).toHaveValue('amara')
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(list).toBeVisible()
  })

  test('a plain form works without scripts', async () => {
    const { field } = await open({ q: 'amara', page: 2, darkMode: '1' })
    const form = field.element().closest('form')
    expect(form?.getAttribute('action')).toBe('/search-results')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ q: 'amara', darkMode: '1' })
  })
})

describe('SRC-02 filters of /search-results', () => {
  test('work alone, and on a phone are listed and removed one by one', async () => {
    await page.viewport(390, 844)
    const { searches, getByRole } = await open({}, {}, { state: ['OR'], class: ['2027'] })
    await expect.poll(searches).toEqual([{ class: '2027', state: 'OR', page: '1', limit: '15' }])
    await getByRole('button', { name: 'Remove Oregon' }).click()
    await expect.poll(() => searches().at(-1)).toEqual({ class: '2027', page: '1', limit: '15' })
    await expect.element(getByRole('list', { name: 'Chosen filters' })).toHaveTextContent('2027')
  })

  test('another choice starts on the first page', async () => {
    const { went, getByRole } = await open({ q: 'abel', page: 4 })
    await getByRole('button', { name: 'State' }).click()
    await getByRole('menuitemcheckbox', { name: /Oregon/ }).click()
    await expect.poll(() => went.mock.lastCall).toEqual([{ q: 'abel', page: 1, state: 'OR' }, true])
    expect(went.mock.calls.every(([to]) => to.page === 1)).toBe(true)
  })

  test("in a link win over the person's own choice, and stay in it", async () => {
    const { searches, went, getByRole } = await open(
      { q: 'abel', class: '2028', state: 'OR' },
      {},
      { class: ['2027'] },
    )
    await expect.element(getByRole('button', { name: 'State: Oregon' })).toBeVisible()
    expect(searches()).toEqual([{ q: 'abel', class: '2028', state: 'OR', page: '1', limit: '15' }])
    await getByRole('button', { name: 'State: Oregon' }).click()
    await getByRole('menuitemcheckbox', { name: /Oregon/ }).click()
    await expect.poll(() => went.mock.lastCall).toEqual([{ q: 'abel', page: 1, class: '2028' }, true])
    await expect.poll(() => searches().at(-1)).toEqual({ q: 'abel', class: '2028', page: '1', limit: '15' })
  })

  test('from before are added to the address', async () => {
    const { went } = await open({ q: 'abel' }, {}, { class: ['2028'] })
    await expect.poll(() => went.mock.calls).toEqual([[{ q: 'abel', class: '2028' }, true]])
  })

  test('a late save does not undo newer text', async () => {
    const saved = Promise.withResolvers<Response>()
    const { field, went, getByRole } = await open(
      { q: 'abel', page: 4 },
      { 'POST /set-filters': () => saved.promise },
    )
    await getByRole('button', { name: 'State' }).click()
    await getByRole('menuitemcheckbox', { name: /Oregon/ }).click()
    await userEvent.keyboard('{Escape}')
    await field.fill('jones')
    await expect.poll(() => went.mock.lastCall).toEqual([{ q: 'jones', page: 1 }, true])
    saved.resolve(Response.json({ data: searchFilters({ state: ['OR'] }) }))
    await expect.element(getByRole('button', { name: 'State: Oregon' })).toBeVisible()
    await expect.element(field).toHaveValue('jones')
    await expect.poll(() => went.mock.lastCall).toEqual([{ q: 'jones', page: 1, state: 'OR' }, true])
  })

  test('says when more are found than listed', async () => {
    const { status, getByText } = await open(
      { q: 'abel', page: 67 },
      { 'GET /search': () => foundAnswer([amara], { total: 1000, page: 67, last: 67, is_more: true }) },
    )
    await expect.element(status).toHaveTextContent('1,000+ athletes, page 67')
    await expect.element(getByText(/^There are more/)).toBeVisible()
  })
})

describe('SRC-04 selecting on /search-results', () => {
  test('remembers the athlete', async () => {
    const { getByRole, place } = await open({ q: 'amara' })
    await getByRole('link', { name: 'Amara Whitlock' }).click()
    await expect.poll(place).toBe(`/${amara.slug}`)
    expect(localStorage.getItem('athlete_history')).toContain(amara.id)
  })
})
