import type { User } from '@fieldhouse/contract/accounts'
import type { OwnRanking, TopList } from '@fieldhouse/contract/rankings'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { rankedOf, rankingOf, topListOf } from '../rankings.factory.ts'
import type { TopSearch } from '../rankings-search.ts'
import { Top100Page, Top100Pending, Top100Unavailable } from './top-100-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

interface Opening {
  list?: TopList
  search?: TopSearch
  viewer?: User | null
  ranking?: () => Response
  at?: string
}

const open = ({ list = topListOf(), search = {}, viewer = null, ranking, at = '/' }: Opening = {}) => {
  const asked = network({
    'GET /top-100': () => Response.json({ data: list }),
    'GET /athlete/a1/ranking': () => ranking?.() ?? refusal(403, 'No'),
    'GET /athlete/a2/ranking': () => ranking?.() ?? refusal(403, 'No'),
  })
  const Page = () => (
    <Suspense fallback={<Top100Pending search={search} />}>
      <Top100Page search={search} viewer={viewer} />
    </Suspense>
  )
  return openSite({ at, Frame: Page }).then((site) => ({ ...site, asked }))
}

const standing =
  (facts: Partial<OwnRanking> = {}) =>
  () =>
    Response.json({ data: rankingOf(facts) })
const athlete = viewerOf({ athlete_id: 'a1', sport: { key: 'basketball' } })
const child = (id: string, first_name: string, key: string) => ({
  user_id: id,
  athlete_id: id,
  athlete_slug: id,
  first_name,
  last_name: 'Whitlock',
  sport: { key },
  access_to_rc: false,
  rc_ended_on: null,
  access_to_bcm: false,
  bcm_ended_on: null,
})
const parent = viewerOf({
  type: 'parent',
  athletes: [child('a2', 'Zoe', 'soccer'), child('a1', 'Amara', 'basketball')],
})

