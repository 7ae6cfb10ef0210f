import { verifyUserEmail } from '@fieldhouse/contract/accounts.sign-up'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { maskedAddress } from '../code/masked-address.ts'
import { useCode } from '../code/use-code.ts'
import { clockWords, useWait } from '../code/use-wait.ts'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { TextButton } from '../login/text-button.tsx'

interface RoleCodeScreenProps {
  title: string
  userId: string
  email: string
  onVerified: () => void
  onAddressWrong: () => void
}

/** Codes go out once a minute. */
const pauseSeconds = 60

/** ACC-13: the address that was given is proven before the role holds. */
export const RoleCodeScreen = ({ title, userId, email, onVerified, onAddressWrong }: RoleCodeScreenProps) => {
  const { phase, fault, failure, check } = useCode(userId, onVerified)
  return (
    <Screen
      title={title}
      lead={
        <p>
          Four digits are on their way to{' '}
          <strong className="font-semibold break-all text-text">{maskedAddress(email)}</strong>. They work for
          15 minutes.
        </p>
      }
    >
      <CodeBoxes
        label="Verification code"
        isLabelHidden
        name="code"
        fault={fault}
        onComplete={check}
        canRepeat={failure !== null}
        isBusy={phase === 'checking'}
      />
      <Failure
        message={failure?.message}
        action={
          failure && (
            <Button size="sm" isOutlined onClick={() => check(failure.code)}>
              Try again
            </Button>
          )
        }
      />
      <div className="grid gap-3 border-t border-line pt-4">
        <Resending email={email} onAddressWrong={onAddressWrong} />
        <p className="text-small text-muted">
          Nothing there yet? Look in your spam folder: first mails from somebody new often land in it.
        </p>
      </div>
    </Screen>
  )
}

const Resending = ({ email, onAddressWrong }: Pick<RoleCodeScreenProps, 'email' | 'onAddressWrong'>) => {
  const { left, wait } = useWait(pauseSeconds)
  const [isSent, setSent] = useState(false)
  const { phase, message, faultOf, formProps, again } = useForm(verifyUserEmail, () => {
    again()
    wait(pauseSeconds)
    setSent(true)
  })
  return (
    <form {...formProps} className="grid gap-3" aria-label="Resend the code">
      <input type="hidden" name="email" value={email} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {left > 0 ? (
          <span className="inline-flex min-h-8 items-center text-ui text-muted touch:min-h-11">
            Resend in {clockWords(left)}
          </span>
        ) : (
          <Button type="submit" size="sm" isOutlined isBusy={phase === 'sending'}>
            Resend
          </Button>
        )}
        <TextButton onClick={onAddressWrong}>Change the address</TextButton>
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {isSent && left > 0 && 'A new code is on its way.'}
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {faultOf('email') ?? message}
      </p>
    </form>
  )
}
