import { describe, expect, test } from 'vitest'
import { changeRefusal, matchingClosedBecause } from './matching.policy.ts'

const sport = 'The best college match is for basketball athletes.'
const pack = 'The best college match comes with All-Star Showcase and College Concierge.'

const access = {
  never: { state: 'never' },
  open: { state: 'open' },
  ended: { state: 'ended', at: new Date('2026-11-17T15:00:00Z') },
} as const

describe('BCM-04 an athlete’s match', () => {
  test.each([
    ['athlete', 'basketball', 'open', null],
    ['athlete', 'basketball', 'never', pack],
    ['athlete', 'basketball', 'ended', null],
    ['parent', 'basketball', 'open', null],
    ['parent', 'basketball', 'never', pack],
    ['parent', 'basketball', 'ended', null],
    ['rsc', 'basketball', 'open', null],
    ['rsc', 'basketball', 'never', null],
    ['rsc', 'basketball', 'ended', null],
    ['athlete', 'hockey', 'open', sport],
    ['athlete', 'hockey', 'ended', sport],
    ['parent', 'soccer', 'never', sport],
    ['rsc', 'lacrosse', 'open', sport],
  ] as const)('is closed to %s in %s, package %s: %s', (type, sport_key, state, because) => {
    expect(matchingClosedBecause({ type }, { sport_key, access: access[state] })).toBe(because)
  })
})

describe('BCM-04 after the package ended, changes need it again', () => {
  const family = 'Your package with the best college match ended on November 17, 2026.'
  const coach = 'The family’s package with the best college match ended on November 17, 2026.'
  test.each([
    ['athlete', 'open', 'survey', null],
    ['athlete', 'ended', 'survey', `${family} New answers need it again.`],
    ['parent', 'open', 'must-have', null],
    ['parent', 'ended', 'must-have', `${family} Changes to the must-haves need it again.`],
    ['parent', 'ended', 'favorite', `${family} New favorites need it again.`],
    ['rsc', 'never', 'survey', null],
    ['rsc', 'open', 'coach', null],
    ['rsc', 'ended', 'coach', `${coach} New coaches need it again.`],
  ] as const)('%s, package %s, %s: %s', (type, state, thing, because) => {
    expect(changeRefusal({ type }, { access: access[state] }, thing)).toBe(because)
  })
})
