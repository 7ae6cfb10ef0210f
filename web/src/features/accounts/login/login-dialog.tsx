import { useReducer } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { AccessPoster } from './access-poster.tsx'
import { LoginScreens } from './login-screens.tsx'
import { firstLogin, loginReducer, screenTitles, type WaitingForCode } from './login-state.ts'
import type { LoginView } from './login-views.ts'
import { useOpening } from './use-opening.ts'

interface LoginDialogProps {
  isOpen: boolean
  view?: LoginView | undefined
  email?: string | undefined
  start: SignUpStart
  onClose: () => void
  onSignedIn: () => void
  /** A network's address has an account already: a code proves that it is theirs. */
  onCodeNeeded: (waiting: WaitingForCode) => void
}

/** ACC-01: the login popup. Each time it opens it starts anew. */
export const LoginDialog = (props: LoginDialogProps) => <Login key={useOpening(props.isOpen)} {...props} />

const Login = ({ isOpen, view, email, start, onClose, onSignedIn, onCodeNeeded }: LoginDialogProps) => {
  const [state, dispatch] = useReducer(loginReducer, null, () =>
    firstLogin(view ?? 'appLogin', start, email ?? start.invitation?.email ?? ''),
  )
  const { name } = state.screen
  return (
    <Dialog
      isOpen={isOpen}
      // Whoever has given the right code is in, however the popup goes.
      onClose={name === 'congratulations' ? onSignedIn : onClose}
      title={screenTitles[name]}
      isTitleHidden
      isFlush
      size="lg"
    >
      <div className="grid min-h-full lg:min-h-[680px] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <AccessPoster />
        <LoginScreens {...{ state, dispatch, onSignedIn, onCodeNeeded }} />
      </div>
    </Dialog>
  )
}
