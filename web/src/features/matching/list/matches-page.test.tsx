import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, listPage, refusal } from '../../../lib/network.factory.ts'
import { openLine, stubSockets } from '../../../lib/socket.factory.ts'
import { matchesOf, matchOf, overviewOf } from '../matching.factory.ts'
import { openMatchesPage } from './matches-page.factory.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const tech = matchOf('Oregon Tech', { match_id: 2, rank: 2, total: 81, chance: 'likely' })

describe('BCM-02 the matches', () => {
  test('begin with the best as a poster, which leads to its sum', async () => {
    const { getByRole, getByText } = await openMatchesPage({
      matches: [matchOf(), tech],
      overview: { total: 36 },
    })
    await expect.element(getByRole('heading', { level: 1, name: 'Your best matches' })).toBeVisible()
    await expect.element(getByText(/^36 colleges pass your two must-haves, out of 1,494/)).toBeVisible()
    await expect.element(getByText('Your best match of 36')).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'See how 90 adds up' }))
      .toHaveAttribute('href', '/bcm/matches/209807')
    const row = getByRole('listitem').filter({ hasText: 'Oregon Tech' }).first()
    await expect.element(row).toMatchTextContent(/Rank 2.*81.*Oregon Tech.*NCAA D1.*Big Sky.*Likely/)
    await expect
      .element(row.getByRole('img', { name: /^Match 81 of 100: Level 24, Grades 17/ }))
      .toBeVisible()
    await expect
      .element(row.getByRole('link', { name: 'Oregon Tech' }))
      .toHaveAttribute('href', '/bcm/matches/2')
  })

  test('fit a small phone with text at twice its size', async () => {
    await page.viewport(360, 800)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => {
      document.documentElement.style.fontSize = ''
    })
    const { college } = matchOf()
    const { getByText } = await openMatchesPage({
      matches: [
        matchOf(),
        matchOf('Allen', {
          match_id: 4,
          rank: 2,
          college: { ...college, conference: 'Southern Intercollegiate' },
        }),
      ],
      overview: { chances: { reach: 125, target: 315, likely: 226, unknown: 0 } },
    })
    expect(document.documentElement.scrollWidth, 'while it loads').toBeLessThanOrEqual(360)
    await expect.element(getByText('Southern Intercollegiate')).toBeInTheDocument()
    await expect.element(getByText('226')).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('say what is unknown, not confirmed, and an estimate', async () => {
    const chico = matchOf('Chico State', {
      match_id: 3,
      rank: 3,
      chance: null,
      distance: null,
      net_cost: 26_718,
      is_cost_estimate: true,
      unknown: ['kind'],
      college: { is_confirmed: false },
    })
    const { getByRole } = await openMatchesPage({ matches: [matchOf(), chico] })
    const row = getByRole('listitem').filter({ hasText: 'Chico State' }).first()
    await expect.element(row).toMatchTextContent(/Team not confirmed/)
    await expect.element(row).toMatchTextContent(/\$26,718\s?net, out of state/)
    await expect.element(row).toMatchTextContent(/Distancenot published/)
    await expect.element(row.getByRole('img', { name: /7 of 8 parts known, without Kind$/ })).toBeVisible()
  })

  test('sort and filters are in the address and in the request', async () => {
    const { getByRole, getByText, place, asked } = await openMatchesPage({
      matches: matchesOf(3),
      last: 2,
      at: '?page=2',
    })
    await getByRole('button', { name: 'State' }).click()
    await page.getByRole('menuitemcheckbox', { name: /Washington/ }).click()
    await expect.poll(place).toBe('/?state=WA')
    await userEvent.keyboard('{Escape}')
    await getByRole('button', { name: /^Sort by/ }).click()
    await page.getByRole('menuitemradio', { name: 'Lowest cost' }).click()
    await expect.poll(place).toBe('/?state=WA&sort=cost')
    await getByRole('textbox', { name: 'College, city, or conference' }).fill('tech')
    await expect.poll(place).toBe('/?q=tech&state=WA&sort=cost')
    await expect
      .poll(() => asked.filter(({ call }) => call.endsWith('/results')).at(-1)?.query)
      .toEqual({ q: 'tech', state: 'WA', page: '1', sort: 'cost' })
    await expect.element(getByText('3 of 36 colleges with these filters')).toBeVisible()
    await expect.element(getByText(/Your best match of/)).not.toBeInTheDocument()
    await getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(place).toBe('/?sort=cost')
  })

  test('a state in words narrows the list like the map', async () => {
    const { getByRole, place } = await openMatchesPage()
    await expect.element(getByRole('heading', { name: /^Two states/ })).toBeVisible()
    await getByRole('button', { name: /^Washington/ }).click()
    await expect.poll(place).toBe('/?state=WA')
  })

  test('a dot on the map goes to its row', async () => {
    const { getByRole } = await openMatchesPage({ matches: [matchOf(), tech] })
    await getByRole('button', { name: /^Number 2, Oregon Tech/ }).click()
    await expect.element(getByRole('link', { name: 'Oregon Tech' })).toHaveFocus()
  })

  test('a list that fails says why, and tries again', async () => {
    let isBroken = true
    const { getByRole } = await openMatchesPage({
      answers: {
        'GET {base}/results': () =>
          isBroken ? refusal(503, 'Back in a moment.') : Response.json(listPage([matchOf()])),
      },
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/The list did not load.*Back in a moment/)
    isBroken = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('link', { name: 'See how 90 adds up' })).toBeVisible()
  })

  test('are files with the filters of the page', async () => {
    const { getByRole, base } = await openMatchesPage({ at: '?chance=reach&page=2' })
    await getByRole('button', { name: 'Download' }).click()
    await expect
      .element(page.getByRole('menuitem', { name: /CSV/ }))
      .toHaveAttribute('href', `/api${base}/matches.csv?chance=reach`)
    await expect
      .element(page.getByRole('menuitem', { name: /PDF/ }))
      .toHaveAttribute('href', `/api${base}/matches.pdf?chance=reach`)
  })

  test('a changed survey keeps the old list, says so, and swaps once', async () => {
    let isChanged = false
    const gate = Promise.withResolvers<void>()
    const { getByText, getByRole, queryClient, asked } = await openMatchesPage({
      answers: {
        'GET {base}/overview': () =>
          Response.json({
            data: overviewOf(isChanged ? { total: 41, survey: { ...overviewOf().survey, version: 9 } } : {}),
          }),
        'GET {base}/results': async () => {
          if (isChanged) await gate.promise
          return Response.json(listPage(isChanged ? [tech] : [matchOf()]))
        },
      },
    })
    await expect.element(getByRole('link', { name: 'See how 90 adds up' })).toBeVisible()
    isChanged = true
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(getByText('Updating…', { exact: true })).toBeVisible()
    await expect.element(getByRole('link', { name: 'See how 90 adds up' })).toBeVisible()
    await expect.element(getByText('36 colleges', { exact: true })).toBeVisible()
    gate.resolve()
    await expect.element(getByText('41 colleges', { exact: true })).toBeVisible()
    await expect.element(getByRole('link', { name: 'Oregon Tech' })).toBeVisible()
    await expect.element(getByText('Updating…', { exact: true })).not.toBeVisible()
    expect(asked.filter(({ call }) => call.endsWith('/results'))).toHaveLength(2)
    expect(queryClient.isFetching()).toBe(0)
    vi.restoreAllMocks()
  })
})

