import type { SignUpEvent, SignUpState } from './sign-up-state.ts'
import type { SignUpField } from './sign-up-values.ts'

/** The props of every wizard step. */
export interface StepProps {
  state: SignUpState
  dispatch: (event: SignUpEvent) => void
  onLeave: (field: SignUpField) => void
  faultOf: (field: SignUpField | 'promo_code') => string | undefined
}
