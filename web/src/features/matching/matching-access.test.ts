import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import {
  couldHaveMatching,
  matchingFor,
  matchingPath,
  matchingSiblings,
  matchPath,
  teaserFor,
  teaserPath,
} from './matching-access.ts'

const basketball = { key: 'basketball' }
const athlete = viewerOf({ sport: basketball, access_to_best_college_match: true })
const childOf = (name: string, facts: object = {}) => ({
  user_id: name,
  athlete_id: name,
  athlete_slug: name,
  first_name: name,
  last_name: 'Whitlock',
  sport: basketball,
  access_to_rc: false,
  rc_ended_on: null,
  access_to_bcm: true,
  bcm_ended_on: null,
  ...facts,
})
const parent = viewerOf({
  type: 'parent',
  athletes: [
    childOf('amara'),
    childOf('ben', { access_to_bcm: false, bcm_ended_on: '2026-10-01' }),
    childOf('cleo', { access_to_bcm: false }),
    childOf('dani', { sport: { key: 'soccer' } }),
  ],
})

const idsOf = (...given: Parameters<typeof matchingFor>) => matchingFor(...given).map(({ id }) => id)

describe('BCM-04 whose matches an address means', () => {
  test('an athlete’s own, with the package, running or ended, and basketball', () => {
    expect(idsOf(athlete, null)).toEqual([athlete.id])
    expect(idsOf(athlete, athlete.id)).toEqual([athlete.id])
    expect(idsOf(athlete, 'another')).toEqual([])
    expect(idsOf({ ...athlete, access_to_best_college_match: false }, null)).toEqual([])
    expect(
      idsOf({ ...athlete, access_to_best_college_match: false, bcm_ended_on: '2026-10-01' }, null),
    ).toEqual([athlete.id])
    expect(idsOf({ ...athlete, sport: { key: 'soccer' } }, null)).toEqual([])
  })

  test('a parent’s athletes, each with their own package', () => {
    expect(idsOf(parent, null)).toEqual(['amara', 'ben'])
    expect(idsOf(parent, 'ben')).toEqual(['ben'])
    expect(idsOf(parent, 'dani')).toEqual([])
    expect(matchingSiblings(parent).map(({ name }) => name)).toEqual(['amara Whitlock', 'ben Whitlock'])
    expect(matchingSiblings(athlete)).toEqual([])
  })

  test('a success coach names the athlete', () => {
    const coach = viewerOf({ type: 'rsc' })
    expect(matchingFor(coach, null)).toEqual([])
    expect(matchingFor(coach, 'amara')).toMatchObject([{ id: 'amara', role: 'success-coach' }])
  })

  test.each(['coach', 'admin', 'editor', 'affiliate'] as const)('nobody’s for a %s', (type) => {
    expect(idsOf(viewerOf({ type, sport: basketball }), 'amara')).toEqual([])
    expect(couldHaveMatching(viewerOf({ type }), null)).toBe(false)
  })

  test('a family without the package could have it', () => {
    expect(couldHaveMatching(parent, 'cleo')).toBe(true)
    expect(couldHaveMatching(parent, 'dani')).toBe(false)
    expect(couldHaveMatching({ ...athlete, access_to_best_college_match: false }, null)).toBe(true)
    expect(couldHaveMatching(athlete, null)).toBe(false)
  })

  test('a teaser is for the athlete asked for, or else for one without the package', () => {
    const withOne = { ...parent, access_to_best_college_match: true }
    expect(teaserFor(withOne, 'cleo')).toMatchObject({ isFor: { user_id: 'cleo' }, isOpen: false })
    expect(teaserFor(withOne, null).isOpen).toBe(true)
    expect(teaserFor(withOne, 'amara').isOpen).toBe(true)
    expect(teaserFor(withOne, 'dani').isOpen).toBe(true)
    expect(teaserFor({ ...athlete, access_to_best_college_match: false }, null)).toMatchObject({
      isFor: { user_id: athlete.id },
      isOpen: false,
    })
    expect(teaserFor(null, 'cleo')).toEqual({ isFor: null, isOpen: false })
    expect(teaserPath('matches', null)).toBe('/bcm/teaser')
    expect(teaserPath('survey', 'cleo')).toBe('/bcm/teaser/survey?athlete=cleo')
  })

  test('the addresses', () => {
    expect(matchingPath(null, 'matches')).toBe('/bcm/matches')
    expect(matchingPath('42', 'favorites')).toBe('/bcm/42/favorites')
    expect(matchPath('42', 7)).toBe('/bcm/42/matches/7')
  })
})
