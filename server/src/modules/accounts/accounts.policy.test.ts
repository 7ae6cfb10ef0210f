import { actorOf } from '@fieldhouse/contract/actor.factory'
import { entitlements, userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import {
  accessIn,
  familyFeatures,
  featureAccess,
  hasOnlyEnded,
  isActingOwner,
  mayEditAccount,
  mayOpenAccount,
  mayRename,
  type StaffAction,
  selfDeletionRefusal,
  staffRefusal,
} from './accounts.policy.ts'
import { endedBecause, endedOn } from './ended-access.ts'

const actors = {
  'a super admin': { id: 'me', type: 'admin', is_super_admin: true },
  'an admin': { id: 'me', type: 'admin', is_super_admin: false },
  'an editor': { id: 'me', type: 'editor', is_super_admin: false },
  'a success coach': { id: 'me', type: 'rsc', is_super_admin: false },
} as const

const targets = {
  'an athlete': { id: 'other', type: 'athlete' },
  'an editor': { id: 'other', type: 'editor' },
  'an admin': { id: 'other', type: 'admin' },
  themselves: { id: 'me', type: 'admin' },
} as const

const may: [keyof typeof actors, StaffAction, Record<keyof typeof targets, boolean>][] = [
  ['a super admin', 'delete', { 'an athlete': true, 'an editor': true, 'an admin': true, themselves: false }],
  [
    'a super admin',
    'restore',
    { 'an athlete': true, 'an editor': true, 'an admin': true, themselves: false },
  ],
  [
    'a super admin',
    'login-as',
    { 'an athlete': true, 'an editor': false, 'an admin': false, themselves: false },
  ],
  ['an admin', 'delete', { 'an athlete': true, 'an editor': true, 'an admin': false, themselves: false }],
  ['an admin', 'restore', { 'an athlete': true, 'an editor': true, 'an admin': false, themselves: false }],
  ['an admin', 'login-as', { 'an athlete': true, 'an editor': false, 'an admin': false, themselves: false }],
  ...(['change-email', 'change-type', 'reset-password'] as const).flatMap((action): typeof may => [
    ['a super admin', action, { 'an athlete': true, 'an editor': true, 'an admin': true, themselves: false }],
    ['an admin', action, { 'an athlete': true, 'an editor': false, 'an admin': false, themselves: false }],
    ['an editor', action, { 'an athlete': false, 'an editor': false, 'an admin': false, themselves: false }],
  ]),
  ['an admin', 'edit', { 'an athlete': true, 'an editor': true, 'an admin': false, themselves: false }],
  ['an editor', 'delete', { 'an athlete': false, 'an editor': false, 'an admin': false, themselves: false }],
  ['an editor', 'restore', { 'an athlete': false, 'an editor': false, 'an admin': false, themselves: false }],
  [
    'a success coach',
    'login-as',
    { 'an athlete': false, 'an editor': false, 'an admin': false, themselves: false },
  ],
]

describe('what staff may do to an account', () => {
  test.each(may)('%s, to %s', (who, action, expected) => {
    const allowed = Object.fromEntries(
      Object.entries(targets).map(([name, target]) => [
        name,
        staffRefusal(action, actors[who], target) === null,
      ]),
    )
    expect(allowed).toEqual(expected)
  })

  test('an admin can change the address and the password of exactly those accounts that admins may act as', () => {
    for (const type of userTypes)
      for (const action of ['change-email', 'reset-password'] as const) {
        const target = { id: 'other', type }
        const mayActAs = staffRefusal('login-as', actors['an admin'], target) === null
        expect([type, action, staffRefusal(action, actors['an admin'], target) === null]).toEqual([
          type,
          action,
          mayActAs,
        ])
      }
  })

  test('only the type admin is protected: every other account can be deleted by a plain admin', () => {
    for (const type of userTypes)
      expect([type, staffRefusal('delete', actors['an admin'], { id: 'other', type })]).toEqual([
        type,
        type === 'admin' ? 'Only a super admin can delete an admin.' : null,
      ])
  })
})

describe('who may delete their own account', () => {
  test.each(userTypes.filter((type) => type !== 'admin').map((type) => [type] as const))('%s', (type) => {
    expect(selfDeletionRefusal({ type, is_super_admin: false }, 0)).toBeNull()
  })

  test.each([
    ['an admin', false, 3, 'Only a super admin can delete an admin.'],
    ['the only super admin', true, 0, 'You are the only super admin.'],
  ])('not %s', (_, is_super_admin, others, because) => {
    expect(selfDeletionRefusal({ type: 'admin', is_super_admin }, others)).toContain(because)
  })

  test('one of several super admins may', () => {
    expect(selfDeletionRefusal({ type: 'admin', is_super_admin: true }, 1)).toBeNull()
  })
})

test('an admin who acts as another user is not the owner', () => {
  expect(isActingOwner({ impersonator_id: null })).toBe(true)
  expect(isActingOwner({ impersonator_id: 'admin' })).toBe(false)
})

describe('PAY-04 what a family has of a feature', () => {
  const now = new Date('2026-11-17T15:00:00Z')
  test.each([
    ['no grant', null, { state: 'never' }],
    ['a grant without an end', 'open-ended', { state: 'open' }],
    ['a grant that ends later', new Date('2026-11-17T15:00:01Z'), { state: 'open' }],
    ['a grant that ends now', now, { state: 'ended', at: now }],
    ['a grant that ended', new Date('2026-02-02'), { state: 'ended', at: new Date('2026-02-02') }],
  ] as const)('%s', (_, lastUntil, access) => {
    expect(featureAccess(lastUntil, now)).toEqual(access)
  })

  test.each([
    [
      'no grant of it',
      [
        ['ada', 'full-profile', null],
        ['bo', 'success-coach', null],
      ],
      { state: 'never' },
    ],
    [
      'one without an end',
      [
        ['ada', 'success-coach', '2026-01-01T00:00:00Z'],
        ['ada', 'success-coach', null],
      ],
      { state: 'open' },
    ],
    [
      'one that runs, besides one that ended',
      [
        ['ada', 'success-coach', '2026-11-17T15:00:00.001+00:00'],
        ['ada', 'success-coach', '2026-01-01T00:00:00+00:00'],
      ],
      { state: 'open' },
    ],
    [
      'two that ended',
      [
        ['ada', 'success-coach', '2026-01-01T00:00:00+00:00'],
        ['ada', 'success-coach', '2026-02-02T00:00:00+00:00'],
      ],
      { state: 'ended', at: new Date('2026-02-02') },
    ],
  ] as const)('among many grants, %s', (_, grants, access) => {
    expect(accessIn(grants, { athleteUserId: 'ada', what: 'success-coach' }, now)).toEqual(access)
  })

  test('the day it ended is the one on the bill, not the one in UTC', () => {
    expect(endedOn({ state: 'ended', at: new Date('2026-11-18T04:59:59Z') })).toBe('2026-11-17')
    expect(endedOn({ state: 'ended', at: new Date('2026-11-18T05:00:00Z') })).toBe('2026-11-18')
    expect(endedOn({ state: 'open' })).toBeNull()
    expect(endedOn({ state: 'never' })).toBeNull()
  })

  test.each(entitlements)('the refusal names the package with %s', (needs) => {
    const work = { things: 'New searches', needs, isSuccessCoach: false }
    expect(endedBecause({ state: 'ended', at: now }, work)).toMatch(
      /^Your package.* ended on November 17, 2026\. New searches need it again\.$/,
    )
    for (const state of ['open', 'never'] as const) expect(endedBecause({ state }, work)).toBeNull()
  })

  test('is over for a person only if no athlete of theirs has it', () => {
    const what = 'recruiting-center'
    expect(hasOnlyEnded({ access: [], ended: [what] }, what)).toBe(true)
    expect(hasOnlyEnded({ access: [what], ended: [what] }, what)).toBe(false)
    expect(hasOnlyEnded({ access: [], ended: ['success-coach'] }, what)).toBe(false)
  })
})

test('PAY-04 a family has what any athlete of theirs has, and what ended for any of them', () => {
  const now = new Date('2026-11-17T15:00:00Z')
  const [running, over] = ['2026-11-17T15:00:00.001+00:00', '2026-11-17T15:00:00+00:00']
  expect(familyFeatures([], now)).toEqual({ access: [], ended: [] })
  expect(
    familyFeatures(
      [
        ['ada', 'success-coach', null],
        ['ada', 'full-profile', running],
        ['ada', 'full-profile', over],
        ['bo', 'full-profile', over],
        ['bo', 'best-college-match', over],
        ['bo', 'recruiting-center', over],
        ['bo', 'recruiting-center', running],
      ],
      now,
    ),
  ).toEqual({
    access: ['full-profile', 'recruiting-center', 'success-coach'],
    ended: ['best-college-match', 'full-profile'],
  })
})

describe('PAY-06 whose account info a person sees and changes', () => {
  const people = {
    'their own': { id: 'me', type: 'athlete', is_child: false },
    'their athlete’s': { id: 'other', type: 'athlete', is_child: true },
    'another athlete’s': { id: 'other', type: 'athlete', is_child: false },
    'a parent’s': { id: 'other', type: 'parent', is_child: false },
    'an admin’s': { id: 'other', type: 'admin', is_child: false },
  } as const

  /** In the order of the people above. A coach's relation to an athlete makes no difference. */
  const rows: [who: string, actor: ReturnType<typeof actorOf>, may: boolean[]][] = [
    ['an athlete', actorOf('athlete'), [true, false, false, false, false]],
    ['a parent', actorOf('parent'), [true, true, false, false, false]],
    ['a coach', actorOf('coach'), [true, false, false, false, false]],
    ['a success coach', actorOf('rsc'), [true, false, false, false, false]],
    ['an affiliate', actorOf('affiliate'), [true, false, false, false, false]],
    ['an editor', actorOf('editor'), [true, false, false, false, false]],
    ['an admin', actorOf('admin'), [true, true, true, true, false]],
    ['a super admin', actorOf('admin', { is_super_admin: true }), [true, true, true, true, true]],
  ]

  test.each(rows)('%s', (_who, facts, may) => {
    const actor = { ...facts, id: 'me' }
    const targets = Object.values(people)
    expect(targets.map((target) => mayOpenAccount(actor, target))).toEqual(may)
    expect(targets.map((target) => mayEditAccount(actor, target))).toEqual(may)
    const acting = { ...actor, impersonator_id: 'admin' }
    expect(targets.map((target) => mayOpenAccount(acting, target))).toEqual(may)
    expect(targets.map((target) => mayEditAccount(acting, target))).toEqual(may.map(() => false))
  })

  test('a verified coach can’t take another name, but an admin can change it', () => {
    const self = { id: 'me', type: 'coach', is_child: false } as const
    const nameOf = (facts: object) => mayRename({ ...actorOf('coach', facts), id: 'me' }, self)
    expect([nameOf({ is_verified_coach: true }), nameOf({})]).toEqual([false, true])
    expect(mayRename({ ...actorOf('admin'), id: 'me' }, { ...self, id: 'other' })).toBe(true)
  })
})
