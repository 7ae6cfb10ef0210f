import { packageKeys } from '@fieldhouse/contract/billing'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { paypal, visa } from '../account/payment.factory.ts'
import { buildOffer, buildResult } from './purchase.factory.ts'
import { refusalOf } from './purchase-refusal.ts'
import {
  chargeDatesOf,
  confirmLabel,
  congratulation,
  isPaidLater,
  needsMethod,
  paidLines,
  payerMethodWords,
  payTitle,
  priceLinesOf,
  takesPromoCode,
  termsOf,
} from './purchase-words.ts'

const formatted = buildOffer().formatted

test('PAY-05 a specialist is promised with package-2 and package-3 only', () => {
  const promised = packageKeys.filter((key) => congratulation(key, 'X').includes('within 48 hours'))
  expect(promised).toEqual(['package-2', 'package-3'])
  for (const key of packageKeys) expect(congratulation(key, 'X')).toMatch(/^X is yours\./)
})

test('PAY-02 the next charge is named below the button, too', () => {
  const how = 'Cancel with one click on your Payment page.'
  expect(termsOf(buildOffer())).toBe(`The first charge is $49.00 on Dec 15, 2026. ${how}`)
  expect(termsOf(buildOffer({ kind: 'pay-now', is_first_charge: false }))).toBe(
    `The next charge is $49.00 on Dec 15, 2026. ${how}`,
  )
  expect(termsOf(buildOffer({ kind: 'full-discount', next_charge_on: null }))).toBe(how)
})

describe('PAY-02 what is charged when', () => {
  test('nothing today, a reminder 7 days before, the first charge, then each month', () => {
    expect(chargeDatesOf(buildOffer())).toEqual([
      { when: 'Today', text: '$0.00. Everything opens now.' },
      { when: 'Dec 8, 2026', text: 'We email you a reminder.' },
      { when: 'Dec 15, 2026', text: 'First charge, $49.00.' },
      { when: 'Then', text: 'The 15th of each month, until you cancel.' },
    ])
  })

  test.each([
    ['2026-12-01', '1st'],
    ['2026-12-02', '2nd'],
    ['2026-12-03', '3rd'],
    ['2026-12-11', '11th'],
    ['2026-12-22', '22nd'],
    ['2026-12-31', '31st'],
  ])('%s is the %s', (next_charge_on, day) => {
    expect(chargeDatesOf(buildOffer({ next_charge_on })).at(-1)?.text).toBe(
      `The ${day} of each month, until you cancel.`,
    )
  })

  test('a family that had its free month pays today', () => {
    const offer = buildOffer({
      kind: 'pay-now',
      billing_cycle: 'annual',
      is_first_charge: false,
      due_today: 47_040,
      formatted: { ...formatted, due_today: '$470.40', total: '$470.40', next_total: '$470.40' },
    })
    expect(chargeDatesOf(offer).map(({ text }) => text)).toEqual([
      '$470.40. Everything opens now.',
      'We email you a reminder.',
      'Next charge, $470.40.',
      'Once a year, until you cancel.',
    ])
    expect(priceLinesOf(offer)?.total).toEqual({ label: 'Due today', amount: '$470.40' })
    expect(confirmLabel(offer)).toBe('Start Starter Elite, pay $470.40 today')
  })

  test('a code for the full price ends by itself and needs no card', () => {
    const offer = buildOffer({
      kind: 'full-discount',
      next_charge_on: null,
      next_total: null,
      ends_on: '2027-11-14',
    })
    expect(chargeDatesOf(offer)).toEqual([
      { when: 'Today', text: '$0.00. No card needed.' },
      { when: 'Nov 14, 2027', text: 'The last day. It ends by itself.' },
    ])
    expect(needsMethod(offer)).toBe(false)
    expect(takesPromoCode(offer)).toBe(true)
  })

  test('a change for later costs nothing today', () => {
    const offer = buildOffer({ kind: 'change-later', is_first_charge: false, reminder_on: null })
    expect(chargeDatesOf(offer).map(({ text }) => text)).toEqual([
      '$0.00. Your package stays as it is.',
      'The new package starts. Next charge, $49.00.',
      'The 15th of each month, until you cancel.',
    ])
    expect(priceLinesOf(offer)?.total.label).toBe('Next charge')
    expect(needsMethod(offer)).toBe(false)
    expect(takesPromoCode(offer)).toBe(false)
  })

  test.each([
    ['larger', '$0.00. The new package opens now.'],
    ['same', '$0.00. Your package goes on.'],
  ] as const)('in the free month, a change to a %s package takes effect at once', (size, text) => {
    const change_from = { name: 'College Concierge', size, billing_cycle: 'monthly' } as const
    const offer = buildOffer({ kind: 'change-free', change_from })
    expect(chargeDatesOf(offer)[0]).toEqual({ when: 'Today', text })
  })

  test('in the free month, a smaller package starts with the first charge', () => {
    const change_from = { name: 'College Concierge', size: 'smaller', billing_cycle: 'monthly' } as const
    const offer = buildOffer({ kind: 'change-later', change_from })
    expect(chargeDatesOf(offer)).toEqual([
      { when: 'Today', text: '$0.00. Your package stays as it is.' },
      { when: 'Dec 8, 2026', text: 'We email you a reminder.' },
      { when: 'Dec 15, 2026', text: 'The new package starts. First charge, $49.00.' },
      { when: 'Then', text: 'The 15th of each month, until you cancel.' },
    ])
    expect(priceLinesOf(offer)?.total).toEqual({ label: 'First charge', amount: '$49.00' })
    expect(termsOf(offer)).toMatch(/^The first charge is \$49\.00 on Dec 15, 2026\./)
  })

  test('no reminder is promised for a day that is over', () => {
    const texts = chargeDatesOf(buildOffer({ reminder_on: null })).map(({ text }) => text)
    expect(texts).not.toContain('We email you a reminder.')
  })

  test('without anything to buy there is neither a price nor a date', () => {
    for (const kind of ['none', 'refused'] as const) {
      expect(chargeDatesOf(buildOffer({ kind }))).toEqual([])
      expect(priceLinesOf(buildOffer({ kind }))).toBeNull()
    }
  })
})

