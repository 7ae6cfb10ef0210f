import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { ownAthletes } from './own-athletes.ts'

const child = (first_name: string, key: string) => ({
  user_id: `u-${first_name}`,
  athlete_id: first_name,
  athlete_slug: first_name,
  first_name,
  last_name: 'Whitlock',
  sport: { key },
  access_to_rc: false,
  rc_ended_on: null,
  access_to_bcm: false,
  bcm_ended_on: null,
})

describe('PUB-02 the ranking a person sees', () => {
  test("is the athlete's own, as soon as there is a page", () => {
    expect(ownAthletes(viewerOf({ athlete_id: 'a1', sport: { key: 'hockey' } }), 'hockey')).toEqual([
      { athlete_id: 'a1', first_name: 'Noor', sport_key: 'hockey' },
    ])
    expect(ownAthletes(viewerOf({ athlete_id: null }), 'hockey')).toEqual([])
  })

  test('is that of each athlete for a parent, with the current sport first', () => {
    const parent = viewerOf({ type: 'parent', athletes: [child('zoe', 'soccer'), child('amara', 'hockey')] })
    expect(ownAthletes(parent, 'hockey').map(({ athlete_id }) => athlete_id)).toEqual(['amara', 'zoe'])
    expect(ownAthletes(parent, 'lacrosse').map(({ athlete_id }) => athlete_id)).toEqual(['zoe', 'amara'])
  })

  test('is none for visitors, coaches, and admins', () => {
    for (const viewer of [null, viewerOf({ type: 'coach' }), viewerOf({ type: 'admin', athlete_id: 'a1' })])
      expect(ownAthletes(viewer, 'hockey')).toEqual([])
  })
})
