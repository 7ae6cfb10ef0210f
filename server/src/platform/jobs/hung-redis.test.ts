import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { listMailbox } from '../mail/mailbox.ts'
import { mailJob, sendLater } from '../mail/send-later.ts'
import { type SilentRedis, startSilentRedis } from '../silent-redis.factory.ts'
import { jobPorts } from './job-ports.factory.ts'
import { outbox } from './jobs.tables.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { publishLater } from './outbox.ts'
import type { OutgoingEvent } from './outgoing.ts'

const letter = { to: 'dana@example.test', subject: 'Hello', text: 'Hi' }

describe('events that can’t be sent', () => {
  let database: Database
  let jobs: Jobs
  let reached: OutgoingEvent[] = []
  let release = () => {}
  let gate = Promise.resolve()

  beforeAll(async () => {
    database = await testDatabase()
    const { db } = database
    jobs = await startJobs(
      database,
      jobPorts(db),
      [mailJob],
      async (event) => {
        reached.push(event)
        await gate
      },
      createLog('silent'),
    )
  })
  afterEach(() => {
    release()
    reached = []
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })

  const hold = () => {
    gate = new Promise((resolve) => {
      release = resolve
    })
  }
  const openTransactions = async (): Promise<number> => {
    const { rows } = await database.pool.query(
      `select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
    return rows[0].open
  }
  const waitingEvents = async () =>
    (await database.db.select().from(outbox).where(eq(outbox.kind, 'realtime'))).filter(
      ({ left_at }) => left_at === null,
    )

  test('block no email, lock no row, and keep no transaction open', async () => {
    hold()
    await transaction(database.db, async (tx) => {
      await publishLater(tx, 'news', 'stuck', {})
      await sendLater(tx, letter)
    })
    await eventually(() => expect(reached).toHaveLength(1))
    await eventually(async () => expect(await listMailbox(database.db)).toHaveLength(1))
    // The embedded engine has one connection, so any answer proves the same.
    if (inject('testEngine').engine === 'postgres')
      await eventually(async () => expect(await openTransactions()).toBe(0))
    await transaction(database.db, (tx) => tx.select().from(outbox).for('update', { noWait: true }))
    expect(await waitingEvents()).toHaveLength(1)
    release()
    await eventually(async () => expect(await waitingEvents()).toEqual([]))
  })

  test('are sent in order, each once, when more arrive in the meantime', async () => {
    hold()
    for (const event of ['1', '2', '3']) await publishLater(database.db, 'news', event, {})
    await eventually(() => expect(reached.length).toBeGreaterThan(0))
    for (const event of ['4', '5']) await publishLater(database.db, ['news', 'scores'], event, {})
    release()
    await eventually(async () => expect(await waitingEvents()).toEqual([]))
    const toldOn = (channel: string) =>
      reached.filter((one) => one.channel === channel).map(({ event }) => event)
    expect(toldOn('news')).toEqual(['1', '2', '3', '4', '5'])
    expect(toldOn('scores')).toEqual(['4', '5'])
  })
})

describe('a Redis that hangs', () => {
  let redis: SilentRedis
  let tested: TestApp
  beforeAll(async () => {
    redis = await startSilentRedis()
    tested = await testApp({ settings: { REDIS_URL: redis.url } })
  })
  afterAll(async () => {
    await tested.close()
    redis.close()
  })

  test('delays no email, however many events wait for it', async () => {
    const { db } = tested.ports.database
    await redis.heard('INFO', 3)
    await transaction(db, async (tx) => {
      for (let number = 0; number < 100; number++) await publishLater(tx, 'news', 'Event', { number })
      await sendLater(tx, letter)
    })
    await redis.heard('PUBLISH')
    await eventually(async () => expect(await listMailbox(db)).toHaveLength(1))
    // All of them were sent to it. If it wakes up, the other nodes get them.
    await redis.heard('PUBLISH', 100)
  })
})
