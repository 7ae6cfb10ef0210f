import { expect, test } from 'vitest'
import { createSendingKey, newIdempotencyKey } from './idempotency-key.ts'

test('keys differ, and the API takes them', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{7,255}$/)
})

test('what is sent again has the key of before, until it has arrived or is something else', () => {
  const sending = createSendingKey()
  const first = sending.of({ text: 'one' })
  expect(sending.of({ text: 'one' })).toBe(first)
  const second = sending.of({ text: 'two' })
  expect(second).not.toBe(first)
  sending.arrived()
  expect(sending.of({ text: 'two' })).not.toBe(second)
})
