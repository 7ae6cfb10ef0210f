import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock, stopClock } from '../../../platform/clock.ts'
import { houseDayOf } from '../../../platform/house-day.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { buildCollege, buildCollegeCoach } from '../../colleges/colleges.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { countActivePages } from './active-pages.queries.ts'
import { coachViews, visitorViews } from './views.tables.ts'

type Headers = Record<string, string>

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const minutes = 60_000
const days = 24 * 60 * minutes

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => resetClock())

const db = () => tested.ports.database.db

const look = (
  { id }: Pick<PageVisit, 'id'>,
  { headers = {}, remoteAddress = '10.0.0.1' }: { headers?: Headers; remoteAddress?: string } = {},
) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/athlete/${id}/view`,
    headers: { 'user-agent': browser, ...headers },
    remoteAddress,
  })

const viewsOf = async ({ id }: PageVisit, headers: Headers, query = '') =>
  tested.app.inject({ url: `/api/athlete/${id}/views${query}`, headers })

const totals = async (page: PageVisit) => (await viewsOf(page, page.owner)).json().data.totals

describe('the views of a page', () => {
  test('by visitors are counted, and nothing about the person is stored', async () => {
    const page = await pageVisit(tested)
    for (const remoteAddress of ['10.1.0.1', '10.1.0.2', '10.1.0.3'])
      expect((await look(page, { remoteAddress })).json()).toEqual({ data: { ok: true } })
    expect(await totals(page)).toEqual({ visitors: 3, coaches: 0 })
    const rows = await db().select().from(visitorViews).where(eq(visitorViews.athlete_id, page.id))
    expect(rows).toEqual([{ athlete_id: page.id, day: houseDayOf(clock.now()), count: 3 }])
  })

  test('do not grow by reloading, until an hour has passed', async () => {
    const page = await pageVisit(tested)
    for (let count = 0; count < 3; count++) await look(page)
    expect(await totals(page)).toEqual({ visitors: 1, coaches: 0 })
    await look(page, { headers: { 'user-agent': `${browser} another` } })
    expect(await totals(page)).toEqual({ visitors: 2, coaches: 0 })
    advanceClock(61 * minutes)
    await look(page)
    expect(await totals(page)).toEqual({ visitors: 3, coaches: 0 })
  })

  test('are counted for each page separately', async () => {
    const [one, other] = [await pageVisit(tested), await pageVisit(tested)]
    await look(one)
    await look(other)
    expect([await totals(one), await totals(other)]).toEqual([
      { visitors: 1, coaches: 0 },
      { visitors: 1, coaches: 0 },
    ])
  })

  test('by a signed-in coach are recorded at most once an hour', async () => {
    const page = await pageVisit(tested)
    const { userId, headers } = await tested.signedIn('coach')
    await Promise.all(Array.from({ length: 5 }, () => look(page, { headers })))
    advanceClock(59 * minutes)
    await look(page, { headers })
    expect(await totals(page)).toEqual({ visitors: 0, coaches: 1 })
    advanceClock(2 * minutes)
    await look(page, { headers })
    const rows = await db().select().from(coachViews).where(eq(coachViews.athlete_id, page.id))
    expect(rows.map(({ coach_id }) => coach_id)).toEqual([userId, userId])
  })

  test('by another athlete or parent count as a visitor’s, from any place', async () => {
    const page = await pageVisit(tested)
    for (const type of ['athlete', 'parent'] as const) {
      const { headers } = await tested.signedIn(type)
      await look(page, { headers, remoteAddress: '10.2.0.1' })
      await look(page, { headers, remoteAddress: '10.2.0.2' })
    }
    expect(await totals(page)).toEqual({ visitors: 2, coaches: 0 })
  })

  test('by the athlete, the family, and staff never count', async () => {
    const page = await pageVisit(tested)
    const own = [page.owner, await page.parent(), await page.successCoach()]
    const staff = await Promise.all(
      (['admin', 'editor', 'rsc', 'affiliate'] as const).map(
        async (type) => (await tested.signedIn(type)).headers,
      ),
    )
    for (const headers of [...own, ...staff]) expect((await look(page, { headers })).statusCode).toBe(200)
    expect(await totals(page)).toEqual({ visitors: 0, coaches: 0 })
  })

  test('by an admin who acts as a coach never count', async () => {
    const page = await pageVisit(tested)
    const [adminId, userId] = [
      await buildUser(db(), { type: 'admin' }),
      await buildUser(db(), { type: 'coach' }),
    ]
    const { id: sessionId, token } = await startSession(db(), { userId: adminId, remember: true })
    const admin = { userId: adminId, sessionId, token, expiresAt: new Date(Date.now() + 60_000) }
    const acting = await startSession(db(), { userId, remember: false, admin })
    await look(page, { headers: { authorization: `Bearer ${acting.token}` } })
    expect(await totals(page)).toEqual({ visitors: 0, coaches: 0 })
  })

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'WhatsApp/2.23',
    'Twitterbot/1.0',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0',
    ' ',
  ])('by the program %j never count', async (userAgent) => {
    const page = await pageVisit(tested)
    await look(page, { headers: { 'user-agent': userAgent } })
    expect(await totals(page)).toEqual({ visitors: 0, coaches: 0 })
  })

  test('of a hidden page are those of people who may see it', async () => {
    const page = await pageVisit(tested, { is_visible: false })
    expect((await look(page)).statusCode).toBe(403)
    expect((await look(page, { headers: await page.assignedCoach() })).statusCode).toBe(200)
    expect(await totals(page)).toEqual({ visitors: 0, coaches: 1 })
    expect((await look({ id: 'nobody-at-all' })).statusCode).toBe(404)
  })
})

test('a view in the evening counts for that evening, not for the next day in London', async () => {
  // Half past nine in New York, on the last day of a month.
  stopClock(new Date('2020-03-01T02:30:00Z'))
  const page = await pageVisit(tested)
  await look(page)
  await look(page, { headers: (await tested.signedIn('coach')).headers })
  expect(await countActivePages(db(), ['2020-02-29', '2020-03-01'])).toEqual([{ period: 1, count: 1 }])
  expect(await countActivePages(db(), ['2020-03-01', '2020-03-02'])).toEqual([])
  const { data } = (await viewsOf(page, page.owner)).json()
  expect(data.per_day.at(-1)).toEqual({ day: '2020-02-29', visitors: 1, coaches: 1 })
})

describe('the family’s view of them', () => {
  test('is each day, and which coaches viewed it, newest first', async () => {
    const page = await pageVisit(tested)
    const first = await tested.signedIn('coach')
    const second = await tested.signedIn('coach')
    const college_id = await buildCollege(db(), { name: 'Alder State University', short_name: 'Alder State' })
    await buildCollegeCoach(db(), { college_id, user_id: second.userId })
    await look(page, { headers: first.headers })
    await look(page)
    advanceClock(2 * days)
    await look(page, { headers: second.headers })
    const { data } = (await viewsOf(page, page.owner)).json()
    expect(data.totals).toEqual({ visitors: 1, coaches: 2 })
    expect(data.per_day).toHaveLength(30)
    expect(data.per_day.slice(-3)).toEqual([
      { day: expect.any(String), visitors: 1, coaches: 1 },
      { day: expect.any(String), visitors: 0, coaches: 0 },
      { day: houseDayOf(clock.now()), visitors: 0, coaches: 1 },
    ])
    const seen = {
      id: expect.any(String),
      name: 'Robin Marsh',
      verified_by: 'admin',
      viewed_at: expect.any(String),
    }
    expect(data.coaches).toEqual([
      {
        ...seen,
        coach_id: second.userId,
        college: { id: college_id, name: 'Alder State University', short_name: 'Alder State' },
      },
      { ...seen, coach_id: first.userId, college: null },
    ])
  })

  test.each([
    ['', 30],
    ['?days=30', 30],
    ['?days=90', 90],
    ['?days=365', 365],
  ])('with %j are the last %i days, and nothing before', async (query, many) => {
    const page = await pageVisit(tested)
    await look(page)
    advanceClock((many - 1) * days)
    const within = (await viewsOf(page, await ownerAgain(page), query)).json().data
    expect(within.per_day).toHaveLength(many)
    expect(within.per_day[0].visitors).toBe(1)
    advanceClock(days)
    const after = (await viewsOf(page, await ownerAgain(page), query)).json().data
    expect(after.totals).toEqual({ visitors: 0, coaches: 0 })
  })

  test.each(['?days=31', '?days=all', '?days='])('refuses %s', async (query) => {
    const page = await pageVisit(tested)
    const refused = await viewsOf(page, page.owner, query)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ days: ['Must be 30, 90 or 365'] })
  })

  test('is for parents and admins too, and for nobody else', async () => {
    const page = await pageVisit(tested)
    for (const headers of [await page.parent(), (await tested.signedIn('admin')).headers])
      expect((await viewsOf(page, headers)).statusCode).toBe(200)
    const others = [await page.assignedCoach(), await page.successCoach()]
    for (const type of ['athlete', 'parent', 'coach', 'editor'] as const)
      others.push((await tested.signedIn(type)).headers)
    for (const headers of others) expect((await viewsOf(page, headers)).statusCode).toBe(403)
    expect((await viewsOf(page, {})).statusCode).toBe(401)
  })
})

/** Nobody stays signed in for a year. */
const ownerAgain = async ({ userId }: PageVisit): Promise<Headers> => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}
