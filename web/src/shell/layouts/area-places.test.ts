import { describe, expect, test } from 'vitest'
import {
  adminPlaces,
  coachPlaces,
  matchingPlaces,
  parentPlaces,
  recruitingPlaces,
  successCoachPlaces,
  userPlaces,
} from './area-places.ts'

const labels = (places: readonly { label: string }[]) => places.map(({ label }) => label)

describe('SHL-01 the places of an area', () => {
  test('the promo codes of the admin area are called Affiliates', () =>
    expect(adminPlaces.find(({ to }) => to === '/admin/promo-codes')?.label).toBe('Affiliates'))

  test.each([parentPlaces, userPlaces, coachPlaces])('My Sales needs a promo code', (places) => {
    expect(labels(places({ hasPromoCode: true }))).toContain('My Sales')
    expect(labels(places({ hasPromoCode: false }))).not.toContain('My Sales')
  })

  test('a success coach has a roster and no teams, and messages once there are athletes', () => {
    const places = (hasAthletes: boolean) => labels(successCoachPlaces({ hasAthletes, hasPromoCode: false }))
    expect(places(true)).toEqual(['My Roster', 'Messages', 'New Athletes', 'Settings'])
    expect(places(false)).not.toContain('Messages')
    expect(labels(coachPlaces({ hasPromoCode: false }))).toContain('My Teams')
  })

  test('whoever acts for an athlete stays with that athlete', () => {
    expect(recruitingPlaces(null)[0]?.to).toBe('/recruiting-center/results')
    expect(recruitingPlaces('42')[0]?.to).toBe('/recruiting-center/42/results')
    expect(matchingPlaces('42').map(({ to }) => to)).toEqual([
      '/bcm/42/survey',
      '/bcm/42/matches',
      '/bcm/42/favorites',
    ])
  })
})
