import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, resetClock } from '../clock.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database, Db } from '../database/database.ts'
import { secrets } from '../database/secrets.tables.ts'
import { transaction } from '../database/transaction.ts'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { listMailbox } from '../mail/mailbox.ts'
import { mailJob, sendLater } from '../mail/send-later.ts'
import { job } from './job.ts'
import { jobPorts } from './job-ports.factory.ts'
import { outbox } from './jobs.tables.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { claimEvents, givenEvent, insertEvent } from './outbox.queries.ts'
import { publishLater, runLater } from './outbox.ts'
import type { OutgoingEvent } from './outgoing.ts'
import { relayEvents } from './relay.ts'
import { countFailing } from './undone-jobs.queries.ts'

let database: Database
let jobs: Jobs
const published: OutgoingEvent[] = []
const reached: string[] = []
let failures = 0

/** Leaves a row behind, as an effect that can be counted. */
const leaveRow = job<{ name: string }>({
  name: 'leave-row',
  effect: 'transaction',
  run: async ({ db }, { name }, { id }) => {
    await db.insert(secrets).values({ name: `${name} ${id}`, value: name })
    if (failures-- > 0) throw new Error('fails after its effect')
  },
})

const reachOut = job<{ to: string }>({
  name: 'reach-out',
  effect: 'outside',
  run: async (_, { to }) => {
    reached.push(to)
  },
})

/** Hangs the first time, like another system may. */
const runs: { id: string; signal: AbortSignal }[] = []
const hangOnce = job<null>({
  name: 'hang-once',
  effect: 'outside',
  timeLimitSeconds: 1,
  run: async (_, __, sending) => {
    runs.push(sending)
    if (runs.length === 1) await new Promise(() => {})
  },
})

const neverWorks = job<null>({
  name: 'never-works',
  effect: 'outside',
  retries: 'until-done',
  run: () => Promise.reject(new Error('away')),
})

