import { collegeEmailHint } from '../coach/college-email-hint.ts'
import { EmailField } from '../login/email-field.tsx'
import { TextButton } from '../login/text-button.tsx'
import { isMailChecked, isTaken } from './sign-up-state.ts'
import { asksFor } from './sign-up-values.ts'
import type { StepProps } from './step-props.ts'
import { useMailCheck } from './use-mail-check.ts'

interface EmailStepProps extends StepProps {
  isAddressRight: boolean
  onSignIn: () => void
}

/** Step 1: a valid address that is not taken. */
export const EmailStep = ({
  state,
  dispatch,
  onLeave,
  faultOf,
  isAddressRight,
  onSignIn,
}: EmailStepProps) => {
  const { email, type } = state.values
  const isAsking = isAddressRight && !isMailChecked(state)
  useMailCheck(email, isAsking, (asked, verdict) => dispatch({ type: 'mail-checked', email: asked, verdict }))
  return (
    <div className="grid gap-2">
      <EmailField
        defaultValue={email}
        onValueChange={(value) => dispatch({ type: 'typed', field: 'email', value })}
        onBlur={() => onLeave('email')}
        hint={asksFor(state.start, type).college ? collegeEmailHint : undefined}
        fault={faultOf('email')}
      />
      <p role="status" className="text-small text-muted empty:hidden">
        {isAsking && 'Checking the address…'}
      </p>
      <p className="text-ui text-muted">
        {isTaken(state) ? 'Is it yours? ' : 'Already have an account? '}
        <TextButton onClick={onSignIn}>Sign In</TextButton>
      </p>
    </div>
  )
}
