import { expect, test } from 'vitest'
import { createSendingKey, newIdempotencyKey } from './idempotency-key.ts'

test('keys differ, and the API accepts them', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{7,255}$/)
})

test('a retry has the same key until it has arrived or the body changes', () => {
  const sending = createSendingKey()
  const first = sending.of({ text: 'one' })
  expect(sending.of({ text: 'one' })).toBe(first)
  const second = sending.of({ text: 'two' })
  expect(second).not.toBe(first)
  sending.arrived()
  expect(sending.of({ text: 'two' })).not.toBe(second)
})
