import { describe, expect, test } from 'vitest'
import {
  centerClosedBecause,
  coachCenterClosedBecause,
  isCoachsOwn,
  isOwnCoachCenter,
  mayRemoveOwnEvent,
} from './recruiting.policy.ts'

const sport = 'The recruiting center is for basketball athletes.'
const pack = 'The recruiting center comes with Starter Elite and the packages above it.'

describe('RCC-06 an athlete’s center', () => {
  test.each([
    ['athlete', 'basketball', true, null],
    ['athlete', 'basketball', false, pack],
    ['parent', 'basketball', true, null],
    ['parent', 'basketball', false, pack],
    ['rsc', 'basketball', true, null],
    ['rsc', 'basketball', false, null],
    ['athlete', 'hockey', true, sport],
    ['parent', 'soccer', false, sport],
    ['rsc', 'lacrosse', true, sport],
  ] as const)('is closed to %s in %s, package %s: %s', (type, sport_key, has_center, because) => {
    expect(centerClosedBecause({ type }, { sport_key, has_center })).toBe(because)
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
