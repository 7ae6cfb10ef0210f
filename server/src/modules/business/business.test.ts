import type { BusinessOverview } from '@fieldhouse/contract/business'
import { userTypes } from '@fieldhouse/contract/guards'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock, stopClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { charges } from '../billing/payments.tables.ts'
import { conversations, messages, reports } from '../messaging/messaging.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { coachViews, visitorViews } from '../profiles/views/views.tables.ts'
import { buildEntitledAthlete, buildInCare } from '../roster/roster.factory.ts'
import { searchDays, searchMisses } from '../search/search.tables.ts'
import { tasks, timeEntries } from '../tasks/tasks.tables.ts'
import { buildBought, noonOf } from './business.factory.ts'

let tested: TestApp
let admin: Awaited<ReturnType<TestApp['signedIn']>>
const db = () => tested.ports.database.db

/** Before any account of this database was really created. */
const today = '2019-11-18'

const join = (type: 'athlete' | 'parent' | 'coach' | 'affiliate' | 'rsc', day: string, facts: object = {}) =>
  buildUser(db(), { type, created_at: noonOf(day), ...facts })

/** Five families: one pays by the year, one left, one changed its package, and one went on with another. */
const sellPackages = async () => {
  const monthly = (...days: string[]) => days.map((on) => ({ on, price: 4900 }))
  const steady = await join('athlete', '2019-08-09')
  await buildBought(db(), steady, { paid: monthly('2019-09-10', '2019-10-10', '2019-11-10') })
  const yearly = await join('athlete', '2019-08-01')
  await buildBought(db(), yearly, {
    cycle: 'annual',
    package_key: 'package-3',
    paid: [{ on: '2019-09-05', price: 99000, tax: 5000 }],
  })
  const gone = await join('athlete', '2019-09-01')
  await buildBought(db(), gone, {
    paid: [{ on: '2019-09-20', price: 4900, discount: 900, refunded: 1500 }],
    ended_on: '2019-10-20',
  })
  const changing = await join('athlete', '2019-09-24')
  await buildBought(db(), changing, {
    paid: [
      { on: '2019-10-25', price: 4900 },
      { on: '2019-11-05', price: 9900, package_key: 'package-3', isUnsettled: true },
    ],
  })
  const replaced = await join('athlete', '2019-08-02')
  await buildBought(db(), replaced, { paid: monthly('2019-09-15'), ended_on: '2019-10-15' })
  await buildBought(db(), replaced, { paid: monthly('2019-10-15') })
  // Someone who came and left in one month, and someone in the free month.
  const brief = await join('athlete', '2019-09-02')
  await buildBought(db(), brief, { paid: monthly('2019-10-02'), ended_on: '2019-10-09' })
  await buildBought(db(), await join('athlete', '2019-11-02'), { paid: [] })
}

const failCharge = async () => {
  const id = await buildBought(db(), await join('athlete', '2010-01-01'), {
    paid: [],
    facts: { status: 'past_due', failures: 3, period: 0 },
  })
  await db()
    .insert(charges)
    .values({
      id: uuidv7(),
      subscription_id: id,
      period: 1,
      kind: 'renewal',
      status: 'declined',
      attempt: 3,
      claimed_until: noonOf(today),
      package_key: 'package-2',
      cycle: 'monthly',
      ...{ price: 4900, discount: 0, credit: 0, tax: 100, total: 5000 },
      created_at: noonOf(today),
      updated_at: noonOf(today),
    })
}

