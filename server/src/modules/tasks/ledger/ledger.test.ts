import type { Ledger, LedgerDay, TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { resetClock, stopClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { nthTask, workplace } from '../tasks.factory.ts'
import { timeEntries } from '../tasks.tables.ts'
import { writeTime } from '../timer/time.queries.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
beforeEach(() => stopClock(new Date('2026-11-06T20:00:00Z')))
afterEach(resetClock)

const db = () => tested.ports.database.db
const { athlete, parentOf, somebody, successCoach, claim, unclaim, list, got, get, post, rowsOf } = workplace(
  () => tested,
)
const newYork = 'America/New_York'

const desk = async () => {
  const [coach, amara] = [
    await successCoach(),
    await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } }),
  ]
  await claim(coach, amara)
  return { coach, amara, film: nthTask(await list(coach, amara), 2) }
}

interface Worked {
  coach: Somebody
  amara: Somebody
  film: { id: string }
}

/** Written the way the timer writes it. */
const worked = (
  { coach, amara, film }: Worked,
  from: string,
  to: string,
  more: { done?: string; isDiscarded?: boolean } = {},
) =>
  writeTime(
    db(),
    { coach_id: coach.id, athlete_user_id: amara.id, task_id: film.id, done: more.done ?? '' },
    [
      {
        from: Date.parse(from),
        to: Date.parse(to),
        isDiscarded: more.isDiscarded ?? false,
        source: 'worked',
      },
    ],
  )

const ledgerOf = async (who: Somebody, query: Record<string, string> = {}): Promise<Ledger> =>
  (await got(who, '/panel/task/ledger', { time_zone: newYork, ...query })).data
const minutes = (days: readonly LedgerDay[]) => days.map(({ date, seconds }) => `${date} ${seconds / 60}`)

