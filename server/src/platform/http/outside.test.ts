import { actorOf } from '@fieldhouse/contract/actor.factory'
import { endpoint } from '@fieldhouse/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import { advanceClock, resetClock } from '../clock.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database } from '../database/database.ts'
import { secrets } from '../database/secrets.tables.ts'
import { eventually } from '../eventually.factory.ts'
import { createLog } from '../log.ts'
import { bind } from './bind.ts'
import { callerOf } from './caller.factory.ts'
import { createHttpServer } from './http-server.ts'
import { idempotencyKeys } from './idempotency.tables.ts'
import { mount } from './mount.ts'
import { outside } from './outside.ts'
import { createMemoryLimiter, standardLimits } from './rate-limit.ts'

const pay = endpoint({
  method: 'POST',
  path: '/pay',
  guard: 'user',
  rate: 'write',
  effect: 'outside',
  summary: 'Pays at a provider',
  body: z.object({ cents: z.number().max(1000, 'Too much') }),
  output: z.object({ receipt: z.string(), cents: z.number() }),
})

/** A provider like the real ones: it charges the same id only once. */
const provider = {
  charged: new Map<string, number>(),
  asked: [] as string[],
  /** What happens to an answer on its way back. */
  answers: (_id: string): Promise<void> => Promise.resolve(),
  charge: async (id: string, cents: number): Promise<string> => {
    provider.asked.push(id)
    if (cents === 402) throw new AppError('conflict', { message: 'The card was declined.' })
    provider.charged.set(id, cents)
    await provider.answers(id)
    return `receipt for ${cents}`
  },
}

