import { expect, test } from 'vitest'
import { mayEvaluate, maySeeRanking } from './rankings.policy.ts'

test.each([
  ['visitor', 'athlete', false, false],
  ['visitor', 'rsc', false, false],
  ['coach', 'coach', false, false],
  ['carer', 'coach', false, false],
  ['carer', 'rsc', true, true],
  ['family', 'athlete', true, false],
  ['family', 'parent', true, false],
  ['admin', 'admin', true, true],
] as const)(
  'as %s, a %s sees what a ranking is made of: %s, and evaluates: %s',
  (audience, type, sees, evaluates) => {
    expect(maySeeRanking(audience, type)).toBe(sees)
    expect(mayEvaluate(audience, type)).toBe(evaluates)
  },
)
