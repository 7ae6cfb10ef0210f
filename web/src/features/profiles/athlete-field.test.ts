import { sports } from '@fieldhouse/contract/accounts'
import { expect, test } from 'vitest'
import { fieldOf } from './athlete-field.ts'

test('every sport has its own field', () => {
  expect(new Set(sports.map(fieldOf)).size).toBe(sports.length)
  expect(fieldOf('baseball_softball')).toBe('diamond')
})
