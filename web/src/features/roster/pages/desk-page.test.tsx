import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { taskEvents } from '@fieldhouse/contract/tasks.live'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesOf, listPage, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { openLine, stubSockets } from '../../../lib/socket.factory.ts'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { dayItemOf, deskAthleteOf, newAthleteOf, rosterPageOf } from '../roster.factory.ts'
import type { RosterSearch } from '../roster-search.ts'
import { DeskPage } from './desk-page.tsx'

beforeEach(() => page.viewport(1440, 1000))
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.style.fontSize = ''
})

const viewer = viewerOf({ type: 'rsc' })
const amara = deskAthleteOf()
const tobias = newAthleteOf()

type Answers = Parameters<typeof network>[0]

const answers: Answers = {
  'GET /user': () => Response.json({ data: viewer }),
  'GET /panel/my-rosters': () => Response.json(rosterPageOf([amara], {}, { 'needs-me': 3, unread: 1 })),
  'GET /panel/my-day': () => Response.json({ data: [] }),
  'GET /panel/new-rosters': () => Response.json(listPage([])),
}

const open = async (given: Answers = {}, start: RosterSearch = {}) => {
  const asked = network({ ...answers, ...given })
  const Page = () => {
    const [search, setSearch] = useState(start)
    return (
      <>
        <DeskPage
          search={search}
          onSearchChange={setSearch}
          hrefOf={({ page: number = 1 }) => `/coach/roster?page=${number}`}
        />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ viewer, Frame: Page })
  const asks = (path: string) => asked.filter(({ call }) => call === `GET ${path}`)
  return { ...site, asked, asks }
}

const rows = page.getByRole('list', { name: 'Athletes' }).getByRole('listitem')

