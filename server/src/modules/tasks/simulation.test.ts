import type { Task } from '@fieldhouse/contract/tasks'
import type { LedgerDay } from '@fieldhouse/contract/tasks.ledger'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { Random } from '../../demo/random.ts'
import { clock, resetClock, stopClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { openWorld, Page, pass, type World } from './simulation.factory.ts'
import { nthTask, workplace } from './tasks.factory.ts'
import { runningTasks } from './tasks.tables.ts'

/** Accurate time: the real server and the code of the pages, on one clock that only the test moves. */

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { athlete, somebody, successCoach, claim, list, got, rowsOf, post } = workplace(() => tested)
const hour = 3600
const newYork = 'America/New_York'

interface Office extends World {
  readonly zero: number
  readonly athletes: readonly Somebody[]
  readonly film: Task
  readonly call: Task
  readonly admin: Somebody
}

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

const secondsOf = ({ from_at, to_at }: { from_at: Date; to_at: Date }) =>
  (to_at.getTime() - from_at.getTime()) / 1000
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The ledger in seconds since the beginning, with `!` for discarded time. */
const ledger = async ({ coach, zero }: Office) =>
  (await rowsOf(coach)).map(({ from_at, to_at, is_discarded, source }) => {
    const [from, to] = [from_at, to_at].map((at) => (at.getTime() - zero) / 1000)
    return `${from}-${to} ${is_discarded ? '!' : ''}${source}`
  })

/** Measured time needs somebody who did something at least once a minute. The page looks twice a second. */
const longestBreak = 61_000

const expectRealWork = ({ activities }: Office, rows: Awaited<ReturnType<typeof rowsOf>>) => {
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

  expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBeLessThanOrEqual(1)
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

test('work from start to pause is counted to the second', async () => {
  const office = await openOffice()
  const page = new Page(office)
  await page.start(office.film.id)
  await pass(office, 100, { on: page })
  expect(page.shownSince(0)).toBe(100)
  await page.pause()
  expect(await ledger(office)).toEqual(['0-100 worked'])
  await expectSound(office)
})

describe('the lid is closed', () => {
  const closed = async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 95, { on: page })
    page.device.isAsleep = true
    await pass(office, hour)
    return { office, page }
  }

  test('the popup asks, and Keep counts everything', async () => {
    const { office, page } = await closed()
    await page.wake()
    await pass(office, 3)
    expect(page.isAsking).toBe(true)
    await page.keep()
    expect(page.isAsking).toBe(false)
    await pass(office, 30, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3698 kept', '3698-3728 worked'])
    await expectSound(office)
  })

  test('the popup asks, and Discard counts what was there before', async () => {
    const { office, page } = await closed()
    await page.wake()
    await pass(office, 3)
    await page.discard()
    expect(page.state).toBeNull()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3698 !worked'])
    await expectSound(office)
  })

  test('the popup asks on another device, and the first one knows the answer when it wakes up', async () => {
    const { office, page } = await closed()
    const phone = new Page(office)
    await phone.refresh()
    expect(phone.isAsking).toBe(true)
    await phone.keep()
    await pass(office, 20, { on: phone })
    await page.wake()
    await pass(office, 20, { on: page })
    expect([page.isAsking, phone.isAsking]).toEqual([false, false])
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3695 kept', '3695-3735 worked'])
    await expectSound(office)
  })

  test('an answer that was under way does not make the night look like work', async () => {
    const office = await openOffice()
    const page = new Page(office)
    page.device.latency = 2000
    await page.start(office.film.id)
    await pass(office, 100.5, { on: page })
    expect(page.state?.isReporting).toBe(true)
    page.device.isAsleep = true
    await pass(office, 8 * hour)
    page.device.isAsleep = false
    page.touch()
    await pass(office, 5, { on: page })
    expect(page.isAsking).toBe(true)
    await page.discard()
    expect((await ledger(office))[0]).toBe('0-100 worked')
    await expectSound(office)
  })

  test('not even if the clock was set back by as much as the device slept', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 1200, { on: page, every: 20 })
    page.device.isAsleep = true
    await pass(office, 900)
    page.device.skew = -900_000
    page.device.isAsleep = false
    await pass(office, 25, { on: page })
    expect(page.isAsking).toBe(true)
    await page.discard()
    expect((await ledger(office))[0]).toBe('0-1200 worked')
    await expectSound(office)
  })

  test('a pause without an answer to the popup counts nothing of it', async () => {
    const { office, page } = await closed()
    await page.wake()
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3695 !worked'])
    await expectSound(office)
  })
})

