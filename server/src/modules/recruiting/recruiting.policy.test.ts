import { describe, expect, test } from 'vitest'
import {
  centerClosedBecause,
  coachCenterClosedBecause,
  isCoachsOwn,
  isOwnCoachCenter,
  mayRemoveOwnEvent,
  newThingRefusal,
} from './recruiting.policy.ts'

const sport = 'The recruiting center is for basketball athletes.'
const pack = 'The recruiting center comes with Starter Elite and the packages above it.'

const access = {
  never: { state: 'never' },
  open: { state: 'open' },
  ended: { state: 'ended', at: new Date('2026-11-17T15:00:00Z') },
} as const

describe('RCC-06 an athlete’s center', () => {
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
    expect(centerClosedBecause({ type }, { sport_key, center: access[state] })).toBe(because)
  })
})

describe('PAY-04 after the package ended, what is new needs it again', () => {
  const family = 'Your package with the recruiting center ended on November 17, 2026.'
  const coach = 'The family’s package with the recruiting center ended on November 17, 2026.'
  test.each([
    ['athlete', 'never', 'search', null],
    ['athlete', 'open', 'search', null],
    ['athlete', 'ended', 'search', `${family} New searches need it again.`],
    ['parent', 'open', 'favorite', null],
    ['parent', 'ended', 'favorite', `${family} New favorites need it again.`],
    ['rsc', 'never', 'event', null],
    ['rsc', 'open', 'event', null],
    ['rsc', 'ended', 'event', `${coach} New events and notes need it again.`],
  ] as const)('%s, package %s, a new %s: %s', (type, state, thing, because) => {
    expect(newThingRefusal({ type }, { center: access[state] }, thing)).toBe(because)
  })
})

describe('RCC-06 a coach’s center', () => {
  test.each([
    ['coach', 'me', true],
    ['coach', 'other', false],
    ['rsc', 'me', false],
    ['athlete', 'me', false],
    ['admin', 'me', false],
  ] as const)('of %s under the id of %s: %s', (type, centerId, isOwn) => {
    expect(isOwnCoachCenter({ id: 'me', type }, centerId)).toBe(isOwn)
  })

  test('opens with the verification', () => {
    expect(coachCenterClosedBecause({ is_verified_coach: true })).toBeNull()
    expect(coachCenterClosedBecause({ is_verified_coach: false })).toContain('as soon as')
  })
})

describe('RCC-03 an event', () => {
  const mine = { author_id: 'me', coach_id: 'me' }
  const ofOtherCoach = { author_id: 'other', coach_id: 'other' }
  const ofFamily = { author_id: 'me', coach_id: 'other' }
  const ofContact = { author_id: 'me', coach_id: null }
  test.each([
    ['mine', mine, true, true],
    ['of another coach', ofOtherCoach, true, false],
    ['of a family about a coach', ofFamily, false, false],
    ['of a family about a contact', ofContact, false, false],
  ])('%s: a coach’s own %s, removed by me alone %s', (_, event, isCoachs, mayRemove) => {
    expect(isCoachsOwn(event)).toBe(isCoachs)
    expect(mayRemoveOwnEvent({ id: 'me' }, event)).toBe(mayRemove)
  })
})
