import { resendCode } from '@fieldhouse/contract/accounts.sign-up'
import type { Endpoint } from '@fieldhouse/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmailField } from '../login/email-field.tsx'
import { TextButton } from '../login/text-button.tsx'
import { clockWords, useWait } from './use-wait.ts'

/** One code a minute at most. */
const pauseSeconds = 60

interface ResendFormProps {
  /** The call that sends a code to an email address. The default is the sign-up code. */
  endpoint?: Endpoint
  /** Where the last code was sent. Without it, the person enters the address. */
  email: string | undefined
  /** Shown at the end of the line. */
  aside?: ReactNode
}

/** ACC-06: sends the code again, a minute after the last one. */
export const ResendForm = ({ endpoint = resendCode, email, aside }: ResendFormProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isSent, setSent] = useState(false)
  const { left, wait } = useWait(email === undefined ? 0 : pauseSeconds)
  const { phase, message, faultOf, formProps, again } = useForm(endpoint, () => {
    wait(pauseSeconds)
    again()
    setSent(true)
  })
  const needsAddress = email === undefined

  const resend =
    left > 0 ? (
      <span className="inline-flex min-h-8 items-center text-ui text-muted touch:min-h-11">
        Resend in {clockWords(left)}
      </span>
    ) : (
      <Button type="submit" size="sm" isOutlined isBusy={phase === 'sending'}>
        Resend
      </Button>
    )

  return (
    <form {...formProps} className="grid gap-3" aria-label="Resend the code">
      {email !== undefined && <input type="hidden" name="email" value={email} />}
      {needsAddress && isAsking && (
        <EmailField hint="The address you signed up with." fault={faultOf('email')} autoFocus />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {needsAddress && !isAsking ? (
          <TextButton onClick={() => setAsking(true)}>Didn’t get a code?</TextButton>
        ) : (
          resend
        )}
        {aside}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {isSent && left > 0 && (needsAddress ? sentPerhaps : 'A new code is on its way.')}
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message ?? (needsAddress ? null : faultOf('email'))}
      </p>
    </form>
  )
}

/** The server does not reveal whether an address is waiting for a code. */
const sentPerhaps = 'If this address still needs a code, a new one is on its way.'
