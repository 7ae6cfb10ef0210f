import { signInByCode, signInCodeLength } from '@fieldhouse/contract/accounts.sign-in'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { without } from '../../../ui/forms/text-rule.ts'
import { maskedAddress } from '../code/masked-address.ts'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { SignInCodeResend } from './sign-in-code-resend.tsx'
import type { WaitingForSignInCode } from './waiting-for-sign-in-code.ts'

interface SignInCodeScreenProps {
  title: string
  waiting: WaitingForSignInCode
  onSignedIn: () => void
  onBack: () => void
}

/** The email shows the code in two halves. Pasting both works. */
const digitsOnly = without(/\D/gu)

const MaskedAddress = ({ email }: { email: string }) => (
  <strong className="inline-block max-w-full font-semibold wrap-anywhere text-text">
    {maskedAddress(email)}
  </strong>
)

/** ACC-02: the emailed code finishes a sign-in. The texts do not reveal whether a password or an address was right. */
export const SignInCodeScreen = ({ title, waiting, onSignedIn, onBack }: SignInCodeScreenProps) => {
  const { attempt, email, proof } = waiting
  const { phase, message, isValid, faultOf, formProps } = useForm(signInByCode, onSignedIn)
  return (
    <Screen
      title={title}
      onBack={onBack}
      lead={
        proof === 'password' ? (
          <p>
            There were many wrong passwords for this account, so we ask for one more step. If your password is
            right, we sent a code to <MaskedAddress email={email} />. It works for 15 minutes.
          </p>
        ) : (
          <p>
            If <MaskedAddress email={email} /> has an account, a code is on its way there. It works for 15
            minutes, in this window only.
          </p>
        )
      }
    >
      <form {...formProps} className="grid gap-5" aria-label={title}>
        <input type="hidden" name="attempt" value={attempt} />
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`${signInCodeLength} digits`}
          rule={digitsOnly}
          isRequired
          fault={faultOf('code')}
        />
        <Failure message={message ?? faultOf('attempt')} />
        <Button type="submit" size="lg" isBlock disabled={!isValid} isBusy={phase !== 'editing'}>
          Sign In
        </Button>
      </form>
      <div className="grid gap-3 border-t border-line pt-4">
        <SignInCodeResend attempt={attempt} />
        <p className="text-small text-muted">
          Nothing there yet? Look in your spam folder, or check the email address you typed.
        </p>
      </div>
    </Screen>
  )
}
