import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useOpening } from '../login/use-opening.ts'
import { CodeScreen } from './code-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

interface VerifyDialogProps {
  isOpen: boolean
  userId: string
  /** Where a code has just gone. */
  email?: string | undefined
  onClose: () => void
  onSignedIn: () => void
}

/** ACC-06, ACC-10: the code boxes, for whoever waits for a code or comes by the link of its mail. */
export const VerifyDialog = (props: VerifyDialogProps) => (
  <Verification key={useOpening(props.isOpen)} {...props} />
)

const Verification = ({ isOpen, userId, email, onClose, onSignedIn }: VerifyDialogProps) => {
  const [isVerified, setVerified] = useState(false)
  const title = isVerified ? 'Congratulations' : 'Check Your Email'
  const finish = isVerified ? onSignedIn : onClose
  return (
    <Dialog isOpen={isOpen} onClose={finish} title={title} isTitleHidden isFlush size="sm">
      {isVerified ? (
        <WelcomeScreen title={title} onDone={onSignedIn} />
      ) : (
        <CodeScreen title={title} userId={userId} email={email} onVerified={() => setVerified(true)} />
      )}
    </Dialog>
  )
}
