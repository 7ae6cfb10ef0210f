import { expect, test } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

test('keys differ, and the API takes them', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{7,255}$/)
})
