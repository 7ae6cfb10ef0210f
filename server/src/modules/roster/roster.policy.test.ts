import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import { mayCare, mayOpenAthlete, offerTo } from './roster.policy.ts'

test.each(userTypes.map((type) => [type] as const))('whether %s may take care of athletes', (type) => {
  expect(mayCare({ type, is_verified_coach: true })).toBe(type === 'rsc' || type === 'coach')
  expect(mayCare({ type, is_verified_coach: false })).toBe(type === 'rsc')
})

describe('who may open an athlete with contact details', () => {
  const everyRelation = [
    { is_child: false, is_in_care: false },
    { is_child: true, is_in_care: false },
    { is_child: false, is_in_care: true },
  ]
  const opens = (type: (typeof userTypes)[number], is_verified_coach = true) =>
    everyRelation.map((relation) =>
      mayOpenAthlete({ id: 'me', type, is_verified_coach }, { user_id: 'athlete', ...relation }),
    )

  test.each([
    ['athlete', [false, false, false]],
    ['parent', [false, true, false]],
    ['coach', [false, false, true]],
    ['rsc', [false, false, true]],
    ['admin', [true, true, true]],
    ['editor', [false, false, false]],
    ['affiliate', [false, false, false]],
    ['unknown', [false, false, false]],
  ] as const)('%s: a stranger, their child, in their care: %j', (type, expected) => {
    expect(opens(type)).toEqual(expected)
  })

  test('a coach who is not verified may not', () => {
    expect(opens('coach', false)).toEqual([false, false, false])
  })

  test('the athlete may', () => {
    const me = { id: 'athlete', type: 'athlete', is_verified_coach: false } as const
    expect(mayOpenAthlete(me, { user_id: 'athlete', is_child: false, is_in_care: false })).toBe(true)
  })
})

describe('COA-02 what is offered to a success coach', () => {
  const free = { is_entitled: true, is_declined: false, claimed_by: null }

  test.each([
    ['a free athlete', free, 'open'],
    ['an athlete this coach declined', { ...free, is_declined: true }, 'declined'],
    ['an athlete of another coach', { ...free, claimed_by: 'other' }, 'taken'],
    [
      'one of another coach who was declined',
      { ...free, is_declined: true, claimed_by: 'other' },
      'declined',
    ],
    ['an athlete without the package', { ...free, is_entitled: false }, 'none'],
    ['one of another coach, without it', { ...free, is_entitled: false, claimed_by: 'other' }, 'none'],
    ['an own athlete', { ...free, claimed_by: 'me' }, 'own'],
    ['an own athlete whose package ended', { ...free, is_entitled: false, claimed_by: 'me' }, 'own'],
    ['nobody', null, 'none'],
  ] as const)('%s', (_what, offer, expected) => {
    expect(offerTo('me', offer)).toBe(expected)
  })
})
