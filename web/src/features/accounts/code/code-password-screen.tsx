import { verifyEmail } from '@fieldhouse/contract/accounts.sign-up'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'

interface CodePasswordScreenProps {
  title: string
  userId: string
  code: string
  onVerified: () => void
  /** Goes back to the boxes, for another code. */
  onBack: () => void
}

/** ACC-10: a person who finishes a sign-up through the emailed link proves that it is theirs. */
export const CodePasswordScreen = ({ title, userId, code, onVerified, onBack }: CodePasswordScreenProps) => {
  const { phase, message, faultOf, formProps } = useForm(verifyEmail, onVerified, {
    params: { user_id: userId },
  })
  return (
    <Screen
      title={title}
      onBack={onBack}
      lead={
        <p>
          That’s the right code. Now enter the password you signed up with, so no one else can finish signing
          up as you.
        </p>
      }
    >
      <form {...formProps} className="grid gap-5" aria-label={title}>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="came_by" value="mail" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isRequired
          fault={faultOf('password')}
        />
        <Failure message={message ?? faultOf('code')} />
        <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
          Continue
        </Button>
      </form>
      <p className="text-small text-muted">
        Didn’t sign up? Just close this. No account will be opened in your name.
      </p>
    </Screen>
  )
}