describe('COA-02 a success coach’s roster', () => {
  test('shows each athlete’s progress, next task, time, unread messages, and last contact', async () => {
    await open()
    const row = rows.first()
    await expect.element(row).toHaveAttribute('data-theme', 'orange')
    await expect
      .element(row)
      .toMatchTextContent(
        /14.*Amara Whitlock.*SG, 2027.*All-Star Showcase.*Film review.*Last contact.*48%.*06:41:20.*2 unread/,
      )
    await expect.element(row.getByRole('img', { name: '48%, 1 of 3 tasks complete' })).toBeVisible()
    await expect
      .element(row.getByRole('link', { name: 'Amara Whitlock', exact: true }))
      .toHaveAttribute('href', `/coach/roster/${amara.user_id}`)
    await expect
      .element(row.getByRole('link', { name: 'Message Amara Whitlock' }))
      .toHaveAttribute('href', `/coach/messenger?user_id=${amara.user_id}`)
    await expect
      .element(row.getByRole('link', { name: 'Call Amara Whitlock, (541) 555-0123' }))
      .toHaveAttribute('href', 'tel:5415550123')
  })

  test('sums up the whole roster', async () => {
    const { getByRole } = await open()
    await expect.element(getByRole('definition').nth(1)).toMatchTextContent(/^38\s*h 20\s*m$/)
    await expect.element(getByRole('definition').nth(2)).toMatchTextContent(/^18\s*of 42$/)
    await expect.element(getByRole('definition').nth(3)).toMatchTextContent('8')
  })

  test('says that there is no phone number', async () => {
    const contact_info = { email: null, phone: null }
    await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf({ contact_info })])),
    })
    const button = rows.first().getByRole('button', { name: 'Call Amara Whitlock' })
    await expect.element(button).toHaveAccessibleDescription('No phone number on file.')
    await expect.element(rows.first().getByRole('link', { name: /Call/ })).not.toBeInTheDocument()
  })

  test('shows 99+ unread, and announces the number', async () => {
    await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf({ unread: 120 })])),
    })
    await expect.element(rows.first().getByText('99+')).toBeVisible()
    await expect.element(rows.first()).toMatchTextContent(/120 unread/)
  })

  test('filters with counts, sorts, and searches', async () => {
    const { getByRole, asks } = await open()
    await getByRole('radio', { name: 'Needs me 3' }).click()
    await expect.poll(() => asks('/panel/my-rosters').at(-1)?.query).toEqual({ filter: 'needs-me' })
    await getByRole('button', { name: 'Sort by Name' }).click()
    await getByRole('menuitemradio', { name: 'Longest without contact 1' }).click()
    await expect
      .poll(() => asks('/panel/my-rosters').at(-1)?.query)
      .toEqual({ filter: 'needs-me', sort: 'contact' })
    await getByRole('textbox', { name: 'Name of an athlete' }).fill('ama')
    await expect
      .poll(() => asks('/panel/my-rosters').at(-1)?.query)
      .toEqual({ filter: 'needs-me', sort: 'contact', q: 'ama' })
  })

  test('shows an ended package with its last day', async () => {
    const bought = { ...amara.package, ends_on: '2026-11-03', has_ended: true } as typeof amara.package
    await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf({ package: bought })])),
    })
    await expect.element(rows.first()).toMatchTextContent(/All-Star Showcase, ended Nov 3, 2026/)
  })

  test('asks whose recruiting center to open, and each row leads to one', async () => {
    const soccer = deskAthleteOf({ user_id: '2', first_name: 'Bo', sport: { key: 'soccer' } })
    const { getByText } = await open(
      { 'GET /panel/my-rosters': () => Response.json(rosterPageOf([amara, soccer])) },
      { open: 'recruiting-center' },
    )
    await expect.element(getByText('Choose an athlete to open their recruiting center.')).toBeVisible()
    await expect
      .element(rows.first().getByRole('link', { name: 'Amara Whitlock', exact: true }))
      .toHaveAttribute('href', `/recruiting-center/${amara.user_id}/results`)
    await expect
      .element(rows.nth(1).getByRole('link', { name: 'Bo Whitlock', exact: true }))
      .toHaveAttribute('href', '/coach/roster/2')
  })

  test('without athletes, it leads to the new ones', async () => {
    const { getByRole } = await open({ 'GET /panel/my-rosters': () => Response.json(rosterPageOf([])) })
    await expect.element(getByRole('heading', { name: 'Your roster is empty' })).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'See new athletes' }))
      .toHaveAttribute('href', '/coach/roster/new-athletes')
    await expect.element(getByRole('heading', { name: 'Who needs me today' })).not.toBeInTheDocument()
    // There is nothing to look through yet.
    await expect.element(getByRole('textbox', { name: 'Name of an athlete' })).not.toBeInTheDocument()
    await expect.element(getByRole('radiogroup', { name: 'Which athletes' })).not.toBeInTheDocument()
  })

  test('an empty filter says what is missing, and leads back to all', async () => {
    const { getByRole, asks } = await open(
      { 'GET /panel/my-rosters': () => Response.json(rosterPageOf([], { athletes: 7 })) },
      { filter: 'unread' },
    )
    await expect.element(getByRole('heading', { name: 'No unread messages' })).toBeVisible()
    await getByRole('button', { name: 'Show all athletes' }).click()
    await expect.poll(() => asks('/panel/my-rosters').at(-1)?.query).toEqual({})
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await open({
      'GET /panel/my-rosters': () =>
        isAway ? refusal(503, 'We’ll be right back.') : Response.json(rosterPageOf([amara])),
    })
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(rows.first()).toBeVisible()
  })

  test.each([liveEvents.message, taskEvents.status])('follows a live event: %s', async (event) => {
    stubSockets()
    let unread = 2
    const { asks } = await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf({ unread })])),
    })
    await expect.element(rows.first()).toMatchTextContent(/2 unread/)
    const line = await openLine(viewer.id)
    const before = asks('/panel/my-day').length
    unread = 3
    line.say(event, { user_id: amara.user_id, task_id: '1', status: 3 })
    await expect.element(rows.first()).toMatchTextContent(/3 unread/)
    await expect.poll(() => asks('/panel/my-day').length).toBeGreaterThan(before)
    line.stop()
  })

  test('a name is text, whatever it contains', async () => {
    const hostile = { first_name: '<img src=x onerror=alert(1)>', last_name: '"><script>' }
    const { getByRole } = await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf(hostile)])),
    })
    await expect
      .element(getByRole('link', { name: `${hostile.first_name} ${hostile.last_name}`, exact: true }))
      .toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  test.each([360, 390, 1280])('fits a window of %s px, however long a name is', async (width) => {
    await page.viewport(width, 800)
    const long = { last_name: 'Wolfeschlegelsteinhausenbergerdorff', time_spent: 4_000_000 }
    await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf([deskAthleteOf(long)])),
      'GET /panel/my-day': () => Response.json({ data: [dayItemOf(long)] }),
      'GET /panel/new-rosters': () => Response.json(listPage([newAthleteOf(long)])),
    })
    await expect.element(rows.first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Claim/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
    // On a phone a row is a card, with the progress as wide as the card.
    const widthOf = (element: Element) => element.getBoundingClientRect().width
    const bar = rows.first().getByRole('img', { name: /tasks complete/ })
    const share = widthOf(bar.element()) / widthOf(rows.first().element())
    expect(share > 0.8).toBe(width < 768)
  })
})

