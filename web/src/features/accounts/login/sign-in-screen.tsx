import { login } from '@fieldhouse/contract/accounts'
import type { ErrorCode } from '@fieldhouse/contract/errors'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import { EmailCodeOffer } from '../sign-in-code/email-code-offer.tsx'
import type { WaitingForSignInCode } from '../sign-in-code/waiting-for-sign-in-code.ts'
import { EmailField } from './email-field.tsx'
import { Failure } from './failure.tsx'
import { NetworkChoice } from './network-choice.tsx'
import { Screen } from './screen.tsx'
import { TextButton } from './text-button.tsx'
import type { LoginNetworks } from './use-networks.ts'

interface SignInScreenProps {
  title: string
  email: string
  /** Why the person has to sign in. */
  notice?: string | undefined
  teamId: string | null
  networks: LoginNetworks
  onEmailTyped: (email: string) => void
  onSignedIn: () => void
  onCodeAsked: (waiting: WaitingForSignInCode) => void
  /** The sign-up was not finished, so its code is needed. */
  onUnconfirmed: (waiting: WaitingForCode) => void
  /** They deleted the account and can restore it. */
  onDeleted: (deleted: { email: string; until: string }) => void
  onForgotten: () => void
  onSignUp: () => void
  onBack: (() => void) | undefined
}

/** A person who can't use the password can use a code. */
const offersCode: ReadonlySet<ErrorCode> = new Set([
  'wrong_password',
  'wrong_credentials',
  'too_many_attempts',
  'too_many_requests',
])

/** ACC-02: sign in by email and password, or with a network. */
export const SignInScreen = ({
  title,
  email,
  notice,
  teamId,
  networks,
  onEmailTyped,
  onSignedIn,
  onCodeAsked,
  onUnconfirmed,
  onDeleted,
  onForgotten,
  onSignUp,
  onBack,
}: SignInScreenProps) => {
  const [refusal, setRefusal] = useState<ErrorCode | null>(null)
  const { phase, message, isValid, faultOf, formProps } = useForm(
    login,
    (answer) => {
      if ('attempt' in answer) return onCodeAsked({ attempt: answer.attempt, email, proof: 'password' })
      if ('user_id' in answer) return onUnconfirmed({ userId: answer.user_id, email })
      if ('restorable_until' in answer) return onDeleted({ email, until: answer.restorable_until })
      onSignedIn()
    },
    { onRefused: ({ code }) => setRefusal(code) },
  )
  return (
    <Screen title={title} onBack={onBack}>
      {notice && <Notice>{notice}</Notice>}
      <NetworkChoice {...networks} />
      <form {...formProps} className="grid gap-5" aria-label={title}>
        {teamId !== null && <input type="hidden" name="team_id" value={teamId} />}
        <EmailField
          autoComplete="username"
          defaultValue={email}
          onValueChange={onEmailTyped}
          fault={faultOf('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isRequired
          fault={faultOf('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label="Remember Me" name="remember" defaultChecked />
          <TextButton onClick={onForgotten}>Reset Password?</TextButton>
        </div>
        <Failure message={message} title={refusal === 'wrong_password' ? 'Incorrect password' : undefined} />
        {message !== null && refusal !== null && offersCode.has(refusal) && (
          <EmailCodeOffer onAsked={onCodeAsked} />
        )}
        <Button type="submit" size="lg" isBlock disabled={!isValid} isBusy={phase !== 'editing'}>
          Sign In
        </Button>
      </form>
      <p className="text-ui text-muted">
        New to Fieldhouse? <TextButton onClick={onSignUp}>Create an account</TextButton>
      </p>
    </Screen>
  )
}
