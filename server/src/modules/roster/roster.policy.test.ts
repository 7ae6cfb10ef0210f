import { userTypes } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import { mayCare } from './roster.policy.ts'

test.each(userTypes.map((type) => [type] as const))('whether %s may take care of athletes', (type) => {
  expect(mayCare({ type, is_verified_coach: true })).toBe(type === 'rsc' || type === 'coach')
  expect(mayCare({ type, is_verified_coach: false })).toBe(type === 'rsc')
})
