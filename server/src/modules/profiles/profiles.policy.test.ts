import { type UserType, userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import {
  type Ability,
  type Audience,
  abilities,
  audienceOf,
  countsAsViewer,
  decidingRelation,
  mayEdit,
  maySeeHidden,
  recruitingGap,
} from './profiles.policy.ts'

const viewer = (type: UserType, is_verified_coach = false, id = 'viewer') => ({ id, type, is_verified_coach })

const owner = viewer('athlete', false, 'amara')
const stranger = viewer('athlete')
const parent = viewer('parent')
const newCoach = viewer('coach')
const coach = viewer('coach', true)
const success = viewer('rsc')
const admin = viewer('admin')

describe('a person’s relation to an athlete', () => {
  test.each([
    ['a visitor', null, null, 'visitor', 'visitor'],
    ['the athlete', owner, null, 'family', 'family'],
    ['another athlete', stranger, null, 'visitor', 'visitor'],
    ['a parent', parent, 'guardian', 'visitor', 'family'],
    ['an unverified coach', newCoach, 'team', 'visitor', 'coach'],
    ['a verified coach', coach, 'care', 'coach', 'carer'],
    ['a success coach', success, 'care', 'visitor', 'carer'],
    ['an admin', admin, null, 'admin', 'admin'],
    ['an editor', viewer('editor'), null, 'visitor', 'visitor'],
    ['an affiliate', viewer('affiliate'), null, 'visitor', 'visitor'],
    ['a person without a role', viewer('unknown'), null, 'visitor', 'visitor'],
  ] as const)('%s', (_, who, relation, unrelated, related) => {
    expect(decidingRelation(who, 'amara')).toBe(relation)
    expect(audienceOf(who, 'amara', false)).toBe(unrelated)
    expect(audienceOf(who, 'amara', true)).toBe(related)
  })
})

describe('what each audience may do', () => {
  test.each<[Audience, Ability[], boolean]>([
    ['visitor', [], false],
    ['coach', ['see_contacts'], false],
    ['carer', ['download', 'see_contacts', 'confirm'], true],
    ['family', ['edit', 'download', 'see_contacts', 'see_views'], true],
    ['admin', ['edit', 'download', 'see_contacts', 'see_views', 'confirm'], true],
  ])('%s: %j, hidden pages: %s', (audience, may, hidden) => {
    const can = Object.entries(abilities[audience]).filter(([, isAble]) => isAble)
    expect(can.map(([ability]) => ability).toSorted()).toEqual(may.toSorted())
    expect(maySeeHidden(audience)).toBe(hidden)
  })
})

describe('a page is edited by', () => {
  const guarded = { user_id: 'amara', is_guardian: true }
  const other = { user_id: 'amara', is_guardian: false }

  test.each(userTypes.map((type) => [type] as const))('%s', (type) => {
    for (const isVerified of [true, false]) {
      const who = viewer(type, isVerified)
      expect(mayEdit(who, guarded)).toBe(type === 'admin' || type === 'parent')
      expect(mayEdit(who, other)).toBe(type === 'admin')
    }
  })

  test('the athlete', () => {
    expect(mayEdit(owner, other)).toBe(true)
  })
})

describe('a view counts', () => {
  const as = (type: UserType, impersonator_id: string | null = null) => ({ type, impersonator_id })
  test.each([
    ['by a visitor', null, 'visitor', true],
    ['by another athlete', as('athlete'), 'visitor', true],
    ['by a verified coach', as('coach'), 'coach', true],
    ['by a coach who takes care of the athlete', as('coach'), 'carer', true],
    ['not by the family', as('parent'), 'family', false],
    ['not by an admin', as('admin'), 'admin', false],
    ['not by a success coach', as('rsc'), 'carer', false],
    ['not by an editor', as('editor'), 'visitor', false],
    ['not by an affiliate', as('affiliate'), 'visitor', false],
    ['not by an admin who acts as a coach', as('coach', 'ada'), 'coach', false],
  ] as const)('%s', (_, who, audience, expected) => {
    expect(countsAsViewer(who, audience)).toBe(expected)
  })
})

describe('recruiting', () => {
  const access = {
    never: { state: 'never' },
    open: { state: 'open' },
    ended: { state: 'ended', at: new Date('2026-11-17') },
  } as const
  test.each([
    ['basketball', 'open', false, null],
    ['basketball', 'never', false, 'package'],
    ['basketball', 'never', true, null],
    ['basketball', 'ended', false, 'ended'],
    ['basketball', 'ended', true, 'ended'],
    ['hockey', 'open', false, 'sport'],
    ['hockey', 'never', true, 'sport'],
    ['hockey', 'ended', false, 'sport'],
    [null, 'open', true, 'sport'],
  ] as const)('%s, package %s, by a success coach %s: %s', (sport_key, state, isSuccessCoach, gap) => {
    expect(recruitingGap({ sport_key, center: access[state] }, isSuccessCoach)).toBe(gap)
  })
})