describe('PUB-02 the Top 100', () => {
  test('shows the first three on a podium and everyone else in rows, each a link to the page', async () => {
    const { getByRole } = await open()
    const podium = getByRole('list', { name: 'The first three' }).getByRole('listitem')
    await expect
      .element(podium.first())
      .toMatchTextContent(
        /Rank 1.*Shooting guard, class of 2027.*Amara.*Whitlock.*Ridgeline High School, OR.*Score92\.6.*PPG19\.8/,
      )
    await expect
      .element(podium.first().getByRole('link', { name: 'Amara Whitlock' }))
      .toHaveAttribute('href', '/amara-whitlock')
    expect(podium.elements()).toHaveLength(3)
    await expect.element(podium.nth(2)).toMatchTextContent(/Rank 2/)
    getByRole('region', { name: 'The list' }).element().scrollIntoView()
    const rows = getByRole('list', { name: 'Ranked athletes' }).getByRole('listitem')
    await expect.element(rows.first()).toMatchTextContent(/Rank 4.*Bo Li.*Score 60\.0/)
    expect(rows.elements()).toHaveLength(1)
    await expect.element(getByRole('status')).toMatchTextContent('4 ranked in girls’ basketball')
  })

  test('explains the calculation in one sentence', async () => {
    const { getByText } = await open()
    const sentence =
      'A score is production 30%, competition level 20%, consistency 20%, effect on teammates 15% and leadership 15%.'
    await expect.element(getByText(sentence, { exact: false })).toBeVisible()
  })

  test('links to each sport, to girls and boys, and to each class, and marks the current one', async () => {
    const { getByRole, asked } = await open({
      list: topListOf({ sport: { key: 'hockey' }, gender: 'male', class: 2028 }),
      search: { sport: 'hockey', gender: 'male', class: 2028 },
    })
    await expect
      .element(getByRole('heading', { level: 1 }))
      .toMatchTextContent('Top 100 Boys’ hockey, class of 2028')
    const sportLinks = getByRole('navigation', { name: 'Sports' })
    await expect
      .element(sportLinks.getByRole('link', { name: 'Soccer' }))
      .toHaveAttribute('href', '/top-100?sport=soccer&gender=male&class=2028')
    await expect
      .element(sportLinks.getByRole('link', { name: 'Hockey' }))
      .toHaveAttribute('aria-current', 'page')
    const genderLinks = getByRole('navigation', { name: 'Girls or boys' })
    await expect
      .element(genderLinks.getByRole('link', { name: 'Girls' }))
      .toHaveAttribute('href', '/top-100?sport=hockey&gender=female&class=2028')
    await expect
      .element(genderLinks.getByRole('link', { name: 'Boys' }))
      .toHaveAttribute('aria-current', 'page')
    const classLinks = getByRole('navigation', { name: 'Classes' })
    await expect
      .element(classLinks.getByRole('link', { name: 'All classes' }))
      .toHaveAttribute('href', '/top-100?sport=hockey&gender=male')
    await expect
      .element(classLinks.getByRole('link', { name: '2028' }))
      .toHaveAttribute('aria-current', 'page')
    await expect.element(classLinks.getByRole('link').nth(2)).toBeVisible()
    expect(classLinks.getByRole('link').elements()).toHaveLength(3)
    expect(asked[0]?.query).toEqual({ sport: 'hockey', gender: 'male', class: '2028' })
  })

  test.each<{ at: string; search: TopSearch; chosen: string[] }>([
    { at: '/top-100', search: {}, chosen: ['Basketball', 'Girls', 'All classes'] },
    { at: '/top-100?sport=hockey', search: { sport: 'hockey' }, chosen: ['Hockey', 'Girls', 'All classes'] },
    {
      at: '/top-100?sport=hockey&class=2028',
      search: { sport: 'hockey', class: 2028 },
      chosen: ['Hockey', 'Girls', '2028'],
    },
    // The address changes while the next list is still loading.
    { at: '/top-100?sport=soccer', search: { sport: 'hockey' }, chosen: ['Hockey', 'Girls', 'All classes'] },
  ])('has one sport, girls or boys, and one class selected at $at', async ({ at, search, chosen }) => {
    const { getByRole } = await open({ at, search })
    await expect.element(getByRole('list', { name: 'The first three' })).toBeVisible()
    const chosenIn = (name: string) =>
      [...getByRole('navigation', { name }).element().querySelectorAll('[aria-current]')].map(
        ({ textContent }) => textContent,
      )
    expect([...chosenIn('Sports'), ...chosenIn('Girls or boys'), ...chosenIn('Classes')]).toEqual(chosen)
  })

  test('builds links from the requested list while the previous one is still shown', async () => {
    const { getByRole } = await open({ at: '/top-100?sport=soccer&gender=male', search: { sport: 'hockey' } })
    const years = getByRole('navigation', { name: 'Classes' })
    await expect
      .element(years.getByRole('link', { name: 'All classes' }))
      .toHaveAttribute('href', '/top-100?sport=soccer&gender=male')
    await expect
      .element(getByRole('navigation', { name: 'Girls or boys' }).getByRole('link', { name: 'Girls' }))
      .toHaveAttribute('href', '/top-100?sport=soccer&gender=female')
  })

  test('does not say that nobody else is ranked when it is full', async () => {
    const athletes = Array.from({ length: 100 }, (_, place) =>
      rankedOf({ slug: `ranked-${place}`, rank: place + 1 }),
    )
    const { getByRole } = await open({ list: topListOf({ athletes }) })
    await expect.element(getByRole('status')).toMatchTextContent('The first 100 in girls’ basketball')
  })

  test("keeps the address's class among the links, even if nobody is ranked in it", async () => {
    const { getByRole } = await open({
      list: topListOf({ class: 2031, athletes: [] }),
      search: { class: 2031 },
    })
    await expect.element(getByRole('heading', { name: 'No ranks here yet' })).toBeVisible()
    await expect.element(getByRole('link', { name: '2031' })).toHaveAttribute('aria-current', 'page')
    await expect.element(getByRole('link', { name: 'Show all classes' })).toHaveAttribute('href', '/top-100')
  })

  test('fits a phone, however long a name or a school is', async () => {
    await page.viewport(360, 740)
    const long = { last_name: 'Wolfeschlegelsteinhausenbergerdorff', high_school: 'S'.repeat(80) }
    const athletes = Array.from({ length: 5 }, (_, place) =>
      rankedOf({ ...long, slug: `long-${place}`, rank: place + 1 }),
    )
    const { getByRole } = await open({ list: topListOf({ athletes }), viewer: athlete, ranking: standing() })
    await expect.element(getByRole('list', { name: 'Parts of the score' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('shows a skeleton while it loads', async () => {
    network({ 'GET /top-100': () => new Promise<Response>(() => {}) })
    const { getByText } = await openSite({
      Frame: () => (
        <Suspense fallback={<Top100Pending search={{}} />}>
          <Top100Page search={{}} viewer={null} />
        </Suspense>
      ),
    })
    await expect.element(getByText('Loading the list…')).toBeInTheDocument()
  })

  test('says when it did not load, keeps the other lists reachable, and tries again', async () => {
    const { getByRole, router } = await openSite({ Frame: () => <Top100Unavailable search={{}} /> })
    const invalidate = vi.spyOn(router, 'invalidate')
    await expect.element(getByRole('alert')).toMatchTextContent(/The list did not load/)
    await expect.element(getByRole('link', { name: 'Hockey' })).toBeVisible()
    await getByRole('button', { name: 'Try again' }).click()
    expect(invalidate).toHaveBeenCalledOnce()
  })
})

describe('PUB-02 the ranking criteria', () => {
  test('open by keyboard, list all five parts with their weights, and return the focus', async () => {
    const { getByRole } = await open()
    // Before that, the button is the one of the loading page.
    await expect.element(getByRole('list', { name: 'The first three' })).toBeVisible()
    const button = getByRole('button', { name: 'Ranking criteria' })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = getByRole('dialog', { name: 'Ranking criteria' })
    const parts = dialog.getByRole('listitem')
    await expect.element(parts.first()).toMatchTextContent(/30.*%.*Production/)
    expect(parts.elements().map((part) => part.textContent?.match(/^(\d+)%([A-Z][a-z ]+)/)?.[0])).toEqual([
      expect.stringMatching(/^30%Production/),
      expect.stringMatching(/^20%Competition level/),
      expect.stringMatching(/^20%Consistency/),
      expect.stringMatching(/^15%Effect on teammates/),
      expect.stringMatching(/^15%Leadership/),
    ])
    await expect.element(dialog.getByText('No evaluation, no rank')).toBeVisible()
    await expect.element(dialog.getByText('One season counts half')).toBeVisible()
    await expect
      .element(parts.first())
      .toMatchTextContent(/girls or boys of the same sport and class they beat/)
    expect(dialog.element().textContent).not.toContain('position')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  const ownParts = async (given: Opening) => {
    const { getByRole, asked, unmount } = await open(given)
    // Before that, the button is the one of the loading page.
    await expect.element(getByRole('list', { name: 'The first three' })).toBeVisible()
    await getByRole('button', { name: 'Ranking criteria' }).click()
    const parts = getByRole('dialog', { name: 'Ranking criteria' }).getByRole('listitem')
    await expect.element(parts.first()).toBeVisible()
    return { parts, unmount, calls: () => asked.map(({ call }) => call) }
  }
  const textsOf = (parts: { elements: () => Element[] }) =>
    parts
      .elements()
      .map(({ textContent }) => textContent?.match(/(?:Yours|Amara|Zoe): (?:[\d.]+|not [a-z ]+yet)/)?.[0])

  test('show the athlete their own value for each part, without another request', async () => {
    const parts = rankingOf().parts.map((part, place) => (place === 1 ? { ...part, value: null } : part))
    const shown = await ownParts({ viewer: athlete, ranking: standing({ parts }) })
    await expect
      .poll(() => textsOf(shown.parts))
      .toEqual(['Yours: 60.0', 'Yours: not evaluated yet', 'Yours: 75.0', 'Yours: 82.5', 'Yours: 90.0'])
    expect(shown.calls()).toEqual(['GET /top-100', 'GET /athlete/a1/ranking'])
  })

  test('show a parent the values of the selected athlete', async () => {
    const { getByRole } = await open({ viewer: parent, ranking: standing() })
    await getByRole('radio', { name: 'Zoe' }).click()
    await expect.element(getByRole('heading', { name: 'Where Zoe stands' })).toBeVisible()
    await getByRole('button', { name: 'Ranking criteria' }).click()
    const parts = getByRole('dialog', { name: 'Ranking criteria' }).getByRole('listitem')
    await expect.poll(() => textsOf(parts).at(-1)).toBe('Zoe: 90.0')
  })

  test('show no values to others', async () => {
    for (const viewer of [null, viewerOf({ type: 'coach' })]) {
      const { parts, calls, unmount } = await ownParts({ viewer, ranking: standing() })
      expect(textsOf(parts)).toEqual(Array.from({ length: 5 }))
      expect(calls()).toEqual(['GET /top-100'])
      await unmount()
    }
  })
})

describe("PUB-02 an athlete's standing", () => {
  test('is shown to the athlete: score, ranks, and a bar for each part', async () => {
    const { getByRole, getByText } = await open({ viewer: athlete, ranking: standing() })
    await expect.element(getByRole('heading', { name: 'Where you stand' })).toBeVisible()
    await expect.element(getByText('84.1')).toBeVisible()
    await expect.element(getByText('5th of 190')).toBeVisible()
    await expect.element(getByText('9th of 612')).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'girls’ basketball, class of 2027' }))
      .toHaveAttribute('href', '/top-100?sport=basketball&gender=female&class=2027')
    await expect.element(getByRole('link', { name: 'girls’ basketball', exact: true })).toBeVisible()
    const parts = getByRole('list', { name: 'Parts of the score' }).getByRole('listitem')
    expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
      'Production counts 30%60.0',
      'Competition level counts 20%67.5',
      'Consistency counts 20%75.0',
      'Effect on teammates counts 15%82.5',
      'Leadership counts 15%90.0',
    ])
  })

  test('without an evaluation says what is missing', async () => {
    const parts = rankingOf().parts.map((part, place) => (place % 2 ? { ...part, value: null } : part))
    const { getByText } = await open({
      viewer: athlete,
      ranking: standing({ score: null, in_sport: null, in_class: null, evaluations: 0, parts }),
    })
    await expect.element(getByText(/No score yet: nobody has evaluated you so far/)).toBeVisible()
    expect(getByText('Not evaluated yet').elements()).toHaveLength(2)
  })

  test('without a gender says why there is no rank, and where to enter it', async () => {
    const { getByText, getByRole } = await open({
      viewer: athlete,
      ranking: standing({ gender: null, in_sport: null, in_class: null }),
    })
    await expect
      .element(getByText(/girls and boys are ranked separately, and your page does not say/))
      .toBeVisible()
    await expect
      .element(getByRole('link', { name: 'the page itself' }))
      .toHaveAttribute('href', '/amara-whitlock')
  })

  test('of a hidden page links to where it can be shown', async () => {
    const { getByRole, getByText } = await open({
      viewer: athlete,
      ranking: standing({ is_visible: false, in_sport: null, in_class: null }),
    })
    await expect.element(getByText(/Your page is hidden, so it has no rank/)).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'the page itself' }))
      .toHaveAttribute('href', '/amara-whitlock')
  })

  test('is shown to a parent for each athlete', async () => {
    const { getByRole, asked } = await open({ viewer: parent, ranking: standing() })
    await expect.element(getByRole('heading', { name: 'Where Amara stands' })).toBeVisible()
    await getByRole('radio', { name: 'Zoe' }).click()
    await expect.element(getByRole('heading', { name: 'Where Zoe stands' })).toBeVisible()
    await expect
      .poll(() => asked.map(({ call }) => call))
      .toEqual(['GET /top-100', 'GET /athlete/a1/ranking', 'GET /athlete/a2/ranking'])
  })

  test('that did not load leaves the list alone, and can be retried', async () => {
    let isAway = true
    const { getByRole, getByText } = await open({
      viewer: athlete,
      ranking: () => (isAway ? refusal(503, 'Away') : standing()()),
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/The list below is complete all the same/)
    await expect.element(getByRole('list', { name: 'The first three' })).toBeVisible()
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByText('84.1')).toBeVisible()
  })

  test('is not requested for visitors and coaches', async () => {
    for (const viewer of [null, viewerOf({ type: 'coach' })]) {
      const { getByRole, asked, unmount } = await open({ viewer, ranking: standing() })
      await expect.element(getByRole('list', { name: 'The first three' })).toBeVisible()
      expect(asked.map(({ call }) => call)).toEqual(['GET /top-100'])
      await unmount()
    }
  })
})