describe('COA-02 the day', () => {
  // In a wide window it is beside the roster.
  const rail = page.getByRole('complementary')
  const day = rail.getByRole('list', { name: 'Who needs me today' }).getByRole('listitem')

  test('says who needs the coach and why, with one click to act', async () => {
    await open({
      'GET /panel/my-day': () =>
        Response.json({
          data: [
            dayItemOf(),
            dayItemOf({
              reason: 'package-ends',
              text: 'The package ends on November 30.',
              since: '2026-11-30T05:00:00Z',
              path: '/coach/roster/2',
            }),
          ],
        }),
    })
    await expect
      .element(day.first())
      .toMatchTextContent(/Amara Whitlock.*Amara’s mother asked about the visit\..*(?:ago|on|at)/)
    await expect
      .element(day.first().getByRole('link', { name: /^Answer: Amara Whitlock/ }))
      .toHaveAttribute('href', `/coach/messenger?user_id=${amara.user_id}`)
    await expect.element(day.nth(1)).toMatchTextContent(/The package ends on November 30\.Open$/)
    await expect
      .element(day.nth(1).getByRole('link', { name: /^Open/ }))
      .toHaveAttribute('href', '/coach/roster/2')
  })

  test('shows five at first, and the rest on request', async () => {
    const data = Array.from({ length: 7 }, (_, place) => dayItemOf({ user_id: String(place) }))
    const { getByRole } = await open({ 'GET /panel/my-day': () => Response.json({ data }) })
    await expect.element(day).toHaveLength(5)
    await getByRole('button', { name: 'See all 7' }).click()
    await expect.element(day).toHaveLength(7)
  })

  test('is readable on a small phone with text at twice its size', async () => {
    await page.viewport(360, 740)
    document.documentElement.style.fontSize = '200%'
    const { getByText } = await open({ 'GET /panel/my-day': () => Response.json({ data: [dayItemOf()] }) })
    const words = getByText(dayItemOf().text).first()
    await expect.element(words).toBeVisible()
    expect(words.element().getBoundingClientRect().width).toBeGreaterThan(200)
    expect(document.documentElement.scrollWidth).toBe(360)
  })

  test('is above the roster on a phone', async () => {
    await page.viewport(390, 844)
    const { getByRole } = await open({ 'GET /panel/my-day': () => Response.json({ data: [dayItemOf()] }) })
    const shown = getByRole('link', { name: /^Answer: Amara Whitlock/ })
    await expect.element(shown).toBeVisible()
    await expect.element(rows.first()).toBeVisible()
    const below = (element: Element) => element.getBoundingClientRect().top
    expect(below(shown.element())).toBeLessThan(below(rows.first().element()))
  })

  test('says when nobody is waiting', async () => {
    await open()
    await expect.element(rail.getByText(/^Nobody is waiting for you\./)).toBeVisible()
  })

  test('says when it did not load, and the roster is still there', async () => {
    let isAway = true
    const { getByRole } = await open({
      'GET /panel/my-day': () =>
        isAway ? refusal(503, 'We’ll be right back.') : Response.json({ data: [dayItemOf()] }),
    })
    await expect.element(rail.getByText('Your day did not load.')).toBeVisible()
    await expect.element(rows.first()).toBeVisible()
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(day.first()).toBeVisible()
  })
})

describe('COA-02 claiming beside the roster', () => {
  test('a claimed athlete joins the roster, and the message leads to the work page', async () => {
    let isClaimed = false
    const site = await open({
      'GET /panel/new-rosters': () => Response.json(listPage(isClaimed ? [] : [tobias])),
      'POST /panel/claim-user': () => {
        isClaimed = true
        return Response.json({ data: { user_id: tobias.user_id } })
      },
    })
    const before = site.asks('/panel/my-rosters').length
    await site.getByRole('button', { name: 'Claim Tobias Nakamura' }).click()
    await expect.element(site.getByText('Tobias Nakamura is on your roster.')).toBeVisible()
    await expect.element(site.getByRole('button', { name: 'Claim Tobias Nakamura' })).not.toBeInTheDocument()
    expect(bodiesOf(site.asked, 'POST /panel/claim-user')).toEqual([{ user_id: tobias.user_id }])
    await expect.poll(() => site.asks('/panel/my-rosters').length).toBeGreaterThan(before)
    // The menu follows.
    await expect.poll(() => site.asks('/user').length).toBe(1)
    await site.getByRole('button', { name: 'Open' }).click()
    await expect.poll(site.place).toBe(`/coach/roster/${tobias.user_id}`)
  })

  test('an unclaimed athlete leaves, after words about tasks and time', async () => {
    let isThere = true
    const { getByRole, getByText, asked } = await open({
      'GET /panel/my-rosters': () => Response.json(rosterPageOf(isThere ? [amara] : [])),
      'POST /panel/unclaim-user': () => {
        isThere = false
        return Response.json({ data: { user_id: amara.user_id } })
      },
    })
    await getByRole('button', { name: 'More about Amara Whitlock' }).click()
    await getByRole('menuitem', { name: 'Unclaim' }).click()
    const question = getByRole('alertdialog', { name: 'Take Amara Whitlock off your roster?' })
    await expect
      .element(question)
      .toMatchTextContent(/Tasks and time stay\. The next success coach who claims Amara continues/)
    await question.getByRole('button', { name: 'Unclaim' }).click()
    await expect.element(getByText('Amara Whitlock is off your roster. Tasks and time stayed.')).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Your roster is empty' })).toBeVisible()
    expect(bodiesOf(asked, 'POST /panel/unclaim-user')).toEqual([{ user_id: amara.user_id }])
  })
})
