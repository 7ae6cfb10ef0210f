import type { Task } from '@fieldhouse/contract/tasks'
import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { clock, resetClock, stopClock } from '../../platform/clock.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { openWorld, type World } from './simulation.factory.ts'
import { nthTask, workplace } from './tasks.factory.ts'
import { runningTasks, type timeEntries } from './tasks.tables.ts'

export const hour = 3600
export const newYork = 'America/New_York'

/** A success coach with two athletes, on a clock that only the test moves. */
export interface Office extends World {
  readonly zero: number
  readonly athletes: readonly Somebody[]
  readonly film: Task
  readonly call: Task
  readonly admin: Somebody
}

const secondsOf = ({ from_at, to_at }: { from_at: Date; to_at: Date }) =>
  (to_at.getTime() - from_at.getTime()) / 1000
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Measured time needs somebody who did something at least once a minute. The page looks twice a second. */
const longestBreak = 61_000

const expectRealWork = ({ activities }: Office, rows: readonly (typeof timeEntries.$inferSelect)[]) => {
  for (const row of rows.filter(({ is_discarded, source }) => !is_discarded && source === 'worked')) {
    const [from, to] = [row.from_at.getTime(), row.to_at.getTime()]
    const before = Math.max(...activities.filter((at) => at < from + 1000))
    const during = activities.filter((at) => at >= from + 1000 && at <= to)
    const times = [before, ...during, to].toSorted((a, b) => a - b)
    for (const [index, at] of times.entries())
      expect(at - (times[index - 1] ?? at), `a break in ${row.from_at.toISOString()}`).toBeLessThan(
        longestBreak,
      )
  }
}

/** The real server with its database, for one test file of the simulation, and what the tests ask of it. */
export const simulatedOffice = () => {
  let tested: TestApp
  beforeAll(async () => {
    tested = await testApp()
  })
  afterAll(() => tested.close())
  afterEach(resetClock)

  const db = () => tested.ports.database.db
  const { athlete, somebody, successCoach, claim, list, got, rowsOf, post } = workplace(() => tested)

  const openOffice = async (from = '2026-11-17T14:00:00.000Z'): Promise<Office> => {
    stopClock(new Date(from))
    const coach = await successCoach()
    const athletes = [await athlete(), await athlete()]
    for (const one of athletes) await claim(coach, one)
    const [first, second] = athletes as [Somebody, Somebody]
    const film = nthTask(await list(coach, first), 2)
    const call = nthTask(await list(coach, second), 0)
    const world = openWorld(tested.app, coach, from)
    return Object.assign(world, {
      zero: Date.parse(from),
      athletes,
      film,
      call,
      admin: await somebody({ type: 'admin' }),
    })
  }

  /** The ledger in seconds since the beginning, with `!` for discarded time. */
  const ledger = async ({ coach, zero }: Office) =>
    (await rowsOf(coach)).map(({ from_at, to_at, is_discarded, source }) => {
      const [from, to] = [from_at, to_at].map((at) => (at.getTime() - zero) / 1000)
      return `${from}-${to} ${is_discarded ? '!' : ''}${source}`
    })

  /** How many tasks run for the coach. */
  const runsOf = ({ coach }: Office): Promise<number> =>
    db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))

  /** No second is counted twice, none is lost, and every place that shows a sum shows the same one. */
  const expectSound = async (office: Office) => {
    const { coach, athletes, admin, zero } = office
    const rows = await rowsOf(coach)
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (before) expect(row.from_at.getTime()).toBeGreaterThanOrEqual(before.to_at.getTime())
      expect(row.from_at.getTime()).toBeGreaterThanOrEqual(zero)
      expect(row.to_at.getTime()).toBeLessThanOrEqual(clock.now().getTime())
    }
    expectRealWork(office, rows)
    const keptRows = rows.filter(({ is_discarded }) => !is_discarded)
    const kept = sum(keptRows.map(secondsOf))
    const discarded = sum(rows.map(secondsOf)) - kept

    let inTasks = 0
    for (const one of athletes) {
      const { data, meta } = await list(coach, one)
      for (const { id, time_spent } of data)
        expect(time_spent).toBe(sum(keptRows.filter(({ task_id }) => task_id === id).map(secondsOf)))
      const total = sum(data.map(({ time_spent }) => time_spent))
      expect(meta).toMatchObject({ total_time: total })
      const family = await got(one, `/athlete-time/${one.id}`, { time_zone: newYork })
      expect(family.meta.last_page).toBe(1)
      expect(family.data.seconds).toBe(total)
      expect(sum(family.data.days.map(({ seconds }: LedgerDay) => seconds))).toBe(total)
      expect(sum(family.data.days.flatMap((day: LedgerDay) => day.rows.map(({ seconds }) => seconds)))).toBe(
        total,
      )
      inTasks += total
    }
    expect(inTasks).toBe(kept)

    const days = { from: new Date(zero - 86_400_000).toISOString().slice(0, 10), time_zone: newYork }
    const last = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const own = (await got(coach, '/panel/task/ledger', { ...days, to: last })).data
    expect([own.seconds, own.discarded_seconds]).toEqual([kept, discarded])
    expect(sum(own.days.map(({ seconds }: LedgerDay) => seconds))).toBe(kept)
    const { totals } = await got(admin, '/panel/admin/time', { coach_id: coach.id })
    expect(totals).toEqual({ seconds: kept, discarded_seconds: discarded })

    expect(await runsOf(office)).toBeLessThanOrEqual(1)
    return { kept, discarded }
  }

  /** Another process on the same database. It remembers nothing. */
  const newNode = async () => {
    const node = createApp(readConfig({ NODE_ENV: 'test' }), tested.ports, {
      web: { render: async () => new Response(''), isDevelopment: false },
      isStopping: () => false,
    })
    await node.ready()
    return node
  }

  return { openOffice, ledger, expectSound, newNode, runsOf, got, post }
}
