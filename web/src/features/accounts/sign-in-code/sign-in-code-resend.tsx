import { resendSignInCode } from '@fieldhouse/contract/accounts.sign-in'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { clockWords, useWait } from '../code/use-wait.ts'

/** One code a minute at most. */
const pauseSeconds = 60

/** Another code for the same sign-in, a minute after the last one. */
export const SignInCodeResend = ({ attempt }: { attempt: string }) => {
  const [isSent, setSent] = useState(false)
  const { left, wait } = useWait(pauseSeconds)
  const { phase, message, faultOf, formProps, again } = useForm(resendSignInCode, () => {
    wait(pauseSeconds)
    again()
    setSent(true)
  })
  return (
    <form {...formProps} className="grid justify-items-start gap-3" aria-label="Resend the code">
      <input type="hidden" name="attempt" value={attempt} />
      {left > 0 ? (
        <span className="inline-flex min-h-8 items-center text-ui text-muted touch:min-h-11">
          Resend in {clockWords(left)}
        </span>
      ) : (
        <Button type="submit" size="sm" isOutlined isBusy={phase === 'sending'}>
          Resend
        </Button>
      )}
      <p role="status" className="text-small text-muted empty:hidden">
        {isSent && left > 0 && 'If a code can be sent, a new one is on its way. Use the newest.'}
      </p>
      <p role="alert" className="text-small text-danger empty:hidden">
        {message ?? faultOf('code')}
      </p>
    </form>
  )
}
