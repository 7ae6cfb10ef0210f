import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import { isFullySignedIn, startOf } from './navigation.ts'

describe('SHL-09 Get Started', () => {
  test.each([
    ['athlete', '/packages'],
    ['parent', '/packages'],
    ['unknown', '/packages'],
    ['coach', '/coach/users'],
    ['admin', '/admin/users'],
    ['rsc', '/coach/roster'],
    ['affiliate', '/affiliate/my-sales'],
  ] as const)('leads a person of type %s to %s', (type, path) => expect(startOf({ type })).toBe(path))

  test('leads a visitor to the packages', () => expect(startOf(null)).toBe('/packages'))
})

test('SHL-09 a visitor and whoever has no role yet are not fully signed in; everyone else is', () => {
  expect(isFullySignedIn(null)).toBe(false)
  for (const type of userTypes) expect(isFullySignedIn({ type })).toBe(type !== 'unknown')
})
