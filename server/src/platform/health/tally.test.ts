import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { advanceClock, resetClock, stopClock } from '../clock.ts'
import { createTally, slowStatementMilliseconds, statementText } from './tally.ts'

beforeEach(() => stopClock(new Date('2026-11-18T12:20:00Z')))
afterEach(resetClock)

const answer = (facts: object = {}) => ({
  method: 'GET',
  route: '/api/user',
  status: 200,
  ms: 4,
  requestId: 'r1',
  ...facts,
})

describe('a tally', () => {
  test('counts answers by route and hour, with refusals and failures', () => {
    const tally = createTally()
    tally.answered(answer())
    tally.answered(answer({ status: 422, ms: 10 }))
    tally.answered(answer({ status: 503, ms: 7, requestId: 'r3' }))
    tally.answered(answer())
    advanceClock(60 * 60 * 1000)
    tally.answered(answer({ method: 'POST' }))
    expect(tally.take().routes).toEqual([
      {
        hour: new Date('2026-11-18T12:00:00Z'),
        method: 'GET',
        route: '/api/user',
        answered: 4,
        refused: 1,
        failed: 1,
        total_ms: 25,
        slowest_ms: 10,
        last_failed_at: new Date('2026-11-18T12:20:00Z'),
        last_failed_id: 'r3',
      },
      expect.objectContaining({ hour: new Date('2026-11-18T13:00:00Z'), method: 'POST', answered: 1 }),
    ])
    expect(tally.take()).toEqual({ routes: [], statements: [] })
  })

  test('counts only slow statements, and those that differ by their number of rows as one', () => {
    const tally = createTally()
    tally.stated('select 1', slowStatementMilliseconds - 1)
    tally.stated('insert into t (a, b) values ($1, $2)', 300)
    tally.stated('insert into t (a, b)  values ($1, $2), ($3, $4),\n ($5, default)', 500)
    expect(tally.take().statements).toEqual([
      expect.objectContaining({
        text: 'insert into t (a, b) values ($…)',
        count: 2,
        total_ms: 800,
        slowest_ms: 500,
      }),
    ])
  })

  test('stays small, whatever it gets', () => {
    const tally = createTally()
    for (let number = 0; number < 5000; number++) {
      tally.answered(answer({ route: `/${number}` }))
      tally.stated(`select ${'x'.repeat(5000)} as c${number}, '${number}'`.replace('x', `x${number}`), 999)
    }
    const { routes, statements } = tally.take()
    expect(routes).toHaveLength(2000)
    expect(statements).toHaveLength(100)
    expect(statements[0]?.text).toHaveLength(2000)
  })

  test('a text keeps its parts in order', () => {
    expect(statementText('select "id" from "t" where "id" in ($1, $2, $3) and x = $4')).toBe(
      'select "id" from "t" where "id" in ($…) and x = $4',
    )
  })
})
