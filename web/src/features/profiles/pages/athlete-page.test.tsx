import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../lib/site.factory.tsx'
import type { Units } from '../../../lib/units.ts'
import { athleteSections, preloadSections } from '../athlete-sections.ts'
import { athleteOf, basketball, pictureOf, richAthlete } from '../profiles.factory.ts'
import { AthletePage } from './athlete-page.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const family = { edit: true, download: true, see_contacts: true, see_views: true, confirm: false }

// Like the loader.
beforeAll(preloadSections)

const open = (athlete: Athlete, { onEdit = () => {}, units = 'imperial' as Units } = {}) =>
  openSite({
    Frame: () => <AthletePage athlete={athlete} sport={basketball} units={units} onEdit={onEdit} />,
  })

/** Scrolls until everything has loaded. */
const readAll = () =>
  vi.waitFor(
    () => {
      const waiting = document.querySelector('article div:empty:is([class*="empty:"])')
      waiting?.scrollIntoView()
      expect(waiting).toBeNull()
    },
    { timeout: 10_000 },
  )

const sectionNames = () =>
  [...document.querySelectorAll('article [data-section]')].map((element) => element.id)

describe('PRO-01 an athlete’s page', () => {
  test('shows name, sport, height, and place', async () => {
    const { getByRole, getByText } = await open(richAthlete())
    await expect.element(getByRole('heading', { name: 'Amara Whitlock', level: 1 })).toBeVisible()
    await expect.element(getByText(/^#14.*Shooting guard.*Class of 2027.*Shoots left$/)).toBeVisible()
    await expect.element(getByText('I guard your best player first. The points come after.')).toBeVisible()
    for (const [label, value] of [
      ['Height', '5′10″'],
      ['Weight', '152lb'],
      ['Wingspan', '6′1.5″'],
      ['GPA', '3.87'],
      ['School', 'Ridgeline High School'],
      ['Home', 'Bend, OR'],
    ] as const)
      expect(
        getByRole('term').filter({ hasText: label }).first().element().nextSibling?.textContent,
      ).toContain(value)
  })

  test('has a section for all existing content, in the order of the list', async () => {
    await open(richAthlete())
    expect(sectionNames()).toEqual(athleteSections.map(({ key }) => key))
  })

  test('hides empty sections from visitors', async () => {
    const { getByRole } = await open(athleteOf())
    expect(sectionNames()).toEqual(['contacts'])
    await expect.element(getByRole('navigation', { name: 'Sections' })).toHaveTextContent('')
    expect(getByRole('article').element().querySelector('dl')).toBeNull()
  })

  test.each(
    athleteSections.filter(({ key }) => key !== 'contacts').map(({ key, title }) => ({ key, title })),
  )('$title is there with content, and hidden without', async ({ key }) => {
    const section = athleteSections.find((one) => one.key === key)
    const { View, isEmpty } = section ?? (() => expect.unreachable())()
    expect(isEmpty(richAthlete())).toBe(false)
    expect(isEmpty(athleteOf())).toBe(true)
    const { getByTestId } = await openSite({
      Frame: () => (
        <>
          <div data-testid="full">
            <View athlete={richAthlete()} sport={basketball} units="imperial" />
          </div>
          <div data-testid="bare">
            <View athlete={athleteOf()} sport={basketball} units="imperial" />
          </div>
        </>
      ),
    })
    await expect.element(getByTestId('full')).not.toBeEmptyDOMElement()
    expect(getByTestId('bare').element().textContent).toBe('')
  })

  test('the bar links to the existing sections, by name', async () => {
    const { getByRole } = await open(richAthlete())
    const links = [...getByRole('navigation', { name: 'Sections' }).element().querySelectorAll('a')]
    expect(links.map(({ textContent, hash }) => [textContent, hash])).toContainEqual(['Stats', '#statistics'])
    for (const { hash } of links) expect(document.getElementById(hash.slice(1))).not.toBeNull()
  })

  test('an anchor stops 148 px below the top, 118 on a phone', async () => {
    const { getByRole } = await open(richAthlete())
    for (const [width, offset] of [
      [1280, 148],
      [760, 118],
    ] as const) {
      await page.viewport(width, 800)
      location.hash = ''
      await getByRole('navigation', { name: 'Sections' }).getByText('Metrics').click()
      await expect
        .poll(() => Math.ceil(document.getElementById('metrics')?.getBoundingClientRect().top ?? 0))
        .toBe(offset)
    }
    history.replaceState(null, '', location.pathname)
  })

  test('a visitor gets the contact button, the family the editor', async () => {
    const visit = await open(richAthlete())
    const [first, second] = visit.getByRole('link', { name: 'Contact Amara' }).elements()
    expect(first?.getAttribute('href')).toBe('#contacts')
    expect(second?.getAttribute('href')).toBe('#contacts')
    expect(visit.getByRole('button', { name: 'Edit' }).query()).toBeNull()
    await visit.unmount()

    const onEdit = vi.fn()
    const own = await open(richAthlete({ can: family }), { onEdit })
    await own.getByRole('button', { name: 'Edit' }).click()
    expect(onEdit).toHaveBeenCalledOnce()
    expect(own.getByRole('form').query()).toBeNull()
  })

  test('shows people with access that it is hidden', async () => {
    const settings = { ...athleteOf().settings, is_visible: false }
    const own = await open(athleteOf({ settings, can: family }))
    await expect.element(own.getByText(/This page is hidden\. Only you/)).toBeVisible()
    await own.unmount()
    const coach = await open(athleteOf({ settings }))
    await expect.element(coach.getByText('This page is hidden from the public.')).toBeVisible()
  })

  test('the hero photo loads first, in all formats and widths, and its space is reserved', async () => {
    const photo = { ...pictureOf(900, 1200), cutout: null }
    const { getByRole } = await open(athleteOf({ photo }))
    const image = getByRole('region', { name: 'Poster' }).element().querySelector('img')
    expect(image?.loading).toBe('eager')
    expect([image?.width, image?.height]).not.toContain(0)
    expect([...(image?.parentElement?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ])
  })

  test('a photo with its own background has no number behind it, so the number is above the name', async () => {
    const poster = async (cutout: ReturnType<typeof pictureOf> | null) => {
      const { getByRole, unmount } = await open(
        athleteOf({ number: '14', photo: { ...pictureOf(900, 1200), cutout } }),
      )
      const element = getByRole('region', { name: 'Poster' }).element()
      const seen = [element.querySelector('[data-mark]') !== null, element.textContent.includes('#14')]
      await unmount()
      return seen
    }
    expect(await poster(null)).toEqual([false, true])
    expect(await poster(pictureOf(900, 1200))).toEqual([true, false])
  })

  test('PRO-04 uses metric units with the metric setting', async () => {
    const { getByRole } = await open(richAthlete(), { units: 'metric' })
    await readAll()
    expect(getByRole('region', { name: 'Metrics' }).element().textContent).toContain('Wingspan187 cm')
    expect(getByRole('article').element().textContent).toContain('Height178cm')
  })

  test('PRO-11 a premium page has its story', async () => {
    const vip = { headline: 'The next one', story: 'It began in a driveway.', highlight: null }
    const { getByText } = await open(richAthlete({ vip, is_seros: true }))
    await expect.element(getByText('The next one')).toBeVisible()
    await expect.element(getByText('It began in a driveway.')).toBeVisible()
  })
})

describe('an athlete’s page on the smallest phone', () => {
  const isSteady = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth

  test('never scrolls sideways', async () => {
    await page.viewport(360, 740)
    await open(richAthlete({ can: family, has_transcripts: true }))
    await readAll()
    expect(isSteady()).toBe(true)
  })

  test('never cuts a name', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open(
      athleteOf({ first_name: 'Bartholomew', last_name: 'Wolfeschlegelsteinhausenberger' }),
    )
    const name = getByRole('heading', { level: 1 }).element()
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  })

  test('hostile text is text, and fits', async () => {
    await page.viewport(360, 740)
    const attack = `<img src=x onerror="globalThis.hacked=1">${'W'.repeat(150)}`
    const rich = richAthlete()
    const athlete = richAthlete({
      first_name: attack,
      bio: attack,
      high_school: attack,
      club: attack,
      city: attack,
      website: 'javascript:globalThis.hacked=1',
      statistics: {
        high_school: rich.statistics.high_school.map((season) => ({ ...season, team: attack })),
        aau: [],
      },
      metrics: rich.metrics.map((metric) => ({ ...metric, verified_by: attack })),
      gallery: rich.gallery.map((item) => ({ ...item, title: attack })),
      goals: rich.goals.map((goal) => ({ ...goal, text: attack })),
      education: rich.education && {
        ...rich.education,
        school: attack,
        intended_majors: [attack],
        honors: [attack],
      },
      coaches: [{ id: 'c', name: attack, position: attack, team: attack }],
      awards: [{ id: 'a', title: attack, year: 2026, level: attack }],
      answers: rich.answers.map((answer) => ({ ...answer, text: attack })),
      quote: { text: attack, author: attack },
      press: rich.press.map((article) => ({
        ...article,
        title: attack,
        outlet: attack,
        link: 'javascript:1',
      })),
      schedule: rich.schedule.map((event) => ({
        ...event,
        title: attack,
        place: attack,
        link: 'javascript:1',
      })),
      interviews: rich.interviews.map((interview) => ({ ...interview, title: attack, asked_by: attack })),
    })
    const { getByRole } = await open(athlete)
    await readAll()
    expect(isSteady()).toBe(true)
    expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0)
    expect('hacked' in globalThis).toBe(false)
    const links = getByRole('link').elements()
    expect(links.filter((link) => /javascript:/i.test(link.getAttribute('href') ?? ''))).toEqual([])
  })
})

describe('sharing', () => {
  test('without a share sheet, the link is copied', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: navigator.userAgent })
    const { getByRole } = await open(athleteOf())
    await userEvent.click(getByRole('button', { name: 'Share this page' }))
    expect(writeText).toHaveBeenCalledWith(location.href.replace(/[?#].*/, ''))
  })
})
