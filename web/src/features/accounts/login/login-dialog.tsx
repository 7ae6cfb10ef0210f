import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { AccessPoster } from './access-poster.tsx'
import { LoginScreens } from './login-screens.tsx'
import { isKeptOpen, screenTitles } from './login-state.ts'
import type { LoginView } from './login-views.ts'
import { useLogin } from './use-login.ts'
import { useOpening } from './use-opening.ts'

interface LoginDialogProps {
  isOpen: boolean
  view?: LoginView | undefined
  email?: string | undefined
  /** Why it opened, above the form. */
  notice?: string | undefined
  start: SignUpStart
  onClose: () => void
  onSignedIn: () => void
  /** Signed in for the first time. */
  onSignedUp: () => void
  /** The network's address already has an account: a code proves that it is theirs. */
  onCodeNeeded: (waiting: WaitingForCode) => void
  /** What Back does here, or null if it closes the dialog. */
  onBackChange?: ((goBack: (() => void) | null) => void) | undefined
}

/** ACC-01: the login popup. It starts over each time it opens. */
export const LoginDialog = (props: LoginDialogProps) => <Login key={useOpening(props.isOpen)} {...props} />

const Login = (props: LoginDialogProps) => {
  const { isOpen, view, email, notice, start, onClose, onSignedIn, onSignedUp, onCodeNeeded, onBackChange } =
    props
  const { state, dispatch } = useLogin({ isOpen, view: view ?? 'appLogin', email, start, onBackChange })
  const { name } = state.screen
  return (
    <Dialog
      isOpen={isOpen}
      // After the right code the person is signed in, however the popup closes.
      onClose={name === 'congratulations' ? onSignedUp : onClose}
      title={screenTitles[name]}
      isTitleHidden
      isFlush
      size="lg"
      closesOutside={!isKeptOpen(state)}
    >
      <div className="grid min-h-full lg:min-h-[680px] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <AccessPoster />
        <LoginScreens {...{ state, dispatch, notice, onSignedIn, onSignedUp, onCodeNeeded }} />
      </div>
    </Dialog>
  )
}
