import type { UserType } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import {
  mayAgreeToCharges,
  mayBuy,
  mayCancel,
  mayGrant,
  mayRefund,
  maySeePackage,
  maySeePayment,
  type Relation,
} from './billing.policy.ts'

const who = (type: UserType, id = 'me') => ({ id, type })

test.each<[Relation, boolean]>([
  ['athlete', true],
  ['parent', true],
  ['none', false],
])('%s may buy: %s', (relation, expected) => {
  expect(mayBuy(relation)).toBe(expected)
})

test.each<[UserType, Relation, boolean]>([
  ['athlete', 'athlete', true],
  ['parent', 'parent', true],
  ['athlete', 'none', false],
  ['parent', 'none', false],
  ['coach', 'none', false],
  ['rsc', 'none', false],
  ['affiliate', 'none', false],
  ['editor', 'none', true],
  ['admin', 'none', true],
])('%s (%s) sees the package: %s', (type, relation, expected) => {
  expect(maySeePackage(who(type), relation)).toBe(expected)
})

test.each<[UserType, Relation, string | null, boolean]>([
  ['athlete', 'athlete', 'me', true],
  ['athlete', 'athlete', null, true],
  ['athlete', 'athlete', 'mother', false],
  ['parent', 'parent', 'me', true],
  ['parent', 'parent', 'father', true],
  ['parent', 'none', 'me', false],
  ['rsc', 'none', 'mother', false],
  ['editor', 'none', 'mother', false],
  ['admin', 'none', 'mother', true],
])('%s (%s) cancels what %s pays: %s', (type, relation, payer, expected) => {
  expect(mayCancel(who(type), relation, payer)).toBe(expected)
})

test.each<[UserType, string | null, boolean]>([
  ['athlete', 'me', true],
  ['athlete', null, true],
  ['athlete', 'mother', false],
  ['parent', 'father', false],
  ['admin', 'mother', false],
])('%s agrees to charges on the card of %s: %s', (type, payer, expected) => {
  expect(mayAgreeToCharges(who(type), payer)).toBe(expected)
})

test.each<[UserType, string, boolean]>([
  ['parent', 'me', true],
  ['parent', 'father', false],
  ['athlete', 'mother', false],
  ['rsc', 'mother', false],
  ['editor', 'mother', true],
  ['admin', 'mother', true],
])('%s sees the card of %s: %s', (type, payer, expected) => {
  expect(maySeePayment(who(type), payer)).toBe(expected)
})

test.each<[UserType, number, number, boolean]>([
  ['editor', 4900, 0, true],
  ['admin', 4900, 4899, true],
  ['editor', 4900, 4900, false],
  ['editor', 0, 0, false],
  ['parent', 4900, 0, false],
  ['rsc', 4900, 0, false],
])('%s refunds %i cents of which %i went back: %s', (type, total, refunded, expected) => {
  expect(mayRefund(who(type), { total, refunded })).toBe(expected)
})

test.each<[UserType, boolean]>([
  ['admin', true],
  ['editor', false],
  ['rsc', false],
  ['parent', false],
])('%s grants packages: %s', (type, expected) => {
  expect(mayGrant(who(type))).toBe(expected)
})
