import type { Athlete } from '@fieldhouse/contract/profiles'
import { describe, expect, test } from 'vitest'
import { headOf, isAthleteId, nameLook, playsAs } from './athlete-words.ts'

const amara: Athlete = {
  id: '1',
  slug: 'amara-whitlock',
  user_id: '2',
  first_name: 'Amara',
  last_name: 'Whitlock',
  photo: null,
  sport: { key: 'basketball' },
  position: 'SG',
  class: 2027,
  number: '14',
  high_school: 'Ridgeline High School',
  city: 'Bend',
  state: 'OR',
  is_seros: false,
  settings: { is_visible: true },
  can: { edit: false },
}

const bare = { ...amara, position: null, class: null, high_school: null, city: null, state: null }

describe('an athlete’s page', () => {
  test('is described by all that is known', () =>
    expect(headOf(amara)).toEqual({
      title: 'Amara Whitlock | Fieldhouse',
      description:
        'Amara Whitlock: SG, Class of 2027, Basketball. Ridgeline High School, Bend, OR. Recruiting profile on Fieldhouse.',
    }))

  test('is described by the sport alone where nothing else is known', () => {
    expect(playsAs(bare)).toEqual(['Basketball'])
    expect(headOf(bare).description).toBe('Amara Whitlock: Basketball. Recruiting profile on Fieldhouse.')
  })

  test.each([
    ['amara-whitlock', true],
    ['3f0c2b4e-9a01-7c3d-8e2f-1a2b3c4d5e6f', true],
    ['favicon.ico', false],
    ['a b', false],
    ['..%2f', false],
    ['', false],
    ['a'.repeat(121), false],
  ])('%j may be the address of one: %s', (text, is) => expect(isAthleteId(text)).toBe(is))

  test('a longer name is set smaller, and only the longest may break', () => {
    const looks = ['Amara Whitlock', 'Amara Castellanos', 'Zoe Papadimitriou', 'A'.repeat(16)].map(nameLook)
    expect(new Set(looks).size).toBe(4)
    expect(looks.filter((look) => look.includes('wrap-anywhere'))).toEqual([looks[3]])
  })
})
