import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { clearCookie, readCookie } from '../../../lib/cookies.ts'
import { checkPromoCode, type PromoAnswer } from './check-promo-code.ts'
import { emptyPromo, promoCodeIn, promoReducer } from './promo-state.ts'

const noAnswer = 'The code could not be checked. Please try again.'

/** A promo code while it is typed, checked, applied, and removed. A code from before starts as applied. */
export const usePromoCode = () => {
  const [state, dispatch] = useReducer(promoReducer, emptyPromo)
  const question = useRef<AbortController>(null)

  const ask = async (text: string): Promise<PromoAnswer['status'] | 'stale'> => {
    question.current?.abort()
    const asked = new AbortController()
    question.current = asked
    dispatch({ type: 'asked' })
    const answer = await checkPromoCode(text, asked.signal).catch(
      (): PromoAnswer => ({ status: 'unknown', message: noAnswer }),
    )
    if (asked.signal.aborted) return 'stale'
    dispatch(
      answer.status === 'applied'
        ? { type: 'applied', promo: answer.promo }
        : { type: 'refused', fault: answer.message },
    )
    return answer.status
  }

  const type = (text: string) => {
    question.current?.abort()
    dispatch({ type: 'typed', text })
  }

  const cancel = () => {
    question.current?.abort()
    clearCookie('promo-code')
    dispatch({ type: 'cancelled' })
  }

  const recall = useEffectEvent(async () => {
    const remembered = readCookie('promo-code')
    if (!remembered) return
    dispatch({ type: 'typed', text: remembered })
    // It has ended. The person did not type it here, so no error is shown.
    if ((await ask(remembered)) === 'invalid') dispatch({ type: 'cancelled' })
  })

  useEffect(() => {
    void recall()
    return () => question.current?.abort()
  }, [])

  return {
    state,
    type,
    cancel,
    verify: () => {
      if (state.phase !== 'loading' && promoCodeIn(state.text) !== '') void ask(state.text)
    },
  }
}
