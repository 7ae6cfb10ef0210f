import { useState } from 'react'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpening } from '../login/use-opening.ts'
import { CodePasswordScreen } from './code-password-screen.tsx'
import { CodeScreen } from './code-screen.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

interface VerifyDialogProps {
  isOpen: boolean
  userId: string
  /** Where a code was just sent. */
  email?: string | undefined
  onClose: () => void
  onSignedIn: () => void
}

/** ACC-06, ACC-10: the code boxes, for a person who waits for a code or opens the emailed link. */
export const VerifyDialog = (props: VerifyDialogProps) => (
  <Verification key={useOpening(props.isOpen)} {...props} />
)

const Verification = ({ isOpen, userId, email, onClose, onSignedIn }: VerifyDialogProps) => {
  const [isVerified, setVerified] = useState(false)
  /** The right code, while the password is still needed. */
  const [code, setCode] = useState<string | null>(null)
  const title = isVerified ? 'Congratulations' : code ? 'Enter Your Password' : 'Check Your Email'
  const finish = isVerified ? onSignedIn : onClose
  const screen = { title, userId, onVerified: () => setVerified(true) }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={finish}
      title={title}
      isTitleHidden
      isFlush
      size="sm"
      closesOutside={false}
    >
      {isVerified ? (
        <WelcomeScreen title={title} onDone={onSignedIn} />
      ) : code ? (
        <CodePasswordScreen {...screen} code={code} onBack={() => setCode(null)} />
      ) : (
        <CodeScreen {...screen} email={email} onPasswordAsked={email === undefined ? setCode : undefined} />
      )}
    </Dialog>
  )
}
