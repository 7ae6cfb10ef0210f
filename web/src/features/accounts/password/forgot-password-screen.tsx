import { requestPasswordReset } from '@fieldhouse/contract/accounts.sign-up'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmailField } from '../login/email-field.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'

interface ForgotPasswordScreenProps {
  title: string
  email: string
  onEmailTyped?: ((email: string) => void) | undefined
  onSent: () => void
  /** Returns to Sign In, if there is one. */
  onBack?: (() => void) | undefined
}

/** ACC-09: requests a link to choose another password. */
export const ForgotPasswordScreen = ({
  title,
  email,
  onEmailTyped,
  onSent,
  onBack,
}: ForgotPasswordScreenProps) => {
  const { phase, message, faultOf, formProps } = useForm(requestPasswordReset, onSent)
  return (
    <Screen title={title} lead={<p>Enter your email and we’ll send you a link to choose a new password.</p>}>
      <form {...formProps} className="grid gap-5" aria-label={title}>
        <EmailField
          autoComplete="username"
          defaultValue={email}
          onValueChange={onEmailTyped}
          fault={faultOf('email')}
        />
        <Failure message={message} />
        <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
          Request a Password Reset
        </Button>
        {onBack && (
          <p className="justify-self-center">
            <TextButton onClick={onBack}>Back to Log In</TextButton>
          </p>
        )}
      </form>
    </Screen>
  )
}

/** Shown afterwards. The specification defines the texts. */
export const LinkSentScreen = ({ title, onDone }: { title: string; onDone: () => void }) => (
  <Screen title={title} lead={<p>We will send you a link to change your password.</p>}>
    <Button size="lg" isBlock onClick={onDone}>
      Got It
    </Button>
  </Screen>
)
