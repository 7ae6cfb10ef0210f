import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { centerPath, centersFor } from './center.ts'

const me = viewerOf().id
const athlete = (user_id: string, key = 'basketball') => ({
  user_id,
  athlete_id: `page of ${user_id}`,
  athlete_slug: user_id,
  first_name: 'Noor',
  last_name: 'Castellanos',
  sport: { key },
  access_to_rc: true,
  rc_ended_on: null,
  access_to_bcm: false,
  bcm_ended_on: null,
})
const basketball = { sport: { key: 'basketball' }, access_to_rc: true }

describe('RCC-06 the recruiting center of an address', () => {
  test("is the athlete's own", () => {
    const expected = { id: me, role: 'family', viewerId: me }
    expect(centersFor(viewerOf(basketball), null)).toEqual([{ ...expected, userId: null }])
    expect(centersFor(viewerOf(basketball), me)).toEqual([{ ...expected, userId: me }])
    expect(centersFor(viewerOf(basketball), 'another')).toEqual([])
  })

  test('needs the package, and basketball', () => {
    expect(centersFor(viewerOf({ ...basketball, access_to_rc: false }), null)).toEqual([])
    expect(centersFor(viewerOf({ ...basketball, sport: { key: 'hockey' } }), null)).toEqual([])
    expect(centersFor(viewerOf({ ...basketball, sport: null }), null)).toEqual([])
  })

  test('stays after the package ended, for an athlete and for a parent', () => {
    const ended = { access_to_rc: false, rc_ended_on: '2026-11-17' }
    expect(centersFor(viewerOf({ ...basketball, ...ended }), null).map(({ id }) => id)).toEqual([me])
    const parent = viewerOf({ type: 'parent', athletes: [{ ...athlete('amara'), ...ended }] })
    expect(centersFor(parent, null).map(({ id }) => id)).toEqual(['amara'])
    const hockey = { ...athlete('bo', 'hockey'), ...ended }
    expect(centersFor({ ...parent, athletes: [hockey] }, null)).toEqual([])
  })

  test('is that of each basketball athlete for a parent', () => {
    const parent = viewerOf({
      type: 'parent',
      access_to_rc: true,
      rc_ended_on: null,
      athletes: [athlete('soccer', 'soccer'), athlete('amara'), athlete('bo')],
    })
    expect(centersFor(parent, null).map(({ id }) => id)).toEqual(['amara', 'bo'])
    expect(centersFor(parent, 'bo').map(({ id }) => id)).toEqual(['bo'])
    expect(centersFor(parent, 'soccer')).toEqual([])
    const noPackage = { ...athlete('cy'), access_to_rc: false }
    expect(centersFor({ ...parent, athletes: [noPackage] }, 'cy')).toEqual([])
    expect(centersFor(parent, 'stranger')).toEqual([])
  })

  test('is that of the athlete in the address for a success coach, and a coach has their own', () => {
    expect(centersFor(viewerOf({ type: 'rsc' }), 'amara')).toEqual([
      { id: 'amara', role: 'success-coach', viewerId: me, userId: 'amara' },
    ])
    expect(centersFor(viewerOf({ type: 'rsc' }), null)).toEqual([])
    const coach = viewerOf({ type: 'coach', is_verified_coach: true })
    expect(centersFor(coach, null)[0]).toMatchObject({ id: me, role: 'coach' })
    expect(centersFor(coach, 'amara')).toEqual([])
  })

  test('does not exist for an unverified coach', () =>
    expect(centersFor(viewerOf({ type: 'coach' }), null)).toEqual([]))

  test('does not exist for anyone else', () => {
    for (const type of ['admin', 'affiliate', 'editor', 'unknown'] as const)
      expect(centersFor(viewerOf({ ...basketball, type }), null)).toEqual([])
  })

  test('keeps the athlete in its address', () => {
    expect(centerPath(null, 'results')).toBe('/recruiting-center/results')
    expect(centerPath('42', 'recently-viewed')).toBe('/recruiting-center/42/recently-viewed')
  })
})
