import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countsUntil,
  earningOf,
  earnsShare,
  lineState,
  payableAt,
  shareOf,
  takenBack,
} from './commission.rules.ts'

const at = (text: string) => new Date(text)

describe('AFF-01 a commission', () => {
  test.each([
    [4900, 20, 980],
    [4410, 20, 882],
    [1, 20, 0],
    [2, 20, 0],
    [3, 20, 1],
    [12, 20, 2],
    [13, 20, 3],
    [5, 10, 1],
    [4900, 0, 0],
    [4900, 100, 4900],
  ])('of %i cents at %i percent is %i cents', (base, percent, cents) => {
    expect(shareOf(base, percent)).toBe(cents)
  })

  test('is payable 30 days after the payment settled', () => {
    expect(payableAt(at('2026-03-01T15:00:00Z'))).toEqual(at('2026-03-31T15:00:00Z'))
  })

  test('of half a payment goes back with half of it', () => {
    expect(takenBack({ base_cents: 4900, percent: 20 }, { before: 0, now: 2450 })).toEqual({
      base_cents: 2450,
      cents: 490,
    })
  })

  test('of a full refund goes back to the cent', () => {
    expect(takenBack({ base_cents: 4903, percent: 20 }, { before: 0, now: 4903 })).toEqual({
      base_cents: 4903,
      cents: 981,
    })
  })

  test('never goes back more than once, whatever is returned', () => {
    expect(takenBack({ base_cents: 4900, percent: 20 }, { before: 4900, now: 100 })).toEqual({
      base_cents: 0,
      cents: 0,
    })
  })

  test('is always the share of what we kept, however many refunds there were', () => {
    const cents = fc.integer({ min: 1, max: 300_000 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), fc.array(cents, { maxLength: 8 }), (...given) => {
        const [base_cents, percent, refunds] = given
        let before = 0
        let held = shareOf(base_cents, percent)
        for (const now of refunds) {
          const { base_cents: gone, cents } = takenBack({ base_cents, percent }, { before, now })
          expect(cents).toBeGreaterThanOrEqual(0)
          before += gone
          held -= cents
        }
        expect(held).toBe(shareOf(base_cents - before, percent))
      }),
    )
  })
})

describe('AFF-01 a sign-up counts', () => {
  test.each([
    ['2026-01-15T12:00:00Z', 12, '2027-01-15T12:00:00Z'],
    ['2024-02-29T08:30:00Z', 12, '2025-02-28T08:30:00Z'],
    ['2026-01-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
    ['2026-12-31T23:59:59Z', 6, '2027-06-30T23:59:59Z'],
  ])('from %s for %i months until %s', (from, months, until) => {
    expect(countsUntil(at(from), months)).toEqual(at(until))
  })

  const referral = { owner_id: 'luis', signed_up_at: at('2026-01-15T12:00:00Z'), commission_months: 12 }
  const payment = {
    payer_id: 'noor',
    athlete_user_id: 'amara',
    cents: 4900,
    settled_at: at('2027-01-15T11:59:59Z'),
  }

  test('to the last moment, and not after', () => {
    expect(earnsShare(referral, payment)).toBe(true)
    expect(earnsShare(referral, { ...payment, settled_at: at('2027-01-15T12:00:00Z') })).toBe(false)
  })

  test('for nobody if the code is ours, if nothing was paid, or if it was the owner’s own', () => {
    expect(earnsShare({ ...referral, owner_id: null }, payment)).toBe(false)
    expect(earnsShare(referral, { ...payment, cents: 0 })).toBe(false)
    expect(earnsShare(referral, { ...payment, payer_id: 'luis' })).toBe(false)
    expect(earnsShare(referral, { ...payment, athlete_user_id: 'luis' })).toBe(false)
  })

  test('of the payer before that of the athlete, unless it counts no longer', () => {
    const ofPayer = { ...referral, customer_id: 'noor' }
    const ofAthlete = { ...referral, customer_id: 'amara', commission_months: 24 }
    expect(earningOf([ofAthlete, ofPayer], payment)).toBe(ofPayer)
    expect(earningOf([ofAthlete], payment)).toBe(ofAthlete)
    const later = { ...payment, settled_at: at('2027-06-01T00:00:00Z') }
    expect(earningOf([ofAthlete, ofPayer], later)).toBe(ofAthlete)
    expect(earningOf([{ ...ofAthlete, customer_id: 'someone else' }], payment)).toBeUndefined()
  })
})

test('AFF-01 payouts pay the oldest lines first', () => {
  const now = at('2026-06-01T00:00:00Z')
  const state = (sum: number, payable_at = at('2026-05-01T00:00:00Z')) =>
    lineState({ payable_at, sum }, 1000, now)
  expect([state(600), state(1000), state(1001)]).toEqual(['paid', 'paid', 'payable'])
  expect(state(600, now)).toBe('paid')
  expect(state(600, at('2026-06-01T00:00:01Z'))).toBe('pending')
})
