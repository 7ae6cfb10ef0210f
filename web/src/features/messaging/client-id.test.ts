import { expect, test } from 'vitest'
import { isUuid } from '../../lib/uuid.ts'
import { newClientId } from './client-id.ts'

test('each message has a unique id that the contract accepts', () => {
  const ids = Array.from({ length: 100 }, newClientId)
  expect(ids.every(isUuid)).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
