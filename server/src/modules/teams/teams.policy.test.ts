import { describe, expect, test } from 'vitest'
import { linkStanding, mayLeave, maySeeMember, maySeeMembers, maySeeTeam, ownsTeam } from './teams.policy.ts'

const coach = (id: string, is_verified_coach = true) => ({ id, type: 'coach', is_verified_coach }) as const
const team = (status: 'pending' | 'verified' | 'refused' | null) => ({ created_by: 'owner', status })

describe('COA-01 what a coach sees of a team', () => {
  test.each([
    ['its owner', coach('owner'), null, { see: true, members: true, owns: true }],
    [
      'an owner who is not verified anymore',
      coach('owner', false),
      null,
      { see: true, members: false, owns: true },
    ],
    [
      'a success coach who owns it',
      { ...coach('owner', false), type: 'rsc' },
      null,
      { see: true, members: true, owns: true },
    ],
    [
      'a coach whom the owner confirmed',
      coach('x', false),
      'verified',
      { see: true, members: true, owns: false },
    ],
    ['a coach who waits', coach('x'), 'pending', { see: true, members: false, owns: false }],
    ['a coach who was refused', coach('x'), 'refused', { see: true, members: false, owns: false }],
    ['another coach', coach('x'), null, { see: false, members: false, owns: false }],
  ] as const)('%s', (_who, actor, status, expected) => {
    expect({
      see: maySeeTeam(actor, team(status)),
      members: maySeeMembers(actor, team(status)),
      owns: ownsTeam(actor, team(status)),
    }).toEqual(expected)
  })

  test('a team without an owner belongs to nobody', () => {
    expect(ownsTeam(coach('x'), { created_by: null })).toBe(false)
  })

  test.each([
    ['athlete', null, true],
    ['parent', null, true],
    ['coach', 'verified', true],
    ['coach', 'pending', false],
    ['coach', 'refused', false],
  ] as const)('a confirmed coach sees a member who is %s, %s: %s', (type, status, expected) => {
    const member = { user_id: 'member', type, status }
    expect(maySeeMember(coach('x'), team('verified'), member)).toBe(expected)
    expect(maySeeMember(coach('owner'), team(null), member)).toBe(true)
  })
})

describe('COA-01 what a signed-in person can do with a link', () => {
  test.each([
    ['athlete', 'x', null, 'can-join'],
    ['athlete', 'x', 'pending', 'on-team'],
    ['parent', 'x', null, 'can-join'],
    ['parent', 'x', 'pending', 'on-team'],
    ['coach', 'x', null, 'can-join'],
    ['coach', 'x', 'pending', 'waiting'],
    ['coach', 'x', 'verified', 'on-team'],
    ['coach', 'x', 'refused', 'refused'],
    ['coach', 'owner', null, 'owner'],
    ['rsc', 'x', null, 'not-for-them'],
    ['admin', 'x', 'pending', 'not-for-them'],
    ['affiliate', 'x', null, 'not-for-them'],
    ['editor', 'x', null, 'not-for-them'],
    ['unknown', 'x', null, 'not-for-them'],
  ] as const)('%s %s, %s: %s', (type, id, status, expected) => {
    expect(linkStanding({ id, type }, team(status))).toBe(expected)
  })

  test('only someone on the team or waiting for it leaves', () => {
    const standings = ['can-join', 'on-team', 'waiting', 'refused', 'owner', 'not-for-them'] as const
    expect(standings.filter(mayLeave)).toEqual(['on-team', 'waiting'])
  })
})
