import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import {
  adminPlaces,
  coachPlaces,
  matchingPlaces,
  parentPlaces,
  placesOf,
  recruitingPlaces,
  successCoachPlaces,
  userPlaces,
} from './area-places.ts'

const labels = (places: readonly { label: string }[]) => places.map(({ label }) => label)

const nobody = {
  id: '1',
  first_name: 'Noor',
  last_name: 'Castellanos',
  athlete_slug: null,
  athletes: [],
  has_promo_code: false,
  sport: null,
  access_to_rc: false,
  rc_ended_on: null,
  access_to_best_college_match: false,
  is_verified_coach: false,
  access: [],
  ended: [],
  has_roster: false,
}
const athlete = {
  user_id: '1',
  athlete_id: '2',
  athlete_slug: 'noor-castellanos',
  first_name: 'Noor',
  last_name: 'Castellanos',
  sport: { key: 'basketball' },
  access_to_rc: false,
  rc_ended_on: null,
  access_to_bcm: false,
  bcm_ended_on: null,
}

describe('SHL-01 the pages of an area', () => {
  test.each([parentPlaces, userPlaces, coachPlaces, successCoachPlaces, adminPlaces])(
    'My Sales needs a promo code',
    (places) => {
      const person = { isVerified: true, hasAthletes: true, hasSuccessCoach: false }
      expect(labels(places({ ...person, hasPromoCode: true }))).toContain('My Sales')
      expect(labels(places({ ...person, hasPromoCode: false }))).not.toContain('My Sales')
    },
  )

  test('COA-02 a success coach has a roster, and messages only with athletes on it', () => {
    const places = (hasAthletes: boolean) => labels(successCoachPlaces({ hasPromoCode: true, hasAthletes }))
    expect(places(true)).toEqual([
      'My Roster',
      'Messages',
      'New Athletes',
      'My Time',
      'My Sales',
      'Recruiting Center',
      'Settings',
    ])
    expect(places(false)).toEqual(['My Roster', 'New Athletes', 'My Time', 'My Sales', 'Settings'])
  })

  test('COA-01 a coach has athletes, messages, and teams', () =>
    expect(coachPlaces({ hasPromoCode: true, isVerified: true })).toEqual([
      { label: 'Athletes', to: '/coach/users' },
      { label: 'Messages', to: '/coach/messenger' },
      { label: 'My Teams', to: '/coach/teams' },
      { label: 'My Sales', to: '/coach/my-sales' },
      { label: 'Recruiting Center', to: '/recruiting-center' },
      { label: 'Settings', to: '/coach/setting' },
    ]))

  test('an unverified coach has the status and the teams, and no link to a page that would refuse', () =>
    expect(coachPlaces({ hasPromoCode: false, isVerified: false })).toEqual([
      { label: 'Get Verified', to: '/coach/users' },
      { label: 'My Teams', to: '/coach/teams' },
      { label: 'Settings', to: '/coach/setting' },
    ]))

  test('a person who acts for an athlete stays with that athlete', () => {
    expect(recruitingPlaces(null)[0]?.to).toBe('/recruiting-center/results')
    expect(recruitingPlaces('42')[0]?.to).toBe('/recruiting-center/42/results')
    expect(matchingPlaces('42').map(({ to }) => to)).toEqual([
      '/bcm/42/survey',
      '/bcm/42/matches',
      '/bcm/42/favorites',
    ])
  })
})

