import { useEffect, useEffectEvent } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { LoginScreens } from './login-screens.tsx'
import { screenTitles } from './login-state.ts'
import type { LoginView } from './login-views.ts'
import { Screen } from './screen.tsx'
import { useLogin } from './use-login.ts'

interface AccountStepsProps {
  isOpen: boolean
  view: LoginView
  start: SignUpStart
  /** Back from the first screen. */
  onLeave: () => void
  onSignedIn: () => void
  onSignedUp: () => void
  onCodeNeeded: (waiting: WaitingForCode) => void
  onBackChange: (goBack: (() => void) | null) => void
  /** The title of the current screen, for the dialog around it. */
  onTitleChange: (title: string) => void
}

/** PAY-02: the screens of the login popup inside another dialog. After the right code it goes on by itself. */
export const AccountSteps = (given: AccountStepsProps) => {
  const { onLeave, onSignedUp, onBackChange, onTitleChange, ...props } = given
  const { state, dispatch } = useLogin({
    ...props,
    isResetByClosing: true,
    onBackChange: (goBack) => onBackChange(goBack ?? onLeave),
  })
  const title = screenTitles[state.screen.name]
  const tellTitle = useEffectEvent(onTitleChange)
  useEffect(() => tellTitle(title), [title])
  const isVerified = state.screen.name === 'congratulations'
  const goOn = useEffectEvent(onSignedUp)
  useEffect(() => {
    if (isVerified) goOn()
  }, [isVerified])
  if (isVerified)
    return (
      <Screen title={title}>
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          Your account is ready. We are opening the payment.
        </p>
      </Screen>
    )
  return <LoginScreens {...props} {...{ state, dispatch, onLeave, onSignedUp }} />
}
