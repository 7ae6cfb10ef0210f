import { describe, expect, test } from 'vitest'
import {
  askedFor,
  canBlock,
  closedBecause,
  mayEnter,
  type PlaceFacts,
  packageEndedOn,
  placeMeant,
} from './messaging.policy.ts'

const athlete = { id: 'amara', type: 'athlete' } as const
const parent = { id: 'nadia', type: 'parent' } as const
const coach = { id: 'marisol', type: 'coach' } as const
const success = { id: 'tess', type: 'rsc' } as const

const family = {
  athlete_user_id: 'amara',
  contact_id: 'marisol',
  side: 'family',
  is_on_behalf: false,
} as const
const atCoach = { ...family, side: 'coach' } as const
const onBehalf = { ...family, is_on_behalf: true } as const
const withSuccess = { ...family, contact_id: 'tess' } as const

describe('the conversation of a call', () => {
  test.each([
    ['an athlete', athlete, undefined, 'marisol', family],
    ['an athlete by name', athlete, 'amara', 'marisol', family],
    ['another athlete', athlete, 'bo', 'marisol', null],
    ['a parent', parent, 'amara', 'marisol', family],
    ['a coach', coach, undefined, 'amara', atCoach],
    ['a coach by name', coach, 'marisol', 'amara', atCoach],
    ['a coach for an athlete', coach, 'amara', 'marisol', null],
    ['a success coach', success, undefined, 'amara', { ...withSuccess, side: 'coach' }],
    ['a success coach by name', success, 'tess', 'amara', { ...withSuccess, side: 'coach' }],
    ['a success coach, said from the athlete', success, 'amara', 'tess', { ...withSuccess, side: 'coach' }],
    ['a success coach for an athlete', success, 'amara', 'marisol', onBehalf],
    ['an admin', { id: 'ada', type: 'admin' } as const, 'amara', 'marisol', null],
  ])('of %s', (_, actor, user, contact, place) => {
    expect(placeMeant(actor, { user, contact })).toEqual(place)
  })

  test('of a parent with one athlete is that athlete’s, and a parent without athletes has none', () => {
    expect(placeMeant(parent, { user: undefined, contact: 'marisol' }, 'amara')).toEqual(family)
    expect(placeMeant(parent, { user: 'nadia', contact: 'marisol' }, 'amara')).toEqual(family)
    expect(placeMeant(parent, { user: undefined, contact: 'marisol' })).toBeNull()
  })

  test('is named back the way its participants would name it', () => {
    for (const actor of [athlete, parent, success])
      expect(askedFor(actor, family)).toEqual({ user: 'amara', contact: 'marisol' })
    expect(askedFor(coach, family)).toEqual({ user: undefined, contact: 'amara' })
    expect(askedFor({ id: 'other', type: 'coach' }, family)).toBeNull()
  })
})

const facts: PlaceFacts = {
  contact_type: 'coach',
  contact_name: 'Marisol Tran',
  has_contact_left: false,
  has_athlete_left: false,
  is_guardian: true,
  claimed_by: 'tess',
  is_assigned: false,
  verified_by: 'email',
  is_visible: true,
  sport_key: 'basketball',
  center: { state: 'open' },
  success_coach: { state: 'open' },
  has_begun: false,
  has_coach_written: false,
  is_blocked: false,
}
const never = { state: 'never' } as const
const ended = { state: 'ended', at: new Date('2026-11-17T15:00:00Z') } as const
const hidden = { ...facts, is_visible: false }
const ofSuccess = { ...facts, contact_type: 'rsc', contact_name: 'Tess Okafor' } as const
const unclaimed = { ...ofSuccess, claimed_by: null }

describe('into a conversation', () => {
  test.each([
    ['the athlete with a coach', athlete, family, facts, true],
    [
      'the athlete with another athlete',
      athlete,
      family,
      { ...facts, contact_type: 'athlete' } as const,
      false,
    ],
    ['the athlete with an admin', athlete, family, { ...facts, contact_type: 'admin' } as const, false],
    ['a guardian', parent, family, facts, true],
    ['another athlete’s parent', parent, family, { ...facts, is_guardian: false }, false],
    ['the athlete with the success coach', athlete, withSuccess, ofSuccess, true],
    ['the athlete with a strange success coach', athlete, withSuccess, unclaimed, false],
    ['the athlete with a former one', athlete, withSuccess, { ...unclaimed, has_begun: true }, true],
    ['the success coach for the athlete', success, onBehalf, facts, true],
    ['a success coach without the athlete', success, onBehalf, { ...facts, claimed_by: 'other' }, false],
    ['the success coach with a former one', success, onBehalf, ofSuccess, false],
    ['the success coach', success, { ...withSuccess, side: 'coach' } as const, ofSuccess, true],
    [
      'a former success coach',
      success,
      { ...withSuccess, side: 'coach' } as const,
      { ...unclaimed, has_begun: true },
      false,
    ],
    ['a coach with a visible athlete', coach, atCoach, facts, true],
    ['a coach with a hidden one', coach, atCoach, hidden, false],
    ['a coach with a hidden one in care', coach, atCoach, { ...hidden, is_assigned: true }, true],
    [
      'a coach with messages from a deleted athlete',
      coach,
      atCoach,
      { ...facts, has_begun: true, has_athlete_left: true },
      true,
    ],
    [
      'a coach without messages from a deleted athlete',
      coach,
      atCoach,
      { ...facts, has_athlete_left: true },
      false,
    ],
    [
      'a guardian of a deleted athlete',
      parent,
      family,
      { ...facts, has_begun: true, has_athlete_left: true },
      false,
    ],
    ['a coach who wrote before', coach, atCoach, { ...hidden, has_begun: true }, true],
  ])('%s: %#', (_, actor, place, known, may) => {
    expect(mayEnter(actor, place, known)).toBe(may)
  })
})

