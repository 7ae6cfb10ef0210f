import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { closedAthletes } from './closed-center.ts'

const child = (user_id: string, key = 'basketball', access_to_rc = false) => ({
  user_id,
  athlete_id: `page of ${user_id}`,
  athlete_slug: user_id,
  rc_ended_on: null,
  first_name: user_id,
  last_name: 'Ruiz',
  sport: { key },
  access_to_rc,
  access_to_bcm: false,
  bcm_ended_on: null,
})

const namesFor = (...asked: Parameters<typeof closedAthletes>) =>
  closedAthletes(...asked).map(({ name }) => name)

const basketball = { sport: { key: 'basketball' } }

describe('RCC-06 a package is offered for', () => {
  test('an athlete without the recruiting center', () => {
    expect(namesFor(viewerOf(basketball), null)).toEqual(['Noor Castellanos'])
    expect(namesFor(viewerOf({ ...basketball, access_to_rc: true }), null)).toEqual([])
  })

  test('a parent’s athletes without one, or the one in the address', () => {
    const parent = viewerOf({
      type: 'parent',
      athletes: [child('Ana'), child('Ben', 'basketball', true), child('Cy', 'soccer'), child('Dee')],
    })
    expect(namesFor(parent, null)).toEqual(['Ana Ruiz', 'Dee Ruiz'])
    expect(namesFor(parent, 'Dee')).toEqual(['Dee Ruiz'])
    expect(namesFor(parent, 'Ben')).toEqual([])
    expect(namesFor(parent, 'somebody else')).toEqual([])
  })

  test('nobody else: other sports have no center, and coaches and staff buy none', () => {
    expect(namesFor(viewerOf({ sport: { key: 'soccer' } }), null)).toEqual([])
    for (const type of ['coach', 'rsc', 'admin', 'affiliate', 'editor', 'unknown'] as const)
      expect(namesFor(viewerOf({ ...basketball, type }), null)).toEqual([])
    expect(namesFor(null, null)).toEqual([])
  })
})