describe('BCM-02 the hearts', () => {
  const call = 'POST {base}/survey/toggle-favorite'
  const answer = { data: { is_favorite: true, favorites: 10 } }

  test('are the server’s, with their number', async () => {
    const { getByRole, asked, base } = await openMatchesPage({
      answers: { [call]: () => Response.json(answer) },
    })
    await getByRole('button', { name: 'Favorite: Portland State' }).click()
    await expect
      .element(getByRole('button', { name: 'Favorite: Portland State' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(getByRole('link', { name: 'Favorites 10' })).toBeVisible()
    expect(bodiesOf(asked, call.replace('{base}', base))).toMatchObject([
      { college_id: 209_807, is_favorite: true },
    ])
  })

  test('follow a press elsewhere in the family, and in the recruiting center', async () => {
    stubSockets()
    let isFavorite = false
    const { getByRole, id } = await openMatchesPage({
      answers: {
        'GET {base}/results': () =>
          Response.json(listPage([matchOf('Portland State', { is_favorite: isFavorite })])),
      },
    })
    const heart = getByRole('button', { name: 'Favorite: Portland State' })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    const line = await openLine(id)
    isFavorite = true
    line.say('FavoritesChanged', { center_id: id, origin: null })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    line.stop()
  })

  test('a favorite that a must-have rules out is listed, and says so', async () => {
    const idaho = matchOf('Idaho', { match_id: 4, rank: null, is_favorite: true, ruled_out_by: ['distance'] })
    const { getByRole } = await openMatchesPage({ at: '?list=favorites', matches: [idaho] })
    await expect.element(getByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible()
    await expect
      .element(getByRole('listitem').filter({ hasText: 'Idaho' }).first())
      .toMatchTextContent(/Ruled out by a must-have: Within 400 miles/)
    await expect.element(getByRole('link', { name: 'Favorites 9' })).toHaveAttribute('aria-current', 'page')
    await expect.element(getByRole('link', { name: /^Matches/ })).not.toHaveAttribute('aria-current')
  })

  test.each([
    ['favorites', 'No favorites yet'],
    ['recently-viewed', 'Nothing viewed yet'],
    ['recently-contacted', 'Nobody contacted yet'],
  ])('an empty list of %s says what comes there', async (list, title) => {
    const { getByRole } = await openMatchesPage({ at: `?list=${list}`, matches: [] })
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'See the matches' }))
      .toHaveAttribute('href', '/bcm/matches')
  })
})

describe('BCM-02 the tip of the first visit', () => {
  test('is closed by a key, once and for all', async () => {
    const { getByText, asked, base } = await openMatchesPage({ overview: { tip_shown: false } })
    await expect.element(getByText('Every number can be checked')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByText('Every number can be checked')).not.toBeInTheDocument()
    expect(bodiesOf(asked, `POST ${base}/college/mark-tip-shown`)).toHaveLength(1)
  })

  test('is not there at the second', async () => {
    const { getByRole, getByText } = await openMatchesPage()
    await expect.element(getByRole('link', { name: 'See how 90 adds up' })).toBeVisible()
    await expect.element(getByText('Every number can be checked')).not.toBeInTheDocument()
  })
})

describe('BCM-04 whose matches they are', () => {
  test('a success coach stays with the athlete', async () => {
    const { getByRole, getByText } = await openMatchesPage({
      place: { role: 'success-coach', viewerId: 'rsc', userId: '42' },
    })
    await expect.element(getByText(/“You” on this page is Amara\./)).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: 'Amara’s best matches' })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'See how 90 adds up' }))
      .toHaveAttribute('href', '/bcm/42/matches/209807')
    await expect.element(getByRole('link', { name: 'Edit survey' })).toHaveAttribute('href', '/bcm/42/survey')
  })

  test('a parent of several changes between them', async () => {
    const { getByRole } = await openMatchesPage({
      place: { viewerId: 'parent', userId: '42' },
      siblings: [
        { id: '42', name: 'Amara Whitlock' },
        { id: '43', name: 'Ben Whitlock' },
      ],
    })
    await getByRole('button', { name: /^For / }).click()
    await expect
      .element(page.getByRole('menuitem', { name: 'Ben Whitlock' }))
      .toHaveAttribute('href', '/bcm/43/matches')
  })

  test('after the package ended, everything is readable and nothing can be changed', async () => {
    const { getByRole, getByText, asked } = await openMatchesPage({
      overview: { ended_on: '2026-10-01' },
      matches: [matchOf('Portland State', { is_favorite: true }), tech],
    })
    await expect.element(getByText('Own ended 2026-10-01')).toBeVisible()
    await expect.element(getByRole('switch', { name: /Within 400 miles/ })).toBeDisabled()
    await expect
      .element(getByRole('button', { name: 'Favorite: Oregon Tech' }))
      .toHaveAttribute('aria-disabled', 'true')
    await getByRole('button', { name: 'Favorite: Portland State' }).click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Remove this favorite\?/)
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })
})
