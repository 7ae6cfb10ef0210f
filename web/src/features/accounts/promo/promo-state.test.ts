import type { PromoCode } from '@fieldhouse/contract/affiliates'
import { describe, expect, test } from 'vitest'
import { canUsePromoCode } from './can-use-promo-code.ts'
import { emptyPromo, type PromoEvent, type PromoState, promoReducer, sentPromoCode } from './promo-state.ts'

const promo: PromoCode = {
  code: 'MAYA15',
  kind: 'percent',
  percent: 15,
  amount: null,
  currency: 'USD',
  text: '15% off',
  user: { first_name: 'Maya', last_name: 'Ortiz' },
}

const after = (...events: PromoEvent[]): PromoState => events.reduce(promoReducer, emptyPromo)
const typed: PromoEvent = { type: 'typed', text: ' maya15 ' }
const asked: PromoEvent = { type: 'asked' }
const applied: PromoEvent = { type: 'applied', promo }
const refused: PromoEvent = { type: 'refused', fault: 'Promo code is invalid' }

describe('ACC-11 the promo code field', () => {
  test('goes from idle through loading to success, and shows the normalized code', () => {
    expect(after(typed)).toEqual({ phase: 'idle', text: ' maya15 ' })
    expect(after(typed, asked)).toEqual({ phase: 'loading', text: ' maya15 ' })
    expect(after(typed, asked, applied)).toEqual({ phase: 'success', text: 'MAYA15', promo })
  })

  test("goes to error with the server's message, and keeps what was typed", () => {
    const wrong = after(typed, asked, refused)
    expect(wrong).toEqual({ phase: 'error', text: ' maya15 ', fault: 'Promo code is invalid' })
    expect(promoReducer(wrong, { type: 'typed', text: 'maya1' })).toEqual({ phase: 'idle', text: 'maya1' })
  })

  test('checks nothing while it is empty', () => {
    expect(after(asked)).toEqual(emptyPromo)
    expect(after({ type: 'typed', text: '   ' }, asked).phase).toBe('idle')
  })

  test('is empty after Cancel', () => {
    expect(after(typed, asked, applied, { type: 'cancelled' })).toEqual(emptyPromo)
  })

  test.each([
    ['typed over', { type: 'typed', text: 'other' } as const],
    ['cancelled', { type: 'cancelled' } as const],
  ])('ignores the response to a check that was %s', (_, event) => {
    const state = after(typed, asked, event)
    expect(promoReducer(state, applied)).toBe(state)
    expect(promoReducer(state, refused)).toBe(state)
  })

  test.each<[string, string, PromoEvent[]]>([
    ['nothing while it is empty', '', []],
    ['no unchecked code', '', [typed]],
    ['no refused code', '', [typed, asked, refused]],
    ['a code that is still being checked', 'MAYA15', [typed, asked]],
    ['a valid code', 'MAYA15', [typed, asked, applied]],
    ['nothing after Cancel', '', [typed, asked, applied, { type: 'cancelled' }]],
  ])('sends %s', (_, sent, events) => {
    expect(sentPromoCode(after(...events))).toBe(sent)
  })
})

describe('ACC-11 a promo code is usable', () => {
  test('for a visitor', () => expect(canUsePromoCode(null)).toBe(true))

  test.each([
    ['athlete', true, true],
    ['athlete', false, false],
    ['parent', true, true],
    ['parent', false, false],
    ['unknown', true, true],
    ['rsc', false, false],
    ['affiliate', false, false],
    ['coach', false, true],
    ['admin', false, true],
  ] as const)('by a user of type %s with can_use_promo_code %s: %s', (type, can_use_promo_code, isUsable) => {
    expect(canUsePromoCode({ type, can_use_promo_code })).toBe(isUsable)
  })
})
