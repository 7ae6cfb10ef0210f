import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { shortcutsOf } from './shortcuts.ts'

const player = viewerOf({
  sport: { key: 'basketball' },
  access_to_rc: true,
  access_to_best_college_match: true,
})

const titlesFor = (...given: Parameters<typeof shortcutsOf>) =>
  shortcutsOf(...given).map(({ title, to }) => [title, to])

describe('BCM-04 the header buttons', () => {
  test('are four for a family with the package and basketball', () =>
    expect(titlesFor(player, null)).toEqual([
      ['Recruiting Center', '/recruiting-center/results'],
      ['Best College Match Survey', '/bcm/survey'],
      ['Best College Match Favorites', '/bcm/favorites'],
      ['Your Best College Matches', '/bcm/matches'],
    ]))

  test('each needs its own access', () => {
    expect(titlesFor({ ...player, access_to_best_college_match: false }, null)).toHaveLength(1)
    expect(titlesFor({ ...player, access_to_rc: false }, null)).toHaveLength(3)
    expect(titlesFor({ ...player, sport: { key: 'soccer' } }, null)).toEqual([])
    expect(titlesFor(null, null)).toEqual([])
  })

  test('a success coach has them inside an athlete’s area, with that athlete’s id', () => {
    const coach = viewerOf({ type: 'rsc' })
    expect(titlesFor(coach, null)).toEqual([])
    expect(titlesFor(coach, '42')).toContainEqual(['Your Best College Matches', '/bcm/42/matches'])
    expect(titlesFor(coach, '42')).toContainEqual(['Recruiting Center', '/recruiting-center/42/results'])
  })

  test.each(['coach', 'admin', 'editor', 'affiliate'] as const)('a person of type %s has none', (type) =>
    expect(titlesFor(viewerOf({ type, is_verified_coach: true }), null)).toEqual([]),
  )
})
