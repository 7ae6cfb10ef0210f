import { resendCode } from '@fieldhouse/contract/accounts.sign-up'
import { useState } from 'react'
import { useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmailField } from '../login/email-field.tsx'
import { Failure } from '../login/failure.tsx'
import { Screen } from '../login/screen.tsx'
import { useOpening } from '../login/use-opening.ts'

interface ResendDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** ACC-10: a new code for a person who lost the email. A link identifies the account; an address alone does not. */
export const ResendDialog = (props: ResendDialogProps) => (
  <Resending key={useOpening(props.isOpen)} {...props} />
)

const Resending = ({ isOpen, onClose }: ResendDialogProps) => {
  const [isSent, setSent] = useState(false)
  const title = isSent ? 'Check Your Email' : 'Resend the Code'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} isTitleHidden isFlush size="sm">
      {isSent ? (
        <Screen
          key="sent"
          title={title}
          lead={
            <p>
              If this address still needs a code, one is on its way. Open the link in that email and enter the
              four digits there. Nothing in a few minutes? Look in your spam folder.
            </p>
          }
        >
          <Button size="lg" isBlock onClick={onClose}>
            Got It
          </Button>
        </Screen>
      ) : (
        <AddressScreen key="address" title={title} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

const AddressScreen = ({ title, onSent }: { title: string; onSent: () => void }) => {
  const { phase, message, faultOf, formProps } = useForm(resendCode, onSent)
  return (
    <Screen title={title} lead={<p>Which address did you sign up with?</p>}>
      <form {...formProps} className="grid gap-5" aria-label={title}>
        <EmailField fault={faultOf('email')} />
        <Failure message={message} />
        <Button type="submit" size="lg" isBlock isBusy={phase !== 'editing'}>
          Resend
        </Button>
      </form>
    </Screen>
  )
}
