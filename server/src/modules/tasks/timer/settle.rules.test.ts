import { idleAfter } from '@fieldhouse/contract/tasks.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  discard,
  isIdle,
  keep,
  keptSeconds,
  lastActiveAfter,
  type Run,
  settle,
  startOf,
} from './settle.rules.ts'

const zero = Date.parse('2026-11-17T14:00:00Z')
const at = (seconds: number) => zero + seconds * 1000
const run = (settled: number, active: number): Run => ({ settledAt: at(settled), lastActiveAt: at(active) })

/** Stretches as seconds since two o'clock: `0-70 worked`, with `!` if discarded. */
const words = (stretches: ReturnType<typeof settle>) =>
  stretches.map(
    ({ from, to, isDiscarded, source }) =>
      `${(from - zero) / 1000}-${(to - zero) / 1000} ${isDiscarded ? '!' : ''}${source}`,
  )

describe('a pause', () => {
  test('counts everything while the coach is active', () => {
    expect(words(settle(run(0, 95), at(100), {}))).toEqual(['0-100 worked'])
    expect(words(settle(run(0, 40), at(99.999), {}))).toEqual(['0-99 worked'])
  })

  test('after a minute without activity, counts up to the last activity', () => {
    expect(words(settle(run(0, 40), at(100), {}))).toEqual(['0-40 worked', '40-100 !worked'])
    expect(words(settle(run(0, 40.7), at(100.7), {}))).toEqual(['0-40 worked', '40-100 !worked'])
  })

  test('counts activity that the page has not reported yet', () => {
    expect(words(settle(run(0, 0), at(600), { idle_ms: 500, unbroken_ms: 590_000 }))).toEqual([
      '0-600 worked',
    ])
  })

  test('does not count activity after a break of a minute', () => {
    const afterBreak = { idle_ms: 500, unbroken_ms: 100_000 }
    expect(words(settle(run(0, 0), at(600), afterBreak))).toEqual(['0-600 !worked'])
  })

  test('keeps the given seconds, and never more than passed', () => {
    expect(words(settle(run(0, 0), at(100), {}, 30))).toEqual(['0-30 worked', '30-100 !worked'])
    expect(words(settle(run(0, 0), at(100), {}, 5000))).toEqual(['0-100 worked'])
    expect(words(settle(run(0, 0), at(100), {}, 0))).toEqual(['0-100 !worked'])
  })

  test('in the second of its start, or on a node whose clock is behind, writes nothing', () => {
    expect(settle(run(1, 1), at(0.4), {})).toEqual([])
    expect(settle(run(300, 300), at(0), {}, 100)).toEqual([])
  })
})

describe('a discard', () => {
  test('keeps the time up to the last activity if the coach is idle', () => {
    expect(words(discard(run(0, 40), at(130)))).toEqual(['0-40 worked', '40-130 !worked'])
  })

  test('discards everything if the coach is active', () => {
    expect(words(discard(run(0, 40), at(60)))).toEqual(['0-60 !worked'])
  })

  test('keeps the given seconds', () => {
    expect(words(discard(run(0, 40), at(130), 50))).toEqual(['0-50 worked', '50-130 !worked'])
  })
})

describe('keeping idle time', () => {
  test('adds what passed since the last activity', () => {
    const kept = keep(run(0, 40.5), at(130.9), 90)
    expect(words(kept.stretches)).toEqual(['0-40 worked', '40-130 kept'])
    expect(kept.settledAt).toBe(at(130))
  })

  test('a second time adds only what passed in between', () => {
    const first = keep(run(0, 40), at(130), 90)
    const again = keep({ settledAt: first.settledAt, lastActiveAt: first.settledAt }, at(132), 90)
    expect(words(again.stretches)).toEqual(['130-132 kept'])
  })

  test('less than everything leaves the rest open', () => {
    const kept = keep(run(0, 40), at(130), 30)
    expect(words(kept.stretches)).toEqual(['0-40 worked', '40-70 kept'])
    expect(kept.settledAt).toBe(at(70))
  })
})

test('a start is rounded up, and never lies before the end of the ledger', () => {
  expect(startOf(at(0.001))).toBe(at(1))
  expect(startOf(at(5), at(5))).toBe(at(5))
  expect(startOf(at(5), at(9))).toBe(at(9))
})

const anyRun = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5_000_000 }))
  .map(([settled, active]): Run => ({ settledAt: at(settled), lastActiveAt: at(settled) + active }))
const anyNow = fc.integer({ min: 0, max: 12_000_000 }).map((passed) => zero + passed)
const age = fc.option(fc.integer({ min: 0, max: 12_000_000 }), { nil: undefined })
const anyActivity = fc.record({ idle_ms: age, unbroken_ms: age })
const anyTime = fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined })

/** Without gaps or overlaps from the settled moment, on whole seconds, and never past now. */
const expectSound = (stretches: ReturnType<typeof settle>, { settledAt }: Run, now: number) => {
  let end = settledAt
  for (const { from, to } of stretches) {
    expect(from).toBe(end)
    expect(to).toBeGreaterThan(from)
    expect([from % 1000, to % 1000]).toEqual([0, 0])
    end = to
  }
  expect(end).toBeLessThanOrEqual(Math.max(settledAt, now))
  expect(keptSeconds(stretches) * 1000).toBeLessThanOrEqual(Math.max(0, now - settledAt))
  return end
}

test('whatever happens, every second since the last settled moment is kept or discarded once', () => {
  fc.assert(
    fc.property(anyRun, anyNow, anyActivity, anyTime, (run, now, activity, time) => {
      for (const stretches of [settle(run, now, activity, time), discard(run, now, time)]) {
        const end = expectSound(stretches, run, now)
        expect(end).toBe(Math.max(run.settledAt, Math.floor(now / 1000) * 1000))
      }
      const kept = keep(run, now, time ?? 1)
      expect(expectSound(kept.stretches, run, now)).toBe(kept.settledAt)
      expect(kept.stretches.every(({ isDiscarded }) => !isDiscarded)).toBe(true)
    }),
  )
})

test('a report never moves the last activity back or past now, and never over a break of a minute', () => {
  fc.assert(
    fc.property(anyRun, anyNow, anyActivity, (run, now, activity) => {
      const after = lastActiveAfter(run, activity, now)
      expect(after).toBeGreaterThanOrEqual(run.lastActiveAt)
      expect(after).toBeLessThanOrEqual(Math.max(run.lastActiveAt, now))
      const { idle_ms = 0, unbroken_ms = idle_ms } = activity
      if (now - Math.max(idle_ms, unbroken_ms) - run.lastActiveAt >= idleAfter)
        expect(after).toBe(run.lastActiveAt)
      if (isIdle(run, now) && activity.idle_ms === undefined) expect(after).toBe(run.lastActiveAt)
    }),
  )
})
