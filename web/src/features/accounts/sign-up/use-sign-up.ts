import { register } from '@fieldhouse/contract/accounts.sign-up'
import { useRef } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import type { SignUpEvent, SignUpState } from './sign-up-state.ts'
import { signUpBody } from './sign-up-values.ts'

interface SignUpSending {
  state: SignUpState
  dispatch: (event: SignUpEvent) => void
  onSignedUp: (waiting: { userId: string; email: string }) => void
}

/** Sends the wizard's form. Errors go back to their fields. */
export const useSignUp = ({ state, dispatch, onSignedUp }: SignUpSending) => {
  const isSending = useRef(false)
  /** The same body has the same key, so a retry after a lost response counts one time. */
  const attempt = useRef({ text: '', key: '' })

  const send = async (promoCode: string) => {
    const body = signUpBody(state.start, state.values, promoCode)
    const text = JSON.stringify(body)
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    dispatch({ type: 'sending' })
    try {
      const { data } = await call(register, { body }, { idempotencyKey: attempt.current.key })
      attempt.current = { text: '', key: '' }
      dispatch({ type: 'sent' })
      onSignedUp({ userId: data.user_id, email: body.email })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      dispatch({ type: 'refused', faults: error.errors, message: error.message })
    }
  }

  return (promoCode: string) => {
    if (isSending.current) return
    isSending.current = true
    void send(promoCode).finally(() => {
      isSending.current = false
    })
  }
}