test('two tabs: work in either counts once, and neither thinks that the coach is idle', async () => {
  const office = await openOffice()
  const [one, two] = [new Page(office), new Page(office)]
  await one.start(office.film.id)
  for (const tab of [one, two, one, two]) {
    await pass(office, 90, { on: tab })
    expect([one.isAsking, two.isAsking]).toEqual([false, false])
    expect([one.shownSince(0), two.shownSince(0)]).toEqual([one.shownSince(0), one.shownSince(0)])
  }
  await two.pause()
  expect(one.state).toBeNull()
  expect(await ledger(office)).toEqual(['0-360 worked'])
  await expectSound(office)
})

test('two devices: a task that is started on one pauses the task of the other', async () => {
  const office = await openOffice()
  const [laptop, phone] = [new Page(office), new Page(office)]
  await laptop.start(office.film.id)
  await pass(office, 60, { on: laptop })
  await phone.start(office.call.id)
  expect(laptop.state?.taskId).toBe(office.call.id)
  await pass(office, 45, { on: phone })
  await laptop.complete()
  expect(await ledger(office)).toEqual(['0-60 worked', '60-105 worked'])
  await expectSound(office)
})

test('two devices: Keep on both counts once', async () => {
  const office = await openOffice()
  const [laptop, phone] = [new Page(office), new Page(office)]
  await laptop.start(office.film.id)
  await pass(office, 60, { on: laptop })
  await pass(office, 120)
  expect([laptop.isAsking, phone.isAsking]).toEqual([true, true])
  phone.device.isOnline = false
  await laptop.keep()
  phone.device.isOnline = true
  await phone.keep()
  await pass(office, 10, { on: phone })
  await laptop.pause()
  expect(await ledger(office)).toEqual(['0-60 worked', '60-180 kept', '180-190 worked'])
  await expectSound(office)
})

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a device whose clock is %s', (_, skew) => {
  test('shows and counts the right time', async () => {
    const office = await openOffice()
    const [page, right] = [new Page(office), new Page(office)]
    page.device.skew = skew * 1000
    await page.start(office.film.id)
    await pass(office, 130, { on: page })
    expect([page.shownSince(0), right.shownSince(0), page.isAsking]).toEqual([130, 130, false])
    await pass(office, 61)
    expect(page.isAsking).toBe(true)
    await page.keep()
    await pass(office, 20, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-130 worked', '130-191 kept', '191-211 worked'])
    await expectSound(office)
  })

  test('if it jumps while the coach works, nothing is lost, and if they leave then, nothing is won', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.skew = skew * 1000
    await pass(office, 60, { on: page })
    expect(page.isAsking).toBe(false)
    page.device.skew = 0
    await pass(office, 60, { on: page })
    expect([page.isAsking, page.shownSince(0)]).toEqual([false, 180])
    page.device.skew = skew * 1000
    await pass(office, 70)
    expect(page.isAsking).toBe(true)
    await page.discard()
    // The last report was at 170. What came after it is part of the question.
    expect(await ledger(office)).toEqual(['0-170 worked', '170-250 !worked'])
    await expectSound(office)
  })
})

