import { VerifyDialog } from '../../features/accounts/code/verify-dialog.tsx'
import type { WaitingForCode } from '../../features/accounts/code/waiting-for-code.ts'
import { LoginDialog } from '../../features/accounts/login/login-dialog.tsx'
import { signUpStartOf } from '../popups/sign-up-start.ts'

export interface SignInAgainBodyProps {
  isOpen: boolean
  email: string
  /** A code has to prove the address first. */
  waiting: WaitingForCode | null
  onClose: () => void
  onCodeNeeded: (waiting: WaitingForCode) => void
  onSignedIn: () => void
}

const reason = 'You have been signed out. Sign in to continue. What you typed is still here.'

export const SignInAgainBody = ({
  isOpen,
  email,
  waiting,
  onClose,
  onCodeNeeded,
  onSignedIn,
}: SignInAgainBodyProps) => (
  <>
    <LoginDialog
      isOpen={isOpen && waiting === null}
      view="appLogin"
      email={email}
      notice={reason}
      start={signUpStartOf(null, null, null)}
      onClose={onClose}
      onSignedIn={onSignedIn}
      onSignedUp={onSignedIn}
      onCodeNeeded={onCodeNeeded}
    />
    <VerifyDialog
      isOpen={isOpen && waiting !== null}
      userId={waiting?.userId ?? ''}
      email={waiting?.email}
      onClose={onClose}
      onSignedIn={onSignedIn}
    />
  </>
)
