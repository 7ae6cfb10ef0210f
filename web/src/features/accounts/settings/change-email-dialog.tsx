import { changeEmail } from '@fieldhouse/contract/accounts'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ResendForm } from '../code/resend-form.tsx'
import { useCode } from '../code/use-code.ts'
import { TextButton } from '../login/text-button.tsx'
import { useArrivalFocus } from '../login/use-arrival-focus.ts'

interface ChangeEmailDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The new address is proven. */
  onChanged: (email: string) => void
}

export const ChangeEmailDialog = ({ isOpen, onClose, onChanged }: ChangeEmailDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Change email"
    description="You stay signed in here. Everywhere else you are signed out."
    size="sm"
  >
    <ChangeEmail onChanged={onChanged} />
  </Dialog>
)

interface Waiting {
  user_id: string
  email: string
}

/** First the address and the password, then the emailed code. The old address stays until then. */
const ChangeEmail = ({ onChanged }: Pick<ChangeEmailDialogProps, 'onChanged'>) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [isWrong, setWrong] = useState(false)
  const send = (next: Waiting) => {
    setWaiting(next)
    setWrong(false)
  }
  return waiting && !isWrong ? (
    <CodeStep waiting={waiting} onProved={() => onChanged(waiting.email)} onBack={() => setWrong(true)} />
  ) : (
    <AddressStep typed={waiting?.email} onSent={send} />
  )
}

interface AddressStepProps {
  /** The address of an earlier code. */
  typed: string | undefined
  onSent: (waiting: Waiting) => void
}

const AddressStep = ({ typed, onSent }: AddressStepProps) => {
  const place = useArrivalFocus<HTMLDivElement>()
  const { phase, message, faultOf, formProps } = useForm(changeEmail, ({ data }) => onSent(data))
  return (
    <div ref={place}>
      <form {...formProps} className="grid gap-5" aria-label="Change email">
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed}
          isRequired
          hint="We send a 4-digit code to it."
          fault={faultOf('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          isRequired
          hint="The one you sign in with now."
          fault={faultOf('password')}
        />
        <p role="alert" className="text-small text-danger empty:hidden">
          {message}
        </p>
        <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
          Send the code
        </Button>
      </form>
    </div>
  )
}

interface CodeStepProps {
  waiting: Waiting
  onProved: () => void
  onBack: () => void
}

const CodeStep = ({ waiting, onProved, onBack }: CodeStepProps) => {
  const place = useArrivalFocus<HTMLDivElement>()
  const { phase, fault, failure, check } = useCode(waiting.user_id, onProved)
  return (
    <div ref={place} className="grid gap-5">
      <p className="text-muted">
        We sent a 4-digit code to <b className="text-text wrap-anywhere">{waiting.email}</b>. Your old address
        stays until you enter it.
      </p>
      <CodeBoxes
        label="Code"
        name="code"
        isRequired
        isBusy={phase === 'checking'}
        fault={fault ?? failure?.message}
        canRepeat={failure !== null}
        onComplete={check}
      />
      <p role="status" className="sr-only">
        {phase === 'checking' && 'Checking the code'}
      </p>
      <ResendForm
        email={waiting.email}
        aside={<TextButton onClick={onBack}>Change the address</TextButton>}
      />
    </div>
  )
}
