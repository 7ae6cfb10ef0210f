import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import {
  firstLandingOf,
  invoicesOf,
  isFullySignedIn,
  landingOf,
  paymentOf,
  settingsOf,
  startOf,
} from './navigation.ts'

describe('SHL-09 Get Started', () => {
  test.each([
    ['athlete', '/packages'],
    ['parent', '/packages'],
    ['unknown', '/packages'],
    ['coach', '/coach/users'],
    ['admin', '/admin/users'],
    ['rsc', '/coach/roster'],
    ['editor', '/editor'],
    ['affiliate', '/affiliate/my-sales'],
  ] as const)('leads a person of type %s to %s', (type, path) => expect(startOf({ type })).toBe(path))

  test('sends a visitor to the packages', () => expect(startOf(null)).toBe('/packages'))
})

test.each([
  ['athlete', '/user/payment'],
  ['parent', '/parent/payment'],
  ['editor', '/editor'],
  ['admin', '/editor'],
  ['coach', null],
] as const)('PAY-05 from an invoice, a person of type %s goes back to %s', (type, path) =>
  expect(invoicesOf({ type })).toBe(path),
)

describe('ACC-03 after signing in', () => {
  test.each([
    ['athlete', '/noor-castellanos?mode=edit'],
    ['parent', '/noor-castellanos?mode=edit'],
    ['coach', '/coach/users'],
    ['rsc', '/coach/roster'],
    ['admin', '/admin/users'],
    ['affiliate', '/affiliate/my-sales'],
    ['editor', '/editor'],
    ['unknown', '/'],
  ] as const)('a person of type %s arrives at %s', (type, path) =>
    expect(landingOf({ type, athlete_slug: 'noor-castellanos' })).toBe(path),
  )

  test("a new family starts at its page's guide, everyone else where they work", () => {
    const athlete_slug = 'noor-castellanos'
    for (const type of ['athlete', 'parent'] as const)
      expect(firstLandingOf({ type, athlete_slug })).toBe('/noor-castellanos?mode=edit#guide')
    expect(firstLandingOf({ type: 'coach', athlete_slug: null })).toBe('/coach/users')
    expect(firstLandingOf({ type: 'parent', athlete_slug: null })).toBe('/parent/account-info')
  })

  test('a parent without an athlete lands on the account page', () =>
    expect(landingOf({ type: 'parent', athlete_slug: null })).toBe('/parent/account-info'))

  test('an athlete without a page lands on the settings', () =>
    expect(landingOf({ type: 'athlete', athlete_slug: null })).toBe('/user/setting'))
})

test('SHL-01 everyone has an account page', () => {
  for (const type of userTypes)
    expect(settingsOf({ type })).toMatch(/^\/(\w+\/(setting|account-info)|my-account)$/)
})

test('PAY-06 families have a payment page, and nobody else', () => {
  for (const type of userTypes)
    expect(paymentOf({ type })).toBe(
      { athlete: '/user/payment', parent: '/parent/payment' }[type as string] ?? null,
    )
})

test('SHL-09 a visitor and a person without a role are not fully signed in; everyone else is', () => {
  expect(isFullySignedIn(null)).toBe(false)
  for (const type of userTypes) expect(isFullySignedIn({ type })).toBe(type !== 'unknown')
})