describe('reasons that close a conversation', () => {
  const needsCenter =
    'Writing to coaches first needs a package with the recruiting center. As soon as a coach writes to you, you can answer.'
  test.each([
    ['nothing', family, facts, null],
    ['no package', family, { ...facts, center: never }, needsCenter],
    [
      'another sport',
      family,
      { ...facts, sport_key: 'soccer' },
      'Writing to coaches first is open to basketball athletes. As soon as a coach writes to you, you can answer.',
    ],
    [
      'nothing, once the coach has written',
      family,
      { ...facts, center: never, sport_key: 'soccer', has_coach_written: true },
      null,
    ],
    ['nothing for a success coach who acts for the athlete', onBehalf, { ...facts, center: never }, null],
    [
      'a block',
      family,
      { ...facts, is_blocked: true },
      'You have blocked Marisol Tran. Unblock to write again.',
    ],
    ['the family’s block', onBehalf, { ...facts, is_blocked: true }, 'The family has blocked Marisol Tran.'],
    ['nothing that the coach can see', atCoach, { ...facts, is_blocked: true }, null],
    [
      'a deleted coach',
      family,
      { ...facts, has_contact_left: true },
      'This account was deleted. You can still read the messages.',
    ],
    [
      'a deleted athlete',
      atCoach,
      { ...facts, has_athlete_left: true },
      'This account was deleted. You can still read the messages.',
    ],
    [
      'nothing with the success coach',
      withSuccess,
      { ...ofSuccess, center: never, success_coach: never },
      null,
    ],
    ['the end of a claim', withSuccess, unclaimed, 'Tess Okafor is no longer your success coach.'],
  ])('%s', (_, place, known, because) => {
    expect(closedBecause(place, known)?.message ?? null).toBe(because)
  })
})

describe('PAY-04 after the package ended', () => {
  const center = { ...facts, center: ended }
  const coached = { ...ofSuccess, success_coach: ended }
  test.each([
    ['a first message needs it', family, center, 'Your package with the recruiting center ended on'],
    ['so it does for the success coach', onBehalf, center, 'The family’s package with the recruiting center'],
    ['a conversation the family began goes on', family, { ...center, has_begun: true }, null],
    ['so it does for the success coach who acts', onBehalf, { ...center, has_begun: true }, null],
    ['a coach who wrote is answered', family, { ...center, has_begun: true, has_coach_written: true }, null],
    ['the coach notices nothing', atCoach, center, null],
    [
      'a first message to the success coach needs it',
      withSuccess,
      coached,
      'Your package with a success coach',
    ],
    ['the conversation with the success coach goes on', withSuccess, { ...coached, has_begun: true }, null],
  ])('%s', (_, place, known, because) => {
    const closed = closedBecause(place, known)
    if (because === null) return expect(closed).toBeNull()
    const needs = known === coached ? 'success-coach' : 'recruiting-center'
    expect(closed).toEqual({
      code: 'package_ended',
      message: expect.stringContaining(because),
      // A success coach can't buy it.
      opens_with: place === onBehalf ? null : needs,
    })
    expect(closed?.message).toContain('November 17, 2026. First messages need it again.')
  })

  test('the athlete’s side learns the day, and the coach does not', () => {
    for (const place of [family, onBehalf]) expect(packageEndedOn(place, center)).toBe('2026-11-17')
    expect(packageEndedOn(atCoach, center)).toBeNull()
    expect(packageEndedOn(withSuccess, { ...ofSuccess, center: ended })).toBeNull()
    expect(packageEndedOn(withSuccess, coached)).toBe('2026-11-17')
  })

  test('a family that never had it has no such day', () => {
    expect(packageEndedOn(family, { ...facts, center: never })).toBeNull()
  })
})

test('the family can block college coaches, and nobody else can block', () => {
  expect(canBlock(family, facts)).toBe(true)
  expect(canBlock(withSuccess, ofSuccess)).toBe(false)
  expect(canBlock(onBehalf, facts)).toBe(false)
  expect(canBlock(atCoach, facts)).toBe(false)
})