describe('the network is lost for ten minutes', () => {
  test('work goes on, and all of it counts', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.isOnline = false
    await pass(office, 600, { on: page })
    expect([page.isAsking, page.shownSince(0)]).toEqual([false, 660])
    expect(await page.pause(), 'not sent').toBeNull()
    await page.goOnline()
    await pass(office, 30, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-690 worked'])
    await expectSound(office)
  })

  test('a coach who leaves in the meantime is asked', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.isOnline = false
    await pass(office, 120, { on: page })
    await pass(office, 480)
    await page.goOnline()
    await pass(office, 15, { on: page })
    expect(page.isAsking).toBe(true)
    await page.keep()
    await pass(office, 10, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-60 worked', '60-675 kept', '675-685 worked'])
    await expectSound(office)
  })
})

test('a double start, in the same moment and as a repeated request, starts once', async () => {
  const office = await openOffice()
  const [one, two] = [new Page(office), new Page(office)]
  await Promise.all([one.start(office.film.id), two.start(office.film.id), one.start(office.film.id)])
  await pass(office, 30, { on: one })
  const key = uuidv7()
  const again = { task_id: office.call.id }
  await one.press('start', again, key)
  await pass(office, 30, { on: one })
  await one.press('start', again, key)
  expect(one.state?.taskId).toBe(office.call.id)
  await one.pause()
  expect(await ledger(office)).toEqual(['0-30 worked', '30-60 worked'])
  await expectSound(office)
})

describe('a node is killed', () => {
  test('another one goes on with what runs', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 45, { on: page })
    office.app = await newNode()
    await pass(office, 45, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked'])
    await expectSound(office)
  })

  test.each(['before', 'after'] as const)('%s it wrote a pause: sent again, it counts once', async (when) => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 45, { on: page })
    const pause = { task_id: office.film.id, idle_ms: 0, unbroken_ms: 45_000 }
    const key = uuidv7()
    const send = (app: typeof office.app) =>
      app.inject({
        method: 'POST',
        url: '/api/panel/task/pause',
        headers: { ...office.coach.headers, 'idempotency-key': key },
        payload: pause,
      })
    // Its answer never arrives.
    if (when === 'after') await send(office.app)
    office.app = await newNode()
    await pass(office, 4)
    const answer = await send(office.app)
    expect(answer.statusCode).toBe(200)
    const seconds = when === 'after' ? 45 : 49
    expect(answer.json().data.task.time_spent).toBe(seconds)
    expect(await ledger(office)).toEqual([`0-${seconds} worked`])
    await expectSound(office)
  })
})

describe('days', () => {
  const workThrough = async (from: string, minutes: number) => {
    const office = await openOffice(from)
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, minutes * 60, { on: page, every: 30 })
    await page.pause()
    const { kept } = await expectSound(office)
    expect(kept).toBe(minutes * 60)
    const [first] = office.athletes
    const { data } = await got(first as Somebody, `/athlete-time/${first?.id}`, { time_zone: newYork })
    return data.days.map(({ date, seconds }: LedgerDay) => `${date} ${seconds / 60}`)
  }

  test('work over midnight counts for both days, to the second', async () => {
    // Midnight in New York is at 05:00 UTC.
    expect(await workThrough('2026-11-18T04:50:30.000Z', 25)).toEqual(['2026-11-18 15.5', '2026-11-17 9.5'])
  })

  test('the hour that comes twice counts twice, because it was worked twice', async () => {
    // From ten to two to ten past one by the clock on the wall.
    expect(await workThrough('2026-11-01T05:50:00.000Z', 20)).toEqual(['2026-11-01 20'])
  })

  test('the hour that is left out does not count', async () => {
    // From ten to two to ten past three.
    expect(await workThrough('2027-03-14T06:50:00.000Z', 20)).toEqual(['2027-03-14 20'])
  })
})