describe('SHL-09 the signed-in menu', () => {
  test('an athlete finds their own page first', () =>
    expect(placesOf({ ...nobody, type: 'athlete', athlete_slug: 'noor-castellanos' })).toEqual([
      { label: 'My Page', to: '/noor-castellanos' },
      { label: 'Payment', to: '/user/payment' },
      { label: 'Settings', to: '/user/setting' },
    ]))

  test('a parent finds the page of each athlete by name', () => {
    const sister = { ...athlete, athlete_slug: 'lina-castellanos', first_name: 'Lina' }
    expect(placesOf({ ...nobody, type: 'parent', athletes: [athlete, sister] })).toEqual([
      { label: 'Noor Castellanos', to: '/noor-castellanos' },
      { label: 'Lina Castellanos', to: '/lina-castellanos' },
      { label: 'Athlete Info', to: '/parent/athlete-info' },
      { label: 'Payment', to: '/parent/payment' },
      { label: 'Account Info', to: '/parent/account-info' },
    ])
  })

  test('RCC-06 a family finds the recruiting center only with the package and basketball', () => {
    const place = { label: 'Recruiting Center', to: '/recruiting-center' }
    const basketball = { ...nobody, sport: { key: 'basketball' }, access_to_rc: true }
    expect(placesOf({ ...basketball, type: 'athlete' })).toContainEqual(place)
    expect(placesOf({ ...basketball, type: 'athlete', access_to_rc: false })).not.toContainEqual(place)
    expect(placesOf({ ...basketball, type: 'athlete', sport: { key: 'soccer' } })).not.toContainEqual(place)
    const player = { ...athlete, access_to_rc: true }
    expect(placesOf({ ...basketball, type: 'parent', athletes: [player] })).toContainEqual(place)
    expect(placesOf({ ...basketball, type: 'parent', athletes: [athlete] })).not.toContainEqual(place)
    const hockey = { ...player, sport: { key: 'hockey' } }
    expect(placesOf({ ...basketball, type: 'parent', athletes: [hockey] })).not.toContainEqual(place)
  })

  test('BCM-04 a family finds the best college match only with the package and basketball', () => {
    const place = { label: 'Best College Match', to: '/bcm/matches' }
    const player = { ...nobody, sport: { key: 'basketball' }, access_to_best_college_match: true }
    expect(placesOf({ ...player, type: 'athlete' })).toContainEqual(place)
    expect(placesOf({ ...nobody, sport: { key: 'basketball' }, type: 'athlete' })).not.toContainEqual(place)
    expect(placesOf({ ...player, type: 'athlete', sport: { key: 'soccer' } })).not.toContainEqual(place)
    const child = { ...athlete, access_to_bcm: true, bcm_ended_on: null }
    expect(placesOf({ ...nobody, type: 'parent', athletes: [child] })).toContainEqual(place)
    expect(placesOf({ ...nobody, type: 'parent', athletes: [athlete] })).not.toContainEqual(place)
  })

  test('COA-03 a family finds the work of its success coach with the package, and after it ended', () => {
    const place = { label: 'Success Coach', to: '/user/success-coach' }
    expect(placesOf({ ...nobody, type: 'athlete' })).not.toContainEqual(place)
    expect(placesOf({ ...nobody, type: 'athlete', access: ['success-coach'] })).toContainEqual(place)
    expect(placesOf({ ...nobody, type: 'athlete', ended: ['success-coach'] })).toContainEqual(place)
    expect(placesOf({ ...nobody, type: 'parent', access: ['success-coach'] })).toContainEqual({
      label: 'Success Coach',
      to: '/parent/success-coach',
    })
  })

  test('a verified coach finds the recruiting center and the messages', () => {
    const menu = (is_verified_coach: boolean) =>
      labels(placesOf({ ...nobody, type: 'coach', is_verified_coach }))
    expect(menu(true)).toEqual(['Athletes', 'Messages', 'My Teams', 'Recruiting Center', 'Settings'])
    expect(menu(false)).toEqual(['Get Verified', 'My Teams', 'Settings'])
  })

  test('COA-02 a success coach finds the messages only with athletes', () => {
    expect(labels(placesOf({ ...nobody, type: 'rsc', has_roster: true }))).toContain('Messages')
    expect(labels(placesOf({ ...nobody, type: 'rsc' }))).not.toContain('Messages')
  })

  test('a person with a promo code finds the sales in their own area', () => {
    const areas = { parent: 'parent', athlete: 'user', coach: 'coach', rsc: 'coach', admin: 'admin' } as const
    for (const [type, area] of Object.entries(areas) as [keyof typeof areas, string][])
      expect(placesOf({ ...nobody, type, has_promo_code: true })).toContainEqual({
        label: 'My Sales',
        to: `/${area}/my-sales`,
      })
  })

  test('an admin has every panel, those used less often under More', () =>
    expect(labels(placesOf({ ...nobody, type: 'admin' }))).toEqual([
      'Business',
      'Users',
      'Inbox',
      'Affiliates',
      'Coach Reviews',
      'Audit Log',
      'Packages',
      'Transactions',
      'Teams',
      'Seros',
      'Time',
      'Program',
      'Site Setup',
      'System Health',
      'Tax Rates',
      'Settings',
    ]))

  test('PAY-07 ADM-05 an editor finds the transactions and the site, and nothing of the admin area', () =>
    expect(placesOf({ ...nobody, type: 'editor' })).toEqual([
      { label: 'Transactions', to: '/editor' },
      { label: 'Site Setup', to: '/editor/site-setup' },
      { label: 'Settings', to: '/my-account' },
    ]))

  test('only a person without a role finds nothing', () => {
    for (const type of userTypes) expect(placesOf({ ...nobody, type }).length > 0).toBe(type !== 'unknown')
  })

  test('no link appears twice', () => {
    for (const type of userTypes) {
      const addresses = placesOf({ ...nobody, type, has_promo_code: true }).map(({ to }) => to)
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  })
})
