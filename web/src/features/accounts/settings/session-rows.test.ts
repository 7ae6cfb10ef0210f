import type { Session } from '@fieldhouse/contract/accounts'
import { expect, test } from 'vitest'
import { sessionRows } from './session-rows.ts'

const now = Date.parse('2026-03-10T15:30:00Z')

const session = (id: string, facts: Partial<Session> = {}): Session => ({
  id,
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  created_at: '2026-01-01T00:00:00Z',
  last_used_at: '2026-03-09T12:00:00Z',
  is_current: false,
  ...facts,
})

test('this device comes first, then the most recently used one', () => {
  const rows = sessionRows(
    [
      session('old', { last_used_at: '2026-02-01T00:00:00Z' }),
      session('recent', { last_used_at: '2026-03-10T15:00:00Z' }),
      session('this', { is_current: true, last_used_at: '2026-03-01T00:00:00Z' }),
    ],
    now,
    0,
  )
  expect(rows.map(({ id }) => id)).toEqual(['this', 'recent', 'old'])
})

test("a row shows place and time, in the visitor's time zone", () => {
  const rows = sessionRows([session('this', { is_current: true }), session('other')], now, -7 * 60)
  expect(rows.map(({ note }) => note)).toEqual([
    '203.0.113.7, in use now',
    '203.0.113.7, last used yesterday at 5:00 am',
  ])
})

test('an unknown address is left out', () =>
  expect(sessionRows([session('x', { address: '' })], now, 0)[0]?.note).toBe(
    'last used yesterday at 12:00 pm',
  ))