describe('a tab in the background has one timer a minute', () => {
  test('and says nothing while the coach works in another tab', async () => {
    const office = await openOffice()
    const [front, back] = [new Page(office), new Page(office)]
    back.device.timer = 60_000
    await front.start(office.film.id)
    for (let minute = 0; minute < 8; minute++) {
      await pass(office, 60, { on: front, every: 15 })
      expect([front.isAsking, back.isAsking]).toEqual([false, false])
    }
    await front.pause()
    expect(await ledger(office)).toEqual(['0-480 worked'])
    await expectSound(office)
  })

  test('and asks if it is the only one', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 40, { on: page })
    page.device.timer = 60_000
    await pass(office, 300)
    expect(page.isAsking).toBe(true)
    page.device.timer = 500
    await page.discard()
    expect(await ledger(office)).toEqual(['0-40 worked', '40-340 !worked'])
    await expectSound(office)
  })

  test('a short look at another window counts', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 40, { on: page })
    page.device.timer = 60_000
    await pass(office, 50)
    page.device.timer = 500
    await pass(office, 30, { on: page })
    expect(page.isAsking).toBe(false)
    await page.pause()
    expect(await ledger(office)).toEqual(['0-120 worked'])
    await expectSound(office)
  })
})

describe('whatever happens', () => {
  /** Presses, breaks, sleep, lost networks, wrong clocks, and killed nodes, in any order. */
  const mishaps = (random: Random, office: Office, page: Page): readonly (() => Promise<unknown>)[] => [
    () => pass(office, random.pick([5, 12, 31, 64, 95]), { on: page, every: random.pick([1, 7, 20, 55]) }),
    () => pass(office, random.pick([5, 12, 31, 64, 95]), { on: page, every: random.pick([1, 7, 20, 55]) }),
    () => pass(office, random.pick([3, 30, 59, 61, 130])),
    () => page.start(random.pick([office.film.id, office.call.id])),
    () => page.start(random.pick([office.film.id, office.call.id])),
    async () => page.state && (random.chance(0.5) ? page.pause() : page.complete()),
    async () => page.state && (random.chance(0.5) ? page.keep() : page.discard()),
    async () => page.isAsking && (random.chance(0.7) ? page.keep() : page.discard()),
    async () => {
      page.device.isAsleep = true
      await pass(office, random.pick([10, 70, 900]))
      if (random.chance(0.3)) page.device.skew -= 900_000
      await page.wake()
    },
    async () => {
      page.device.isOnline = false
      await pass(office, random.pick([15, 200]), random.chance(0.6) ? { on: page } : {})
      await page.goOnline()
    },
    async () => {
      page.device.skew += random.pick([-hour, -20, 0.3, 45, hour]) * 1000
    },
    async () => {
      page.device.timer = random.pick([500, 1000, 60_000])
      page.device.latency = random.pick([0, 300, 4000])
    },
    async () => {
      office.app = await newNode()
    },
    () => {
      const from = new Date(clock.now().getTime() - random.pick([30, 300, 3000]) * 1000).toISOString()
      return post(office.coach, '/panel/task/add-time', {
        task_id: random.pick([office.film.id, office.call.id]),
        from,
        time: random.pick([10, 60, 400]),
      })
    },
  ]

  test.each([1, 2, 3, 4])('every second is counted once, and all sums agree (seed %i)', async (seed) => {
    const random = new Random(seed, 19, 4)
    const office = await openOffice('2026-10-31T22:00:00.250Z')
    const pages = [new Page(office), new Page(office), new Page(office)]
    for (let turn = 0; turn < 40; turn++) {
      const page = random.pick(pages)
      if (!page.state && random.chance(0.6)) await page.start(random.pick([office.film.id, office.call.id]))
      await random.pick(mishaps(random, office, page))()
      if (turn % 20 === 19) await expectSound(office)
    }
    for (const page of pages) if (page.state) await page.pause()
    const { kept, discarded } = await expectSound(office)
    expect(await db().$count(runningTasks, eq(runningTasks.coach_id, office.coach.id))).toBe(0)
    // A run that tests nothing would pass as well.
    expect(kept).toBeGreaterThan(100)
    expect(discarded).toBeGreaterThan(0)
  })
})
