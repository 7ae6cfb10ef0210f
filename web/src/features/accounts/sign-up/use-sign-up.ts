import { register } from '@fieldhouse/contract/accounts.sign-up'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { createSendingKey } from '../../../lib/idempotency-key.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useAction } from '../../../lib/use-action.ts'
import { codeOnTheWay, type SignUpEvent, type SignUpState } from './sign-up-state.ts'
import { signUpBody } from './sign-up-values.ts'

interface SignUpSending {
  state: SignUpState
  dispatch: (event: SignUpEvent) => void
  onSignedUp: (waiting: { userId: string; email: string }) => void
}

/** Sends the wizard's form. Errors go back to their fields. */
export const useSignUp = ({ state, dispatch, onSignedUp }: SignUpSending) => {
  const [sending] = useState(createSendingKey)

  const send = async (promoCode: string) => {
    const body = signUpBody(state.start, state.values, promoCode)
    const form = JSON.stringify(body)
    // Back from the code screen, with the same form: its code is still good, so no other is requested.
    const earlier = codeOnTheWay(state, form)
    if (earlier) return onSignedUp(earlier)
    dispatch({ type: 'sending' })
    const { data } = await call(register, { body }, { idempotencyKey: sending.of(body) })
    sending.arrived()
    const waiting = { userId: data.user_id, email: body.email }
    dispatch({ type: 'sent', form, waiting })
    onSignedUp(waiting)
  }

  const { run } = useAction(send, {
    onFault: (error) =>
      dispatch({
        type: 'refused',
        faults: error instanceof ApiError ? error.errors : {},
        message: error instanceof ApiError ? error.message : plainReason(error),
      }),
  })
  return (promoCode: string) => void run(promoCode)
}
