import { describe, expect, test } from 'vitest'
import {
  askToCancel,
  cancelWords,
  changeWords,
  isTriedNow,
  otherPayer,
  packageOptions,
  packageStatus,
  packagesNote,
  triedWords,
} from './package-status.ts'
import { packageOf } from './payment.factory.ts'

const parent = { name: 'Corinne Castellanos', is_you: false }
const later = {
  package_key: 'package-1',
  name: 'Starter Showcase',
  billing_cycle: 'annual',
  on: '2026-12-15',
} as const
const nothing = {
  canAddCard: false,
  canChange: false,
  canCancel: false,
  canUndo: false,
  canKeep: false,
  canChoose: false,
}

describe('PAY-06 a package’s status in plain words', () => {
  test('the free first month has its end, the first charge, and the reminder', () =>
    expect(packageStatus(packageOf({ status: 'free', reminder_on: '2026-12-08' }))).toEqual({
      label: 'First month free',
      tone: 'positive',
      headline: 'The first month is free until Dec 15, 2026.',
      detail: 'The first charge is $49.00 on Dec 15, 2026. We’ll remind you on Dec 8, 2026.',
    }))

  test('no reminder is promised once its day is over', () =>
    expect(packageStatus(packageOf({ status: 'free' })).detail).toBe(
      'The first charge is $49.00 on Dec 15, 2026.',
    ))

  test('a paid package names the next charge', () =>
    expect(packageStatus(packageOf())).toMatchObject({
      label: 'Active',
      headline: 'Next charge: $49.00 on Dec 15, 2026.',
    }))

  test('a charge of nothing is not announced as a charge', () =>
    expect(
      packageStatus(packageOf({ next_charge: { on: '2026-12-15', total: 0, formatted_total: '$0.00' } }))
        .headline,
    ).toBe('The next period starts on Dec 15, 2026. Nothing is due.'))

  test('after a failed charge the payer reads when we try again and what helps', () => {
    const failed = packageOf({ status: 'past-due', next_try_on: '2026-12-16' })
    expect(packageStatus(failed)).toEqual({
      label: 'Payment failed',
      tone: 'danger',
      headline: 'The last payment of $49.00 failed. We’ll try again on Dec 16, 2026.',
      detail: 'Everything still works. Add another card, and we’ll try it right away.',
    })
    expect(packageStatus({ ...failed, payer: parent }).detail).toBe(
      'Everything still works. Corinne Castellanos pays and can add another card.',
    )
  })

  test.each(['free', 'active'] as const)('a canceled %s package runs to its end', (status) => {
    const canceled = packageOf({ status, is_canceled: true, next_charge: null })
    expect(packageStatus(canceled)).toEqual({
      label: 'Canceled',
      tone: 'warning',
      headline: 'Canceled. It runs until Dec 15, 2026.',
      detail: 'Nothing more will be charged. You can undo this until then.',
    })
    expect(packageStatus({ ...canceled, can_manage: false }).detail).toBe('Nothing more will be charged.')
  })

  test('a granted package is free and ends by itself', () =>
    expect(packageStatus(packageOf({ status: 'granted', next_charge: null, payer: null }))).toMatchObject({
      headline: 'Free until Dec 15, 2026.',
      detail: 'It ends by itself. Nothing will be charged.',
    }))

  test('an ended package says when, even if it was canceled before', () =>
    expect(packageStatus(packageOf({ status: 'ended', is_canceled: true }))).toMatchObject({
      label: 'Ended',
      headline: 'Ended on Dec 15, 2026.',
    }))

  test('a change has its package, its cycle, and its day', () =>
    expect(changeWords(later)).toBe('Changes to Starter Showcase (annual) on Dec 15, 2026.'))

  test('the question before canceling says when the package ends', () => {
    expect(cancelWords(packageOf())).toContain('Noor Castellanos keeps the package until Dec 15, 2026.')
    expect(cancelWords(packageOf({ status: 'past-due' }))).toContain('ends today')
    expect(cancelWords(packageOf())).toContain('undo')
    expect(cancelWords(packageOf({ payer: parent }))).not.toContain('undo')
  })
})

describe('PAY-06 what a person can do with a package', () => {
  test.each([
    ['active', {}, { canChange: true, canCancel: true }],
    ['free', {}, { canChange: true, canCancel: true }],
    ['active', { can_manage: false }, { canChange: true }],
    ['past-due', {}, { canAddCard: true, canCancel: true }],
    ['past-due', { payer: parent, can_manage: false }, {}],
    ['active', { is_canceled: true }, { canUndo: true }],
    ['active', { is_canceled: true, can_manage: false }, {}],
    ['active', { is_canceled: true, payer: parent }, {}],
    ['active', { change: later }, { canChange: true, canCancel: true, canKeep: true }],
    ['active', { change: later, payer: parent }, { canChange: true, canCancel: true }],
    ['granted', { payer: null }, {}],
    ['ended', { is_canceled: true }, { canChoose: true }],
  ] as const)('%s %j', (status, facts, expected) =>
    expect(packageOptions(packageOf({ status, ...facts }))).toEqual({ ...nothing, ...expected }),
  )
})

test('PAY-06 a person who can’t cancel reads whom to ask', () => {
  expect(askToCancel(packageOf())).toBeNull()
  const theirs = packageOf({ payer: parent, can_manage: false })
  expect(askToCancel(theirs)).toBe('Corinne Castellanos')
  expect(askToCancel({ ...theirs, is_canceled: true })).toBeNull()
})

test('PAY-06 someone else pays only if the person pays for nothing themselves', () => {
  const theirs = packageOf({ payer: parent })
  expect(otherPayer([])).toBeNull()
  expect(otherPayer([packageOf()])).toBeNull()
  expect(otherPayer([theirs])).toBe('Corinne Castellanos')
  expect(otherPayer([theirs, packageOf()])).toBeNull()
  expect(otherPayer([{ ...theirs, status: 'ended' }])).toBeNull()
  expect(otherPayer([packageOf({ status: 'granted', payer: null })])).toBeNull()
})

test.each([
  ['active', {}, true],
  ['free', {}, true],
  ['granted', {}, false],
  ['ended', {}, false],
  ['active', { is_canceled: true }, false],
  ['active', { can_manage: false }, false],
] as const)('above a package that is %s %j, "cancel anytime" is said: %s', (status, facts, isSaid) =>
  expect(packagesNote([packageOf({ status, ...facts })]) !== undefined).toBe(isSaid),
)

test('a charge that is tried again says so, and how it turned out', () => {
  const next_try_on = '2026-12-16'
  const tried = packageOf({ status: 'past-due', next_try_on, is_tried_now: true })
  expect(isTriedNow([packageOf()])).toBe(false)
  expect(isTriedNow([packageOf(), tried])).toBe(true)
  expect(packageStatus(tried)).toMatchObject({
    label: 'Trying again',
    headline: 'We’re trying the payment of $49.00 again now.',
  })
  expect(triedWords(packageOf(), packageOf())).toBeNull()
  expect(triedWords(tried, tried)).toBeNull()
  expect(triedWords(tried, packageOf())).toBe('The payment of $49.00 went through. Thank you.')
  expect(triedWords(tried, { ...tried, is_tried_now: false })).toBe(
    'The last payment of $49.00 failed. We’ll try again on Dec 16, 2026.',
  )
})
