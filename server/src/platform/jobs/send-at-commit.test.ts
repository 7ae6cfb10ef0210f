import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock, resetClock, stopClock } from '../clock.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database, Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { outbox } from './jobs.tables.ts'
import { givenEvent, insertEvent } from './outbox.queries.ts'
import { publishLater } from './outbox.ts'
import type { OutgoingEvent } from './outgoing.ts'
import { relayEvents, startRelay } from './relay.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

// A claim ends when a test says so, not when the machine is slow.
beforeEach(() => stopClock(new Date()))

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await database.db.delete(outbox)
  resetClock()
})

/** A node of its own on the same database, and the events that it sent. */
const startNode = (publish = async (_: OutgoingEvent) => {}) => {
  const db: Db = drizzle({ client: database.pool })
  const sent: string[] = []
  const relay = startRelay(
    db,
    {
      enqueue: async () => {},
      publish: (event) => {
        sent.push(event.event)
        return publish(event)
      },
    },
    createLog('silent'),
  )
  stops.push(relay.stop)
  return { db, sent, stop: relay.stop, tell: (event: string) => publishLater(db, 'news', event, {}) }
}

const waiting = () =>
  database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'realtime'), isNull(outbox.left_at)))

const untilAllAreRecorded = () => eventually(async () => expect(await waiting()).toEqual([]))

/** What another node, or this one after a restart, finds to send now. */
const relayed = async () => {
  const told: string[] = []
  await relayEvents(database.db, { publish: async ({ event }) => void told.push(event) })
  return told
}

describe('an event', () => {
  test('is sent at the commit, not before, and recorded after that', async () => {
    const { db, sent } = startNode()
    await transaction(db, async (tx) => {
      await publishLater(tx, 'news', 'first', {})
      await transaction(tx, (inner) => publishLater(inner, 'news', 'second', {}))
      expect(sent).toEqual([])
    })
    // Without waiting for anything: neither for a statement nor for the relay.
    expect(sent).toEqual(['first', 'second'])
    await untilAllAreRecorded()
    expect(sent).toEqual(['first', 'second'])
  })

  test('of a transaction that was rolled back is never sent, and holds back no other', async () => {
    const { db, sent, tell } = startNode()
    await transaction(db, async (tx) => {
      await transaction(tx, async (inner) => {
        await publishLater(inner, 'news', 'inner', {})
        throw new Error('back')
      }).catch(() => {})
      await publishLater(tx, 'news', 'outer', {})
      throw new Error('back')
    }).catch(() => {})
    await tell('after')
    await untilAllAreRecorded()
    expect(sent).toEqual(['after'])
  })

  test('that could not be sent is sent by the relay, with all that follow, in order', async () => {
    let failures = 1
    const { sent, tell } = startNode(async ({ event }) => {
      if (event === 'two' && failures-- > 0) throw new Error('not this one')
    })
    for (const event of ['one', 'two', 'three']) await tell(event)
    await untilAllAreRecorded()
    expect(sent.filter((event) => event === 'two')).toHaveLength(2)
    expect(sent.lastIndexOf('two')).toBeLessThan(sent.lastIndexOf('three'))
    await tell('four')
    await eventually(() => expect(sent.at(-1)).toBe('four'))
  })

  test('is sent by another node if this one crashed after the commit', async () => {
    const given = givenEvent({ channel: 'news', event: 'survives', data: {} }, [])
    await insertEvent(database.db, given)
    expect(await relayed()).toEqual([])
    advanceClock(5_001)
    expect(await relayed()).toEqual(['survives'])
    const [row] = await database.db.select().from(outbox).where(eq(outbox.id, given.event_id))
    expect(row).toMatchObject({ left_at: expect.any(Date), payload: {} })
  })

  test('is not sent by another node while it is on its way, and that node’s events wait for it', async () => {
    const gate = Promise.withResolvers<void>()
    const first = startNode(() => gate.promise)
    const second = startNode()
    await first.tell('one')
    await second.tell('two')
    await second.tell('three')
    expect(await relayed()).toEqual([])
    expect([first.sent, second.sent]).toEqual([['one'], []])
    gate.resolve()
    await untilAllAreRecorded()
    // Whichever node found them sent them.
    expect([...first.sent, ...second.sent]).toEqual(['one', 'two', 'three'])
    await second.tell('four')
    await eventually(() => expect(second.sent.at(-1)).toBe('four'))
  })

  test('is sent by the relay if its transaction took too long', async () => {
    const { db, sent } = startNode()
    await transaction(db, async (tx) => {
      await publishLater(tx, 'news', 'late', {})
      advanceClock(5_001)
    })
    await untilAllAreRecorded()
    expect(sent).toEqual(['late'])
  })

  test('after the stop waits for another node, which needs not wait for a claim', async () => {
    const { sent, tell, stop } = startNode()
    await tell('before')
    await stop()
    expect(await waiting()).toEqual([])
    await tell('after')
    expect(sent).toEqual(['before'])
    expect(await relayed()).toEqual(['after'])
  })
})

test('the events of many parallel transactions are all sent, each once', async () => {
  const { db, sent } = startNode()
  const names = Array.from({ length: 150 }, (_, index) => `event ${index}`)
  await Promise.all(
    names.map((name, index) => transaction(db, (tx) => publishLater(tx, `channel ${index % 3}`, name, {}))),
  )
  await untilAllAreRecorded()
  expect(sent.toSorted()).toEqual(names.toSorted())
})
