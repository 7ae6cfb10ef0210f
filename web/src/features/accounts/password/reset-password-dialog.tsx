import { checkPasswordReset, resetPassword } from '@fieldhouse/contract/accounts.sign-up'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useNewPassword } from '../../../lib/use-new-password.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
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

/** ACC-09: the dialog that the emailed link opens. */
export const ResetPasswordDialog = (props: ResetPasswordDialogProps) => (
  <PasswordReset key={useOpening(props.isOpen)} {...props} />
)

const resetTitles = {
  check: 'Please input new password',
  dead: 'This Link No Longer Works',
  choose: 'Please input new password',
  ask: 'Reset Password',
  sent: 'Time to Check Your Email',
}

const PasswordReset = ({ isOpen, token, email, onClose, onChanged }: ResetPasswordDialogProps) => {
  const [screen, setScreen] = useState<keyof typeof resetTitles>('check')
  useEffect(() => {
    if (!isOpen) return
    const question = new AbortController()
    call(checkPasswordReset, { body: { token } }, { signal: question.signal }).then(
      ({ data }) => setScreen(data.is_valid ? 'choose' : 'dead'),
      // The check failed, so the server decides when the password is sent.
      () => question.signal.aborted || setScreen('choose'),
    )
    return () => question.abort()
  }, [isOpen, token])
  const title = resetTitles[screen]
  const finish = () => {
    toast('Your password is changed, and you are signed in')
    onChanged()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isTitleHidden
      isFlush
      size="sm"
      closesOutside={false}
    >
      {screen === 'check' && (
        <Screen key="check" title={title}>
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner />
            Checking your link
          </p>
        </Screen>
      )}
      {screen === 'dead' && (
        <Screen
          key="dead"
          title={title}
          lead={<p>A link works once, for 60 minutes. Request a new one and use the newest email from us.</p>}
        >
          <Button size="lg" isBlock onClick={() => setScreen('ask')}>
            Request a new link
          </Button>
        </Screen>
      )}
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
          // For password managers, which store a password under its address.
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