beforeAll(async () => {
  database = await testDatabase()
  jobs = await startJobs(
    database,
    jobPorts(database.db),
    [mailJob, leaveRow, reachOut, hangOnce, neverWorks],
    async (event) => {
      published.push(event)
    },
    createLog('silent'),
  )
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
afterEach(resetClock)

/** An event that no node sends at the commit. */
const leaveToRelay = (tx: Db, channel: string, event: string) =>
  insertEvent(tx, givenEvent({ channel, event, data: {} }, null))

const rowsOf = (name: string) => database.db.select().from(secrets).where(eq(secrets.value, name))

describe('an outbox entry', () => {
  test('is sent after the commit', async () => {
    await transaction(database.db, async (tx) => {
      await publishLater(tx, 'private-user.1', 'SendMessage', { id: 1 })
      await sendLater(tx, { to: 'a@example.test', subject: 'Hello', text: 'Hi' })
      await runLater(tx, reachOut, { to: 'x' })
      expect(published).toEqual([])
    })
    await eventually(async () => {
      expect(published).toEqual([{ channel: 'private-user.1', event: 'SendMessage', data: { id: 1 } }])
      expect(await listMailbox(database.db)).toMatchObject([{ to: 'a@example.test' }])
      expect(reached).toEqual(['x'])
    })
  })

  test('is not kept after sending, so codes and links are readable only in the email', async () => {
    await sendLater(database.db, { to: 'dana@example.test', subject: 'Your code', text: 'a secret link' })
    await eventually(async () => expect((await listMailbox(database.db))[0]?.text).toBe('a secret link'))
    const rows = await database.db.select().from(outbox)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('a secret link')
  })

  test('is never sent after a rollback', async () => {
    const attempt = transaction(database.db, async (tx) => {
      await publishLater(tx, 'c', 'never', {})
      await runLater(tx, reachOut, { to: 'never' })
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    await runLater(database.db, reachOut, { to: 'after' })
    await eventually(() => expect(reached).toContain('after'))
    expect(reached).not.toContain('never')
    expect(published.map(({ event }) => event)).not.toContain('never')
  })

  test('happens only once for its business key', async () => {
    for (let time = 0; time < 3; time++) await runLater(database.db, reachOut, { to: 'once' }, { key: 'a' })
    await runLater(database.db, reachOut, { to: 'twice' }, { key: 'b' })
    await eventually(() => expect(reached).toContain('twice'))
    expect(reached.filter((to) => to === 'once')).toHaveLength(1)
  })

  test('waits for its time', async () => {
    await runLater(
      database.db,
      reachOut,
      { to: 'tomorrow' },
      { startAfter: new Date(Date.now() + 86_400_000) },
    )
    await runLater(database.db, reachOut, { to: 'now' })
    await eventually(() => expect(reached).toContain('now'))
    expect(reached).not.toContain('tomorrow')
  })

  test('stays if it can’t be sent', async () => {
    const waiting = await transaction(database.db, async (tx) => {
      await leaveToRelay(tx, 'c', 'stuck')
      const broken = relayEvents(tx, { publish: () => Promise.reject(new Error('Redis is away')) })
      await expect(broken).rejects.toThrow('Redis is away')
      return tx.select().from(outbox).where(eq(outbox.kind, 'realtime'))
    })
    expect(waiting.filter(({ left_at }) => left_at === null)).toHaveLength(1)
    await eventually(() => expect(published.map(({ event }) => event)).toContain('stuck'))
  })

  test('is sent again with all that follow when one fails, so the order stays', async () => {
    const told: string[] = []
    await transaction(database.db, async (tx) => {
      for (const event of ['one', 'two', 'three']) await leaveToRelay(tx, 'order', event)
      let failures = 1
      const publish = async ({ event }: OutgoingEvent) => {
        told.push(event)
        if (event === 'two' && failures-- > 0) throw new Error('not this one')
      }
      await expect(relayEvents(tx, { publish })).rejects.toThrow('not this one')
      expect(await relayEvents(tx, { publish })).toBe(2)
      expect(await relayEvents(tx, { publish })).toBe(0)
    })
    expect(told).toEqual(['one', 'two', 'three', 'two', 'three'])
  })

  test('is sent by one node at a time, and by another if that one dies', async () => {
    const told: string[] = []
    const publish = async ({ event }: OutgoingEvent) => void told.push(event)
    await transaction(database.db, async (tx) => {
      await leaveToRelay(tx, 'turns', 'first')
      expect(await claimEvents(tx)).toHaveLength(1)
      await leaveToRelay(tx, 'turns', 'second')
      expect(await relayEvents(tx, { publish })).toBe(0)
      advanceClock(5_001)
      expect(await relayEvents(tx, { publish })).toBe(2)
    })
    expect(told).toEqual(['first', 'second'])
  })
})

describe('a job with an effect in the database', () => {
  test('that fails is repeated, and its effect happens only once', async () => {
    failures = 2
    await runLater(database.db, leaveRow, { name: 'stubborn' })
    await eventually(async () => expect(await rowsOf('stubborn')).toHaveLength(1))
    expect(failures).toBe(-1)
  })
})

describe('a job that hangs', () => {
  test('is stopped when its time is over, and tried again under the same id', async () => {
    await runLater(database.db, hangOnce, null)
    await eventually(() => expect(runs).toHaveLength(2))
    expect(runs[0]?.signal.aborted).toBe(true)
    expect(runs[1]?.id).toBe(runs[0]?.id)
  })
})

test('a job that must work is never given up, and operators see that it waits', async () => {
  expect(await countFailing(database.db, [neverWorks.name])).toBe(0)
  await runLater(database.db, neverWorks, null)
  await eventually(async () => expect(await countFailing(database.db, [neverWorks.name])).toBe(1))
  const { rows } = await database.db.execute(sql`
    select retry_limit > 1000000 and retry_delay_max > 3600 and keep_until > now() + interval '10 years' as is_kept
    from pgboss.job where name = ${neverWorks.name}`)
  expect(rows).toEqual([{ is_kept: true }])
})

test('a stop waits until the running job is done', async () => {
  const own = await testDatabase()
  const started = Promise.withResolvers<void>()
  const ends: { isAborted: boolean }[] = []
  const slow = job<null>({
    name: 'slow',
    effect: 'outside',
    run: async ({ db }, _, { signal }) => {
      started.resolve()
      await db.execute(sql`select pg_sleep(0.3)`)
      ends.push({ isAborted: signal.aborted })
    },
  })
  const running = await startJobs(own, jobPorts(own.db), [slow], async () => {}, createLog('silent'))
  await runLater(own.db, slow, null)
  await started.promise
  await running.stop()
  expect(ends).toEqual([{ isAborted: false }])
  await own.close()
})
