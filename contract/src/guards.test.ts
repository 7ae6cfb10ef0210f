import { describe, expect, test } from 'vitest'
import { actorOf as as } from './actor.factory.ts'
import { type Actor, allows, type GuardName, guardNames, userTypes } from './guards.ts'

/** The user types each guard allows, with no other facts about the person. */
const passing: Partial<Record<GuardName, readonly Actor['type'][]>> = {
  anyone: userTypes,
  auth: userTypes,
  'check-auth': ['athlete', 'parent', 'coach', 'admin', 'rsc', 'affiliate', 'editor'],
  'choosing-role': ['unknown'],
  user: ['athlete'],
  parent: ['parent'],
  'check-parent': ['athlete', 'parent'],
  coach: ['coach', 'rsc'],
  'college-coach': ['coach'],
  'verified-coach': ['rsc'],
  panel: ['admin', 'rsc'],
  'success-coach': ['rsc'],
  'user-page': ['coach', 'admin', 'rsc'],
  affiliate: ['affiliate'],
  editor: ['editor'],
  refunds: ['admin', 'editor'],
  'site-setup': ['admin', 'editor'],
  admin: ['admin'],
  'check-recruiting': ['athlete', 'parent', 'coach', 'rsc'],
  recruiting: ['rsc'],
  'best-college-match': ['rsc'],
}

describe('SHL-02 guards', () => {
  test.each(guardNames)('%s allows exactly its own types', (guard) => {
    expect(userTypes.filter((type) => allows(guard, as(type)))).toEqual(passing[guard] ?? [])
  })

  test.each(guardNames.filter((guard) => guard !== 'anyone'))('%s refuses a visitor', (guard) => {
    expect(allows(guard, null)).toBe(false)
  })

  test('My Sales needs a promo code, for every role', () => {
    expect(allows('my-sales', as('coach', { has_promo_code: true }))).toBe(true)
  })

  test('the roster needs an athlete, and a success coach', () => {
    expect(allows('roster', as('rsc', { has_roster: true }))).toBe(true)
    expect(allows('roster', as('coach', { has_roster: true }))).toBe(false)
  })

  test('a coach has to be verified first, and being verified alone opens nothing', () => {
    const verified = { is_verified_coach: true }
    for (const guard of ['verified-coach', 'recruiting'] as const) {
      expect(allows(guard, as('coach', verified))).toBe(true)
      expect(allows(guard, as('coach'))).toBe(false)
      expect(allows(guard, as('athlete', verified))).toBe(false)
    }
  })

  test('features of a package are open to the family that has it', () => {
    expect(allows('recruiting', as('parent', { access: ['recruiting-center'] }))).toBe(true)
    expect(allows('recruiting', as('athlete', { access: ['best-college-match'] }))).toBe(false)
    expect(allows('best-college-match', as('athlete', { access: ['best-college-match'] }))).toBe(true)
  })

  test('a family that had the recruiting center may still come to read', () => {
    for (const type of ['athlete', 'parent'] as const) {
      expect(allows('recruiting', as(type, { ended: ['recruiting-center'] }))).toBe(true)
      expect(allows('recruiting', as(type, { ended: ['best-college-match'] }))).toBe(false)
    }
  })

  test('a super admin is an admin with the flag, and the flag alone opens nothing', () => {
    expect(allows('super-admin', as('admin', { is_super_admin: true }))).toBe(true)
    expect(allows('super-admin', as('coach', { is_super_admin: true }))).toBe(false)
  })

  test('only a person who acts as another can go back', () => {
    expect(allows('impersonator', as('athlete', { impersonator_id: '2' }))).toBe(true)
  })

  test('an unknown guard is named in the error (SHL-04)', () => {
    expect(() => allows('nobody' as GuardName, null)).toThrow('Unknown middleware nobody')
  })
})
