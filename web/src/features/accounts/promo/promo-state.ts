import type { PromoCode } from '@fieldhouse/contract/affiliates'

/** ACC-11: the state of the promo code field. */
export type PromoState =
  | { phase: 'idle'; text: string }
  | { phase: 'loading'; text: string }
  | { phase: 'success'; text: string; promo: PromoCode }
  | { phase: 'error'; text: string; fault: string }

export type PromoEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked' }
  | { type: 'applied'; promo: PromoCode }
  | { type: 'refused'; fault: string }
  | { type: 'cancelled' }

export const emptyPromo: PromoState = { phase: 'idle', text: '' }

/** The code to send. Case and outer spaces are ignored. */
export const promoCodeIn = (text: string): string => text.trim().toUpperCase()

export const promoReducer = (state: PromoState, event: PromoEvent): PromoState => {
  switch (event.type) {
    case 'typed':
      return event.text === state.text ? state : { phase: 'idle', text: event.text }
    case 'asked':
      return state.phase === 'success' || promoCodeIn(state.text) === ''
        ? state
        : { phase: 'loading', text: state.text }
    // Ignores the response to a canceled or replaced check.
    case 'applied':
      return state.phase === 'loading'
        ? { phase: 'success', text: event.promo.code, promo: event.promo }
        : state
    case 'refused':
      return state.phase === 'loading' ? { phase: 'error', text: state.text, fault: event.fault } : state
    case 'cancelled':
      return emptyPromo
  }
}

/** What the form sends: never a refused or unchecked code. */
export const sentPromoCode = (state: PromoState): string =>
  state.phase === 'success' || state.phase === 'loading' ? promoCodeIn(state.text) : ''