test('PAY-02 a promo code that ends says what is charged then', () => {
  const discount_ends = { on: '2027-03-15', total: 4900, formatted_total: '$49.00' }
  expect(chargeDatesOf(buildOffer({ discount_ends })).at(-1)).toEqual({
    when: 'From Mar 15, 2027',
    text: '$49.00, without the promo code.',
  })
})

test.each([
  ['larger', 'monthly', 'Change to Starter Elite, pay $0.00 today'],
  ['same', 'annual', 'Change to monthly, pay $0.00 today'],
  ['same', 'monthly', 'Keep Starter Elite, pay $0.00 today'],
] as const)('PAY-02 the button for a %s package that was %s', (size, billing_cycle, label) => {
  const change_from = { name: 'Starter Elite', size, billing_cycle }
  for (const kind of ['change-free', 'change-later', 'change-now'] as const)
    expect(confirmLabel(buildOffer({ kind, change_from }))).toBe(label)
})

describe('PAY-02 the price', () => {
  test('names the discount, the credit, and the tax', () => {
    const offer = buildOffer({
      kind: 'change-now',
      promo_code: 'MAYA15',
      discount: 490,
      credit: 1000,
      formatted: { ...formatted, discount: '$4.90', credit: '$10.00', tax: '$2.00', total: '$36.10' },
    })
    expect(priceLinesOf(offer)).toEqual({
      lines: [
        { label: 'Starter Elite, a month', amount: '$49.00' },
        { label: 'Promo code MAYA15', amount: '−$4.90' },
        { label: 'Credit for unused days', amount: '−$10.00' },
        { label: 'Tax', amount: '$2.00' },
      ],
      total: { label: 'Due today', amount: '$36.10' },
    })
  })

  test('does not pretend to know a tax without an address', () => {
    expect(priceLinesOf(buildOffer({ needs_address: true }))?.lines.at(-1)).toEqual({
      label: 'Tax',
      amount: 'After your address',
    })
  })
})

describe('PAY-02 after a refusal', () => {
  const refuse = (code: ErrorCode, status = 409, errors = {}) =>
    refusalOf(new ApiError(status, { message: 'The reason', code, errors, request_id: 'x' }))

  test.each([
    'address_needed',
    'nothing_to_pay',
    'price_changed',
    'already_subscribed',
    'change_refused',
  ] as const)('%s loads the offer again', (code) => {
    expect(refuse(code)).toEqual({ way: 'look-again', message: 'The reason' })
  })

  test('a declined card says what the bank said', () => {
    expect(refuse('card_declined', 422, { payment_method: ['The bank said no'] })).toEqual({
      way: 'enter-again',
      message: 'The bank said no',
    })
    expect(refuse('purchase_running')).toEqual({ way: 'enter-again', message: 'The reason' })
  })

  test('a promo code that does not count is left out', () => {
    expect(refuse('promo_code_not_valid', 422).way).toBe('code-refused')
    expect(refuse('invalid', 422, { promo_code: ['Too old'] })).toEqual({
      way: 'code-refused',
      message: 'Too old',
    })
  })

  test('a lost answer is asked for again, under the same key', () => {
    expect(refusalOf(new TypeError('failed to fetch')).way).toBe('send-again')
    expect(refuse('internal', 500).way).toBe('send-again')
    expect(refuse('unavailable', 503).way).toBe('send-again')
  })
})

test.each([
  ['free-month', 'How you pay', false],
  ['pay-now', 'How you pay', false],
  ['change-now', 'Change your package', false],
  ['change-free', 'Change your package', true],
  ['change-later', 'Change your package', true],
  ['refused', 'Your package', false],
] as const)('PAY-02 %s is titled %s', (kind, title, isLater) => {
  expect(payTitle({ kind })).toBe(title)
  expect(isPaidLater({ kind, next_total: 4900 })).toBe(isLater)
})

test('PAY-02 a change without a charge today names the card that pays later', () => {
  expect(payerMethodWords([paypal, visa])).toBe(
    'Visa ending in 1111 pays the next charge. You can change that on your Payment page.',
  )
  expect(payerMethodWords([{ ...visa, is_expired: true }])).toContain('has expired. Add another card')
  expect(payerMethodWords([])).toContain('No card is saved')
})

test('PAY-05 after the purchase, the amount is what was paid', () => {
  const { invoice } = buildResult()
  expect(invoice && paidLines(invoice).total).toEqual({ label: 'Paid today', amount: '$0.00' })
})
