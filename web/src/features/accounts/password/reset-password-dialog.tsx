import { resetPassword } from '@fieldhouse/contract/accounts.sign-up'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { useNewPassword } from '../../../lib/use-new-password.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { EmailField } from '../login/email-field.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { useOpening } from '../login/use-opening.ts'
import { ForgotPasswordScreen, LinkSentScreen } from './forgot-password-screen.tsx'

interface ResetPasswordDialogProps {
  isOpen: boolean
  token: string
  email: string
  onClose: () => void
  onChanged: () => void
}

/** ACC-09: where the link from the mail leads. */
export const ResetPasswordDialog = (props: ResetPasswordDialogProps) => (
  <PasswordReset key={useOpening(props.isOpen)} {...props} />
)

const titles = {
  choose: 'Please input new password',
  ask: 'Reset Password',
  sent: 'Time to Check Your Email',
}

const PasswordReset = ({ isOpen, token, email, onClose, onChanged }: ResetPasswordDialogProps) => {
  const [screen, setScreen] = useState<keyof typeof titles>('choose')
  const title = titles[screen]
  const finish = () => {
    toast('Your password is changed')
    onChanged()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} isTitleHidden isFlush size="sm">
      {screen === 'choose' && (
        <NewPasswordScreen
          {...{ title, token, email }}
          onChanged={finish}
          onLinkAsked={() => setScreen('ask')}
        />
      )}
      {screen === 'ask' && (
        <ForgotPasswordScreen title={title} email={email} onSent={() => setScreen('sent')} />
      )}
      {screen === 'sent' && <LinkSentScreen title={title} onDone={onClose} />}
    </Dialog>
  )
}

interface NewPasswordScreenProps {
  title: string
  token: string
  email: string
  onChanged: () => void
  onLinkAsked: () => void
}

const NewPasswordScreen = ({ title, token, email, onChanged, onLinkAsked }: NewPasswordScreenProps) => {
  const newPassword = useNewPassword({ email })
  const { phase, message, faultOf, formProps } = useForm(resetPassword, onChanged, {
    alsoCheck: ({ password }) => newPassword.faultsOf(password, 'password'),
  })
  const [typed, setTyped] = useState('')
  const linkFault = faultOf('token') ?? (email ? faultOf('email') : undefined)
  return (
    <Screen title={title}>
      <form {...formProps} className="grid gap-5" aria-label={title}>
        <input type="hidden" name="token" value={token} />
        {!email && <EmailField autoComplete="username" fault={faultOf('email')} />}
        <PasswordField
          label="Password"
          name="password"
          {...newPassword.fieldProps}
          isRequired
          onValueChange={setTyped}
          fault={faultOf('password')}
        />
        <PasswordField
          label="Password confirmation"
          name="confirm_password"
          autoComplete="new-password"
          isRequired
          fault={faultOf('confirm_password')}
        />
        {email && (
          // For password managers: they keep a password under its address.
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        )}
        <Failure
          message={linkFault ?? message}
          action={
            <Button size="sm" isOutlined onClick={onLinkAsked}>
              Request a new link
            </Button>
          }
        />
        <Button
          type="submit"
          size="lg"
          isBlock
          disabled={newPassword.isWeak(typed)}
          isBusy={phase !== 'editing'}
        >
          Save the new password
        </Button>
      </form>
    </Screen>
  )
}