const write = async (athlete_user_id: string, coach_id: string) => {
  const conversation_id = uuidv7()
  const created_at = noonOf('2019-10-01')
  await db().insert(conversations).values({ id: conversation_id, athlete_user_id, coach_id, created_at })
  // The last is already in November in UTC, and still in October here.
  const sent = ['2019-10-02T12:00:00Z', '2019-10-03T12:00:00Z', '2019-11-01T03:30:00Z']
  const rows = sent.map((at, index) => ({
    id: uuidv7(),
    conversation_id,
    seq: index + 1,
    side: index === 0 ? ('coach' as const) : ('family' as const),
    sender_id: index === 0 ? coach_id : athlete_user_id,
    content: 'Hello',
    client_id: uuidv7(),
    created_at: new Date(at),
  }))
  await db().insert(messages).values(rows)
  const report = { message_id: rows[0]?.id ?? '', reporter_id: athlete_user_id, reason: 'other' as const }
  await db()
    .insert(reports)
    .values({ ...report, id: uuidv7(), note: '', created_at: noonOf('2019-11-14') })
}

const work = async () => {
  const facts = { first_name: '=Simone', last_name: 'Adeyemi', created_at: noonOf('2010-01-01') }
  const busy = await buildUser(db(), { type: 'rsc', ...facts })
  await buildUser(db(), {
    type: 'rsc',
    first_name: 'Ruth',
    last_name: 'Ballard',
    created_at: facts.created_at,
  })
  const old = { user: { created_at: facts.created_at } }
  const { userId: user_id } = await buildInCare(db(), { userId: busy, type: 'rsc' }, old)
  await buildInCare(db(), { userId: busy, type: 'rsc' }, old)
  await buildEntitledAthlete(db(), old, { from_at: noonOf('2019-11-12') })
  const task_id = uuidv7()
  const task = {
    id: task_id,
    athlete_user_id: user_id,
    position: 1,
    name: 'Plan',
    percent: 10,
    done_when: 'Done',
  }
  await db()
    .insert(tasks)
    .values({ ...task, created_at: facts.created_at })
  const stretch = (from: string, to: string, is_discarded = false) => ({
    ...{ id: uuidv7(), coach_id: busy, athlete_user_id: user_id, task_id, is_discarded },
    ...{ from_at: new Date(from), to_at: new Date(to), source: 'worked' as const, created_at: new Date(to) },
  })
  await db()
    .insert(timeEntries)
    .values([
      stretch('2019-10-03T12:00:00Z', '2019-10-03T14:30:00Z'),
      stretch('2019-10-04T12:00:00Z', '2019-10-04T13:00:00Z', true),
      stretch('2018-10-03T12:00:00Z', '2018-10-03T14:00:00Z'),
    ])
  return { busy, user_id }
}

const viewPages = async (coach_id: string) => {
  const [seen, both] = [await buildAthlete(db(), oldAthlete), await buildAthlete(db(), oldAthlete)]
  await db()
    .insert(visitorViews)
    .values([
      { athlete_id: seen, day: '2019-10-05', count: 4 },
      { athlete_id: seen, day: '2019-10-06', count: 1 },
      { athlete_id: both, day: '2019-11-02', count: 9 },
    ])
  await db()
    .insert(coachViews)
    .values({ id: uuidv7(), athlete_id: both, coach_id, viewed_at: noonOf('2019-10-07') })
}
const oldAthlete = { user: { created_at: new Date('2010-01-01T12:00:00Z') } }

const searchFor = () =>
  Promise.all([
    db()
      .insert(searchDays)
      .values([
        { day: '2019-10-31', searches: 90, found_nothing: 8 },
        { day: '2019-11-01', searches: 10, found_nothing: 4 },
      ]),
    db()
      .insert(searchMisses)
      .values([
        { day: '2019-10-31', text: '=cmd|calc', count: 4 },
        { day: '2019-10-31', text: 'rowing', count: 4 },
        { day: '2019-11-01', text: 'rowing', count: 2 },
        { day: '2019-11-01', text: 'somebody’s name', count: 2 },
      ]),
  ])

beforeAll(async () => {
  stopClock(noonOf(today))
  tested = await testApp()
  admin = await tested.signedIn('admin')
  await sellPackages()
  await failCharge()
  await join('parent', '2019-10-01', { deleted_at: noonOf('2019-10-02') })
  const coach = await join('coach', '2019-10-31')
  await join('affiliate', '2019-11-18')
  const { user_id } = await work()
  await write(user_id, coach)
  await viewPages(coach)
  await searchFor()
})
afterAll(async () => {
  resetClock()
  await tested.close()
})

