import { allows } from '@fieldhouse/contract/guards'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../app.factory.ts'
import { boundEndpoints } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { advanceClock, resetClock } from '../clock.ts'
import { testDatabase } from '../database/database.factory.ts'
import type { Database } from '../database/database.ts'
import { answerOnce, sweepIdempotencyKeys } from './idempotency.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ask = (key: string, answer: () => Promise<unknown>, request: unknown = 'same', owner = 'me') =>
  answerOnce(database.db, { owner, key, request }, answer)

describe('answering once', () => {
  test('gives the first answer again without doing it again', async () => {
    let times = 0
    const count = async () => ({ times: ++times })
    expect(await ask('k1', count)).toEqual({ times: 1 })
    expect(await ask('k1', count)).toEqual({ times: 1 })
  })

  test('refuses the same key for another request', async () => {
    await ask('k2', async () => 1)
    await expect(ask('k2', async () => 1, 'other')).rejects.toMatchObject({ code: 'key_used', status: 409 })
  })

  test('keeps the keys of different people apart', async () => {
    expect(await ask('k3', async () => 'mine')).toBe('mine')
    expect(await ask('k3', async () => 'yours', 'same', 'you')).toBe('yours')
  })

  test('a failed attempt leaves no trace, so the next one may succeed', async () => {
    await expect(ask('k4', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await ask('k4', async () => 'yes')).toBe('yes')
  })

  test('only one of many parallel requests does it', async () => {
    let times = 0
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('k5', async () => ++times)))
    expect(answers).toEqual(Array(8).fill(1))
  })

  test('forgets a key after a day', async () => {
    let times = 0
    await ask('k6', async () => ++times)
    advanceClock(25 * 60 * 60 * 1000)
    await sweepIdempotencyKeys(database.db)
    resetClock()
    expect(await ask('k6', async () => ++times)).toBe(2)
  })
})

/**
 * All visitors share one owner. A phone that changes networks must be recognized, and nothing else identifies a
 * visitor. So an answer stored for visitors may only contain what anyone with the same body would get anyway: the id of
 * what was sent, yes or no, or public data. A call whose answer contains more has the effect `none`.
 */
test('no stored answer is private to one visitor', async () => {
  const tested = await testApp()
  const kept = Object.values(boundEndpoints(readConfig({ NODE_ENV: 'test' }), tested.ports))
    .flat()
    .filter(({ endpoint: { guard, effect } }) => effect && effect !== 'none' && allows(guard, null))
    .map(({ name }) => name)
  expect(kept.sort()).toEqual([
    'countView',
    'countVisit',
    'register',
    'requestPasswordReset',
    'requestRestoreLink',
    'resendCode',
    'sendAthleteMessage',
    'sendContactMessage',
    'sendFeedback',
    'sendTranscriptRequest',
    'setSearchFilters',
  ])
  await tested.close()
})