describe('the ledger of a success coach', () => {
  test('is this week from Monday to Sunday, newest first, with kept and discarded time', async () => {
    const office = await desk()
    await worked(office, '2026-11-01T15:00:00Z', '2026-11-01T16:00:00Z')
    await worked(office, '2026-11-02T15:00:00Z', '2026-11-02T15:51:00Z', { done: 'Matched with Amara' })
    await worked(office, '2026-11-05T15:00:00Z', '2026-11-05T15:30:00Z')
    await worked(office, '2026-11-05T15:30:00Z', '2026-11-05T15:42:00Z', { isDiscarded: true })
    const ledger = await ledgerOf(office.coach)
    expect(ledger).toMatchObject({
      from: '2026-11-02',
      to: '2026-11-08',
      seconds: 81 * 60,
      discarded_seconds: 720,
    })
    expect(minutes(ledger.days)).toEqual(['2026-11-05 30', '2026-11-02 51'])
    expect(ledger.days[0]?.rows.map(({ is_discarded }) => is_discarded)).toEqual([true, false])
    expect(ledger.days[1]?.rows[0]).toMatchObject({
      task: { name: 'Film review' },
      coach: { id: office.coach.id, name: 'Priya Nair' },
      athlete: { user_id: office.amara.id, name: 'Amara Whitlock' },
      ...{ from: '2026-11-02T15:00:00.000Z', to: '2026-11-02T15:51:00.000Z', seconds: 3060 },
      ...{ done: 'Matched with Amara', source: 'worked', can: { describe: true } },
    })
  })

  test('a stretch over midnight counts for both days, in the time zone of the reader', async () => {
    const office = await desk()
    // From eleven at night to one in the morning in New York, the night before the clocks change.
    await worked(office, '2026-11-01T03:00:00Z', '2026-11-01T05:00:00Z')
    const read = (from: string, to: string, time_zone = newYork) =>
      ledgerOf(office.coach, { from, to, time_zone })
    expect(minutes((await read('2026-10-31', '2026-11-01')).days)).toEqual(['2026-11-01 60', '2026-10-31 60'])
    expect(minutes((await read('2026-10-31', '2026-10-31')).days)).toEqual(['2026-10-31 60'])
    expect(minutes((await read('2026-11-01', '2026-11-01')).days)).toEqual(['2026-11-01 60'])
    expect(minutes((await read('2026-10-31', '2026-11-01', 'UTC')).days)).toEqual(['2026-11-01 120'])
  })

  test('the day of a change of clocks has all of its hours', async () => {
    const office = await desk()
    // Midnight to midnight in New York: 25 hours.
    await worked(office, '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z')
    const { days, seconds } = await ledgerOf(office.coach, { from: '2026-10-31', to: '2026-11-02' })
    expect(minutes(days)).toEqual(['2026-11-01 1500'])
    expect(seconds).toBe(25 * 3600)
  })

  test('for one athlete, it also has the work of an earlier success coach', async () => {
    const office = await desk()
    await worked(office, '2026-11-03T15:00:00Z', '2026-11-03T15:10:00Z')
    await unclaim(office.coach, office.amara)
    const next = await successCoach()
    await claim(next, office.amara)
    expect((await ledgerOf(next, { user_id: office.amara.id })).seconds).toBe(600)
    expect((await ledgerOf(next)).seconds).toBe(0)
    expect((await ledgerOf(office.coach)).seconds, 'the work stays in one’s own ledger').toBe(600)
    const asked = { time_zone: newYork, user_id: office.amara.id }
    expect((await get(office.coach, '/panel/task/ledger', asked)).statusCode).toBe(404)
  })

  test('refuses days that make no sense', async () => {
    const { coach } = await desk()
    const errors = async (query: Record<string, string>) =>
      (await get(coach, '/panel/task/ledger', query)).json().errors
    expect(await errors({ from: '2026-11-05', to: '2026-11-04' })).toEqual({
      to: ['Must not be before the first day'],
    })
    expect(await errors({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ to: ['Choose at most 92 days'] })
    expect(await errors({ from: 'yesterday' })).toEqual({ from: ['Must be a date, such as 2026-11-02'] })
    expect(await errors({ time_zone: 'America/Nowhere' })).toEqual({
      time_zone: ['Must be a time zone, such as America/New_York'],
    })
  })

  test('the coach who worked can say later what was done, and nothing else changes', async () => {
    const office = await desk()
    await worked(office, '2026-11-03T15:00:00Z', '2026-11-03T15:10:00Z')
    await worked(office, '2026-11-03T15:10:00Z', '2026-11-03T15:20:00Z', { isDiscarded: true })
    const [kept, discarded] = await rowsOf(office.coach)
    const describe = (who: Somebody, id: string | undefined) =>
      post(who, `/panel/task/time/${id}/describe`, { done: 'Cut the reel' })
    expect((await describe(office.coach, kept?.id)).json().data).toMatchObject({
      seconds: 600,
      done: 'Cut the reel',
    })
    expect((await describe(office.coach, discarded?.id)).statusCode).toBe(404)
    expect((await describe((await desk()).coach, kept?.id)).statusCode).toBe(404)
    expect(await rowsOf(office.coach)).toEqual([{ ...kept, done: 'Cut the reel' }, discarded])

    await unclaim(office.coach, office.amara)
    expect((await describe(office.coach, kept?.id)).statusCode, 'the athlete left the roster').toBe(404)
    const [day] = (await ledgerOf(office.coach)).days
    expect(
      day?.rows.map(({ can }) => can.describe),
      'the week still shows it',
    ).toEqual([false, false])
  })
})

describe('what was done for a family', () => {
  const read = async (who: Somebody, id: string, query: Record<string, string | number> = {}) =>
    got(who, `/athlete-time/${id}`, { time_zone: newYork, ...query })

  test('is the kept time, day by day, with the tasks and the success coach', async () => {
    const office = await desk()
    await worked(office, '2026-11-02T15:00:00Z', '2026-11-02T15:51:00Z', { done: 'Cut the reel' })
    await worked(office, '2026-11-02T16:00:00Z', '2026-11-02T17:00:00Z', { isDiscarded: true })
    const { data, meta } = await read(office.amara, office.amara.id)
    expect(minutes(data.days)).toEqual(['2026-11-02 51'])
    expect(data.days[0].rows.map(({ done }: TimeRow) => done)).toEqual(['Cut the reel'])
    expect(data).toMatchObject({ seconds: 3060, success_coach: { id: office.coach.id, name: 'Priya Nair' } })
    expect(data.tasks[2]).toMatchObject({ name: 'Film review', time_spent: 3060, status: 0 })
    expect(meta).toEqual({ current_page: 1, last_page: 1 })
    expect(JSON.stringify(data), 'nothing that the coach discarded').not.toContain('"is_discarded":true')
  })

  test('is read by the athlete, the parents, the success coach, and admins, and by nobody else', async () => {
    const office = await desk()
    const { amara, coach } = office
    for (const who of [amara, await parentOf([amara]), coach, await somebody({ type: 'admin' })])
      expect((await get(who, `/athlete-time/${amara.id}`)).statusCode).toBe(200)
    const other = await athlete()
    for (const who of [
      ...[other, await parentOf([other]), await successCoach(), await somebody({ type: 'coach' })],
      ...[await somebody({ type: 'editor' }), await somebody({ type: 'affiliate' })],
    ])
      expect((await get(who, `/athlete-time/${amara.id}`)).statusCode).toBe(404)
    expect((await get(amara, `/athlete-time/${uuidv7()}`)).statusCode).toBe(404)
  })

  test('has pages of fifteen days, and each day once', async () => {
    const office = await desk()
    for (let day = 10; day < 28; day++)
      await worked(office, `2026-09-${day}T23:30:00Z`, `2026-09-${day}T23:40:00Z`)
    // Over midnight of New York: two days.
    await worked(office, '2026-09-09T03:50:00Z', '2026-09-09T04:10:00Z')
    const pages = [
      await read(office.amara, office.amara.id),
      await read(office.amara, office.amara.id, { page: 2 }),
      await read(office.amara, office.amara.id, { page: 3 }),
    ]
    expect(pages.map(({ data }) => data.days.length)).toEqual([15, 5, 0])
    expect(pages[1].meta).toEqual({ current_page: 2, last_page: 2 })
    const days = pages.flatMap(({ data }) => data.days as LedgerDay[])
    expect(new Set(days.map(({ date }) => date)).size).toBe(20)
    expect(days.at(-1)).toMatchObject({ date: '2026-09-08', seconds: 600 })
    expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(pages[0].data.seconds)
  })
})

describe('the whole ledger for admins', () => {
  const all = (who: Somebody, query: Record<string, string | number> = {}) =>
    got(who, '/panel/admin/time', { time_zone: newYork, ...query })

  test('can be filtered, and its totals are those of the filter', async () => {
    const admin = await somebody({ type: 'admin' })
    const [one, two] = [await desk(), await desk()]
    await worked(one, '2026-11-03T15:00:00Z', '2026-11-03T15:10:00Z', { done: 'Cut the 100% reel' })
    await worked(one, '2026-11-04T04:50:00Z', '2026-11-04T05:20:00Z')
    await worked(two, '2026-11-03T15:00:00Z', '2026-11-03T15:01:00Z', { isDiscarded: true })
    const mine = { coach_id: one.coach.id }
    expect(await all(admin, mine)).toMatchObject({
      meta: { total: 2 },
      totals: { seconds: 40 * 60, discarded_seconds: 0 },
      data: [{ seconds: 1800, can: { describe: false } }, { seconds: 600 }],
    })
    const thatDay = await all(admin, { ...mine, from: '2026-11-03', to: '2026-11-03' })
    expect(thatDay.totals, 'until midnight').toEqual({ seconds: 20 * 60, discarded_seconds: 0 })
    expect(thatDay.data.map(({ seconds }: TimeRow) => seconds)).toEqual([600, 600])
    expect((await all(admin, { ...mine, from: '2026-11-04' })).totals.seconds).toBe(20 * 60)
    expect((await all(admin, { user_id: two.amara.id })).totals).toEqual({
      seconds: 0,
      discarded_seconds: 60,
    })
    expect((await all(admin, { user_id: two.amara.id, state: 'kept' })).data).toEqual([])
    expect((await all(admin, { ...mine, q: '100% REEL' })).meta.total).toBe(1)
    expect((await all(admin, { ...mine, q: 'priya nair' })).meta.total).toBe(2)
    expect((await all(admin, { ...mine, q: '_' })).meta.total).toBe(0)
  })

  test('is for admins only', async () => {
    const { coach, amara } = await desk()
    for (const who of [coach, amara, await somebody({ type: 'editor' })])
      for (const path of ['/panel/admin/time', '/panel/admin/time.csv'])
        expect((await get(who, path)).statusCode).toBe(403)
  })

  test('as CSV, it has every row once, no formulas, and an entry in the audit log', async () => {
    const admin = await somebody({ type: 'admin' })
    const office = await desk()
    const { coach, amara, film } = office
    const zero = Date.parse('2026-10-01T00:00:00Z')
    // More than two steps of the file.
    const ids = Array.from({ length: 1201 }, () => uuidv7())
    await db()
      .insert(timeEntries)
      .values(
        ids.map((id, index) => ({
          ...{
            id,
            coach_id: coach.id,
            athlete_user_id: amara.id,
            task_id: film.id,
            is_discarded: index % 2 === 0,
          },
          ...{
            source: 'worked' as const,
            created_at: new Date(zero),
            done: index === 1 ? '=cmd|"/c calc"!A1' : '',
          },
          ...{ from_at: new Date(zero + index * 60_000), to_at: new Date(zero + index * 60_000 + 30_000) },
        })),
      )
    const query = { coach_id: coach.id, time_zone: newYork }
    const answer = await get(admin, '/panel/admin/time.csv', query)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="time-2026-11-06.csv"'),
      'cache-control': 'no-store',
    })
    const [head, ...lines] = answer.body.trimEnd().split('\r\n')
    expect(head).toContain('Day (America/New_York),From,To,Seconds,Time,State,Success coach,Athlete,Task')
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(ids.toReversed())
    expect(lines.at(-1)).toBe(
      `2026-09-30,20:00:00,20:00:30,30,00:00:30,discarded,Priya Nair,Amara Whitlock,Film review,,worked,2026-10-01T00:00:00.000Z,2026-10-01T00:00:30.000Z,${ids[0]}`,
    )
    expect(lines.at(-2)).toContain(`"'=cmd|""/c calc""!A1"`)
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.actor_id, admin.id))
    expect(entries).toMatchObject([{ action: 'time.downloaded', details: query }])
  })
})