const get = (query: Record<string, string> = {}, path = 'business', { headers } = admin) =>
  tested.app.inject({ url: `/api/panel/admin/${path}`, query, headers })
const overview = async (query: Record<string, string> = {}): Promise<BusinessOverview> => {
  const answer = await get(query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const csv = async (chart: string, query: Record<string, string> = {}): Promise<string[]> => {
  const answer = await get({ chart, ...query }, 'business.csv')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body.trimEnd().split('\r\n')
}

describe('the business overview', () => {
  test('has twelve full months and the running one, with the numbers of each', async () => {
    const { periods, ...rest } = await overview()
    expect(rest).toMatchObject({ range: '12-months', from: '2018-11-01', to: today, unit: 'month' })
    expect(periods).toHaveLength(13)
    const [september, october, november] = periods.slice(-3)
    expect(september).toMatchObject({
      ...{ from: '2019-09-01', to: '2019-09-30', is_full: true },
      // Taxes are not ours, a discount was never paid, and a refund went back.
      ...{ revenue_cents: 4900 + 99000 + 4000 - 1500 + 4900, refunded_cents: 1500, refunds: 1 },
      recurring_cents: 4900 + 99000 / 12 + 4000 + 4900,
      ...{ families: 0, joined: 4, left: 0 },
      sign_ups: { athlete: 3, parent: 0, coach: 0, affiliate: 0, unknown: 0 },
      ...{ chose_package: 3, paid: 3 },
      ...{ active_pages: 0, messages: { family: 0, coach: 0 }, searches: 0, found_nothing: 0 },
    })
    expect(october).toMatchObject({
      revenue_cents: 4900 * 4,
      recurring_cents: 4900 + 99000 / 12 + 4900 + 4900,
      // One family left. Another went on with a new package, and the brief one is in no number.
      ...{ families: 4, joined: 1, left: 1 },
      sign_ups: { athlete: 0, parent: 1, coach: 1, affiliate: 0, unknown: 0 },
      ...{ active_pages: 2, messages: { family: 2, coach: 1 }, searches: 90, found_nothing: 8 },
    })
    expect(november).toMatchObject({
      is_full: false,
      // The payment of the fifth has not settled.
      revenue_cents: 4900,
      recurring_cents: 4900 + 99000 / 12 + 9900 + 4900,
      ...{ families: 4, joined: 0, left: 0 },
      sign_ups: { athlete: 1, parent: 0, coach: 0, affiliate: 1, unknown: 0 },
      ...{ chose_package: 1, paid: 0 },
      ...{ active_pages: 1, searches: 10, found_nothing: 4 },
    })
  })

  test('says how things are now', async () => {
    const { now, coaches, missed } = await overview()
    expect(now).toMatchObject({
      ...{ recurring_cents: 4900 + 99000 / 12 + 9900 + 4900, families: 4 },
      last_month: { from: '2019-10-01', families: 4, joined: 1, left: 1 },
      this_month: { from: '2019-11-01', families: 4, joined: 0, left: 0 },
      waiting_athletes: { count: 1, since: '2019-11-12T17:00:00.000Z' },
      waiting_coaches: { count: 0, since: null },
      reported_messages: { count: 1, since: '2019-11-14T17:00:00.000Z' },
      failed_charges: { count: 1, cents: 5000, last_try: 1 },
    })
    expect(now.packages.map(({ families, cents }) => [families, cents])).toEqual([
      [0, 0],
      [2, 9800],
      [2, 99000 / 12 + 9900],
      [0, 0],
    ])
    expect(coaches).toMatchObject([
      { name: '=Simone Adeyemi', athletes: 2, seconds: 9000 },
      { name: 'Ruth Ballard', athletes: 0, seconds: 0 },
    ])
    // What was typed less than three times stays unknown.
    expect(missed).toEqual([
      { text: 'rowing', count: 6 },
      { text: '=cmd|calc', count: 4 },
    ])
  })

  test('counts one’s own days, and nothing outside of them', async () => {
    const { periods, missed, unit } = await overview({ from: '2019-10-30', to: '2019-11-01' })
    expect(unit).toBe('day')
    expect(
      periods.map(({ from, searches, sign_ups, messages }) => [
        from,
        searches,
        sign_ups.coach,
        messages.family,
      ]),
    ).toEqual([
      ['2019-10-30', 0, 0, 0],
      ['2019-10-31', 90, 1, 1],
      ['2019-11-01', 10, 0, 0],
    ])
    expect(missed).toHaveLength(2)
    expect((await overview({ from: '2019-11-01', to: '2019-11-01' })).missed).toEqual([])
  })

  test('has ranges by name', async () => {
    const weeks = await overview({ range: '12-weeks' })
    expect([weeks.periods.length, weeks.from]).toEqual([13, '2019-08-26'])
    const all = await overview({ range: 'all' })
    expect([all.from, all.periods.length]).toEqual(['2010-01-01', 9 * 12 + 11])
  })

  test('refuses a range that makes no sense, with everything that is wrong', async () => {
    const answer = await get({ range: 'all', from: '2019-11-19', to: '2019-11-18' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      range: ['Choose a range or two dates, not both'],
      from: ['Must not be in the future'],
      to: ['Must not be before the first day'],
    })
    const wrong = await get({ range: 'ever', from: 'x', to: '2019-02-30' })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['from', 'range', 'to'])
    expect((await get({ chart: 'nothing' }, 'business.csv')).statusCode).toBe(422)
  })

  test('is counted at most every few minutes, and says when', async () => {
    const asked = { from: '2019-11-11', to: '2019-11-17' }
    const first = await overview(asked)
    await join('parent', '2019-11-12')
    advanceClock(4 * 60_000)
    expect(await overview(asked)).toEqual(first)
    advanceClock(60 * 60_000)
    const later = await overview(asked)
    expect(later.counted_at > first.counted_at).toBe(true)
    expect(later.periods[1]?.sign_ups.parent).toBe(1)
    stopClock(noonOf(today))
  })

  test('is for admins only', async () => {
    for (const type of userTypes.filter((other) => other !== 'admin')) {
      const other = await tested.signedIn(type)
      for (const path of ['business', 'business.csv'])
        expect((await get({ chart: 'churn' }, path, other)).statusCode, type).toBe(403)
    }
    expect((await tested.app.inject('/api/panel/admin/business')).statusCode).toBe(401)
  })
})

describe('a chart as CSV', () => {
  test('has the numbers of the page', async () => {
    const churn = await csv('churn')
    expect(churn[0]).toBe('From,To,Complete,Paying families at the start,Joined,Left,Churn (%)')
    expect(churn.slice(-3)).toEqual([
      '2019-09-01,2019-09-30,yes,0,4,0,',
      '2019-10-01,2019-10-31,yes,4,1,1,25',
      '2019-11-01,2019-11-18,no,4,0,0,0',
    ])
    expect((await csv('revenue')).at(-1)).toBe('2019-11-01,2019-11-18,no,49')
    expect((await csv('refunds')).at(-3)).toBe('2019-09-01,2019-09-30,yes,1,15')
    expect((await csv('conversions')).at(-1)).toBe('2019-11-01,2019-11-18,no,1,1,0')
    expect((await csv('packages')).slice(0, 1)).toEqual(['Package,Families,Recurring a month (USD)'])
  })

  test('runs no formula from a name or from what someone typed', async () => {
    expect((await csv('coach-load'))[1]).toBe("'=Simone Adeyemi,2,2.5")
    expect((await csv('searches')).at(-1)).toBe("'=cmd|calc,4")
  })

  test('is in the audit log', async () => {
    await csv('messages', { range: '12-weeks' })
    const [entry] = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actor_id, admin.userId))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    expect(entry).toMatchObject({
      action: 'business.downloaded',
      subject: 'messages',
      details: { range: '12-weeks' },
    })
  })
})