let database: Database
let app: FastifyInstance
let prepared = 0
let failsToRecord = false
let timeLimitMilliseconds = 60_000
beforeAll(async () => {
  database = await testDatabase()
  app = createHttpServer({ log: createLog('silent'), trustProxy: false })
  const endpoints = bind(
    { pay },
    {
      pay: ({ body }) =>
        outside({
          timeLimitMilliseconds,
          prepare: async (tx) => {
            prepared += 1
            await tx.insert(secrets).values({ name: `order ${prepared}`, value: 'open' })
            if (body.cents === 0) throw new AppError('forbidden')
            return { cents: body.cents, at: new Date(0) as Date | string }
          },
          send: ({ cents }, { id }) => provider.charge(id, cents),
          record: async (tx, { cents, at }, receipt) => {
            expect(at).toBe('1970-01-01T00:00:00.000Z')
            await tx.insert(secrets).values({ name: `paid ${prepared}`, value: receipt })
            if (failsToRecord) throw new Error('the database has a bad moment')
            return { receipt, cents, unnamed: 'not in the contract' }
          },
          failed: async (tx, _intent, error) => {
            if (!(error instanceof AppError)) return null
            await tx.insert(secrets).values({ name: `declined ${prepared}`, value: 'declined' })
            return error
          },
        }),
    },
  )
  mount(app, endpoints, {
    db: database.db,
    limiter: createMemoryLimiter(standardLimits),
    identify: async ({ headers: { authorization: id } }) =>
      callerOf({ actor: id ? actorOf('athlete', { id }) : null }),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => {
  provider.charged.clear()
  provider.asked = []
  provider.answers = async () => {}
  failsToRecord = false
  timeLimitMilliseconds = 60_000
})
afterEach(resetClock)

let keys = 0
const newKey = () => `key-${++keys}`
const send = (key: string | null, cents = 500, person = 'ada') =>
  app.inject({
    method: 'POST',
    url: '/api/pay',
    payload: { cents },
    headers: { authorization: person, ...(key && { 'idempotency-key': key }) },
  })
const paid = { receipt: 'receipt for 500', cents: 500 }
const rowsNow = async (value: string) => {
  const rows = await database.db.select().from(secrets)
  return rows.filter((row) => row.value === value).length
}
const storedFor = async (key: string) =>
  (await database.db.select().from(idempotencyKeys)).find((row) => row.key === key)

/** The provider does the work, but its answer never arrives. */
const loseAnswers = () => {
  provider.answers = () => new Promise(() => {})
}

describe('a call with an effect outside', () => {
  test('gets the same answer again under its key, and the other system is called once', async () => {
    const key = newKey()
    const orders = await rowsNow('open')
    expect((await send(key)).json()).toEqual(paid)
    expect((await send(key)).json()).toEqual(paid)
    expect(provider.asked).toHaveLength(1)
    expect(await rowsNow('open')).toBe(orders + 1)
  })

  test('stores no intent after it has its answer', async () => {
    const key = newKey()
    await send(key)
    expect(await storedFor(key)).toMatchObject({ answer: paid, intent: null, claimed_until: null })
  })

  test("under another person's key is another call", async () => {
    const key = newKey()
    await send(key)
    await send(key, 500, 'grace')
    expect(provider.charged.size).toBe(2)
  })

  test('commits its intent before it calls the other system', async () => {
    const key = newKey()
    provider.answers = async () =>
      expect(await storedFor(key)).toMatchObject({ intent: { cents: 500 }, call_id: provider.asked[0] })
    expect((await send(key)).statusCode).toBe(200)
  })

  test('leaves no trace if it is refused before the call', async () => {
    const key = newKey()
    expect((await send(key, 0)).statusCode).toBe(403)
    expect(await storedFor(key)).toBeUndefined()
    expect(provider.asked).toEqual([])
  })

  test('undoes its preparation if the other system refuses, and the key can be used again', async () => {
    const key = newKey()
    const before = await rowsNow('declined')
    const declined = await send(key, 402)
    expect([declined.statusCode, declined.json().message]).toEqual([409, 'The card was declined.'])
    expect(await storedFor(key)).toBeUndefined()
    expect(await rowsNow('declined')).toBe(before + 1)
    expect((await send(key)).json()).toEqual(paid)
  })

  test('works without a key, and then stores nothing', async () => {
    const before = await database.db.$count(idempotencyKeys)
    expect((await send(null)).json()).toEqual(paid)
    expect((await send(null, 402)).statusCode).toBe(409)
    expect(await database.db.$count(idempotencyKeys)).toBe(before)
  })
})

describe('a call that is sent again', () => {
  test('after a crash between the commit and the answer is resumed with the same id, and charged once', async () => {
    const key = newKey()
    const orders = await rowsNow('open')
    loseAnswers()
    // The process that made the call is gone for good.
    void send(key)
    await eventually(() => expect(provider.charged.size).toBe(1))
    provider.answers = async () => {}
    advanceClock(120_000)
    expect((await send(key)).json()).toEqual(paid)
    expect(provider.asked).toHaveLength(2)
    expect(new Set(provider.asked).size).toBe(1)
    expect(provider.charged.size).toBe(1)
    expect(await rowsNow('open')).toBe(orders + 1)
  })

  test('while the first is running waits for its turn', async () => {
    const key = newKey()
    const gate = Promise.withResolvers<void>()
    provider.answers = () => gate.promise
    const first = send(key)
    await eventually(() => expect(provider.asked).toHaveLength(1))
    const second = await send(key)
    expect([second.statusCode, second.json().code]).toEqual([409, 'still_running'])
    expect(second.headers['retry-after']).toBe('2')
    gate.resolve()
    expect((await first).json()).toEqual(paid)
    expect((await send(key)).json()).toEqual(paid)
    expect(provider.asked).toHaveLength(1)
  })

  test('many times in parallel is one call', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key)))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 409)).toContain(200)
    expect(provider.asked).toHaveLength(1)
  })

  test('with another body is refused, finished or not', async () => {
    const key = newKey()
    const gate = Promise.withResolvers<void>()
    provider.answers = () => gate.promise
    const first = send(key)
    await eventually(() => expect(provider.asked).toHaveLength(1))
    const used = 'This Idempotency-Key was used for another request.'
    expect((await send(key, 700)).json().message).toBe(used)
    gate.resolve()
    await first
    expect((await send(key, 700)).json().message).toBe(used)
    expect(provider.asked).toHaveLength(1)
  })

  test('after the other system hung is resumed immediately, and charged once', async () => {
    const key = newKey()
    timeLimitMilliseconds = 100
    loseAnswers()
    const hung = await send(key)
    expect([hung.statusCode, hung.json().code, hung.json().message]).toEqual([
      503,
      'outcome_unknown',
      'This takes longer than usual. Please try again in a moment. Nothing happens twice.',
    ])
    expect(hung.headers['retry-after']).toBe('5')
    timeLimitMilliseconds = 60_000
    provider.answers = async () => {}
    expect((await send(key)).json()).toEqual(paid)
    expect(provider.charged.size).toBe(1)
    expect(new Set(provider.asked).size).toBe(1)
  })

  test('after the answer could not be recorded is resumed, and recorded once', async () => {
    const key = newKey()
    const before = await rowsNow('receipt for 500')
    failsToRecord = true
    expect((await send(key)).statusCode).toBe(500)
    failsToRecord = false
    expect((await send(key)).json()).toEqual(paid)
    expect(provider.charged.size).toBe(1)
    expect(await rowsNow('receipt for 500')).toBe(before + 1)
  })

  test('ignores the result of a first attempt that comes back late', async () => {
    const key = newKey()
    const gate = Promise.withResolvers<void>()
    const before = await rowsNow('receipt for 500')
    provider.answers = () => gate.promise
    const late = send(key)
    await eventually(() => expect(provider.asked).toHaveLength(1))
    provider.answers = async () => {}
    advanceClock(120_000)
    expect((await send(key)).json()).toEqual(paid)
    gate.resolve()
    expect((await late).statusCode).toBe(409)
    expect(await rowsNow('receipt for 500')).toBe(before + 1)
    expect((await send(key)).json()).toEqual(paid)
  })
})
