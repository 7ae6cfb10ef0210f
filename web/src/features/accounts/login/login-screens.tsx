import { CodeScreen } from '../code/code-screen.tsx'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import { WelcomeScreen } from '../code/welcome-screen.tsx'
import { DeletedScreen } from '../deletion/deleted-screen.tsx'
import { ForgotPasswordScreen, LinkSentScreen } from '../password/forgot-password-screen.tsx'
import { SignInCodeScreen } from '../sign-in-code/sign-in-code-screen.tsx'
import { Consent } from '../sign-up/consent.tsx'
import { joinedWords } from '../sign-up/event-labels.ts'
import { useEventNames } from '../sign-up/event-teams.api.ts'
import { SignUpWizard } from '../sign-up/sign-up-wizard.tsx'
import { type LoginEvent, type LoginState, screenTitles } from './login-state.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import { TextButton } from './text-button.tsx'
import { type LoginNetworks, useNetworks } from './use-networks.ts'
import { WaysScreen } from './ways-screen.tsx'

interface LoginScreensProps {
  state: LoginState
  dispatch: (event: LoginEvent) => void
  notice?: string | undefined
  onSignedIn: () => void
  onSignedUp: () => void
  onCodeNeeded: (waiting: WaitingForCode) => void
  /** Back from the first screen, where something comes before it. */
  onLeave?: (() => void) | undefined
}

/** The five views and the screens after them. */
export const LoginScreens = ({ onCodeNeeded, ...screen }: LoginScreensProps) => {
  const networks = useNetworks({ onSignedIn: screen.onSignedIn, onCodeNeeded })
  return (
    <>
      <CurrentScreen {...screen} networks={networks} />
      {networks.alert}
    </>
  )
}

type CurrentScreenProps = Omit<LoginScreensProps, 'onCodeNeeded'> & { networks: LoginNetworks }

const CurrentScreen = (props: CurrentScreenProps) => {
  const { state, dispatch, notice, onSignedIn, onSignedUp, onLeave, networks } = props
  const { screen, trail, signUp } = state
  const title = screenTitles[screen.name]
  const { email, team_id, type } = signUp.values
  const { team } = useEventNames(signUp.start, team_id)
  const onBack = trail.length > 0 ? () => dispatch({ type: 'went-back' }) : onLeave
  const onEmailTyped = (value: string) =>
    dispatch({ type: 'sign-up', event: { type: 'typed', field: 'email', value } })

  switch (screen.name) {
    case 'appLogin':
      return (
        <SignInScreen
          key="appLogin"
          {...{ title, email, notice, networks, onEmailTyped, onSignedIn, onBack }}
          teamId={signUp.start.teamId}
          onCodeAsked={(waiting) => dispatch({ type: 'sign-in-code-asked', waiting })}
          onUnconfirmed={(waiting) => dispatch({ type: 'signed-up', waiting })}
          onDeleted={(deleted) => dispatch({ type: 'account-deleted', ...deleted })}
          onForgotten={() => dispatch({ type: 'went', view: 'forgotPassword' })}
          onSignUp={() => dispatch({ type: 'went', view: 'signUpList' })}
        />
      )
    case 'loginList':
      return (
        <WaysScreen
          key="loginList"
          {...{ title, networks, onBack }}
          verb="Sign in"
          onEmail={() => dispatch({ type: 'went', view: 'appLogin' })}
        >
          <p className="text-ui text-muted">
            New to Fieldhouse?{' '}
            <TextButton onClick={() => dispatch({ type: 'went', view: 'signUpList' })}>
              Create an account
            </TextButton>
          </p>
        </WaysScreen>
      )
    case 'signUpList':
      return (
        <WaysScreen
          key="signUpList"
          {...{ title, networks, onBack }}
          lead={<p>Numbers, film and grades behind one link. It takes two minutes.</p>}
          verb="Sign up"
          onEmail={() => dispatch({ type: 'went', view: 'signUp' })}
        >
          <Consent />
          <p className="text-ui text-muted">
            Already have an account?{' '}
            <TextButton onClick={() => dispatch({ type: 'went', view: 'loginList' })}>Sign In</TextButton>
          </p>
        </WaysScreen>
      )
    case 'signUp':
      return (
        <SignUpWizard
          state={signUp}
          dispatch={(event) => dispatch({ type: 'sign-up', event })}
          onBack={onBack}
          onSignIn={() => dispatch({ type: 'went', view: 'appLogin' })}
          onSignedUp={(waiting) => dispatch({ type: 'signed-up', waiting })}
        />
      )
    case 'forgotPassword':
      return (
        <ForgotPasswordScreen
          {...{ title, email, onEmailTyped }}
          onSent={() => dispatch({ type: 'link-sent' })}
          onBack={() => dispatch({ type: 'went', view: 'appLogin' })}
        />
      )
    case 'linkSent':
      return <LinkSentScreen title={title} onDone={() => dispatch({ type: 'link-read' })} />
    case 'checkEmail':
      return (
        <CodeScreen
          title={title}
          {...screen.waiting}
          onVerified={() => dispatch({ type: 'verified' })}
          onAddressWrong={() => dispatch({ type: 'address-wrong' })}
        />
      )
    case 'signInCode':
      return (
        <SignInCodeScreen
          {...{ title, onSignedIn }}
          waiting={screen.waiting}
          onBack={() => dispatch({ type: 'sign-in-code-left' })}
        />
      )
    case 'accountDeleted':
      return (
        <DeletedScreen
          title={title}
          email={screen.email}
          until={screen.until}
          onBack={() => dispatch({ type: 'sign-in-code-left' })}
        />
      )
    case 'congratulations':
      return (
        <WelcomeScreen
          title={title}
          firstName={signUp.values.first_name.trim()}
          joined={team && joinedWords(team, type)}
          onDone={onSignedUp}
        />
      )
  }
}
