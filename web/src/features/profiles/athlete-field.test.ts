import { sports } from '@fieldhouse/contract/accounts'
import { expect, test } from 'vitest'
import { fieldOf } from './athlete-field.ts'

test('every sport is played on a field of its own', () => {
  expect(new Set(sports.map(fieldOf)).size).toBe(sports.length)
  expect(fieldOf('baseball_softball')).toBe('diamond')
})
