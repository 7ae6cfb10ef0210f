import type { WaitingForCode } from '../code/waiting-for-code.ts'
import type { WaitingForSignInCode } from '../sign-in-code/waiting-for-sign-in-code.ts'
import type { SignUpDraft } from '../sign-up/sign-up-draft.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import {
  continuedSignUp,
  firstSignUp,
  type SignUpEvent,
  type SignUpState,
  signUpReducer,
} from '../sign-up/sign-up-state.ts'
import type { LoginView } from './login-views.ts'

/** What the popup shows: a view, or a screen after one. */
type LoginScreen =
  | { name: LoginView }
  /** The link to choose another password was sent. */
  | { name: 'linkSent' }
  | { name: 'checkEmail'; waiting: WaitingForCode }
  | { name: 'signInCode'; waiting: WaitingForSignInCode }
  | { name: 'accountDeleted'; email: string; until: string }
  | { name: 'congratulations' }

export interface LoginState {
  readonly screen: LoginScreen
  /** The views before this one, for Back. */
  readonly trail: readonly LoginView[]
  /** Typed text lives as long as the popup. All views share the address. */
  readonly signUp: SignUpState
}

export type LoginEvent =
  | { type: 'went'; view: LoginView }
  | { type: 'went-back' }
  | { type: 'link-sent' }
  | { type: 'link-read' }
  | { type: 'signed-up'; waiting: WaitingForCode }
  | { type: 'address-wrong' }
  | { type: 'code-left' }
  | { type: 'verified' }
  | { type: 'sign-in-code-asked'; waiting: WaitingForSignInCode }
  | { type: 'sign-in-code-left' }
  | { type: 'account-deleted'; email: string; until: string }
  | { type: 'sign-up'; event: SignUpEvent }

export const screenTitles: Record<LoginScreen['name'], string> = {
  appLogin: 'Sign In',
  loginList: 'Ways to Sign In',
  signUpList: 'Create Your Account',
  signUp: 'Sign Up',
  forgotPassword: 'Reset Password',
  linkSent: 'Time to Check Your Email',
  checkEmail: 'Check Your Email',
  signInCode: 'Enter Your Code',
  accountDeleted: 'Account Deleted',
  congratulations: 'Congratulations',
}

/** ACC-01: the views that each view links to. */
export const viewsFrom: Record<LoginView, readonly LoginView[]> = {
  appLogin: ['signUpList', 'forgotPassword'],
  loginList: ['appLogin', 'signUpList'],
  signUpList: ['signUp', 'loginList'],
  signUp: ['appLogin'],
  forgotPassword: ['appLogin'],
}

const isView = (name: LoginScreen['name']): name is LoginView => name in viewsFrom

/** A draft continues where it was left. The code screen returns when the sign-up opens again. */
export const firstLogin = (
  view: LoginView,
  start: SignUpStart,
  email: string,
  draft: SignUpDraft | null = null,
): LoginState => {
  const isSignUp = view === 'signUp' || view === 'signUpList'
  return {
    screen: draft?.waiting && isSignUp ? { name: 'checkEmail', waiting: draft.waiting } : { name: view },
    trail: [],
    signUp: draft ? continuedSignUp(start, draft, email) : firstSignUp(start, email),
  }
}

/** Sign-up and code screens: a press outside must not discard them. */
export const isKeptOpen = ({ screen: { name } }: LoginState): boolean =>
  name === 'signUp' || name === 'checkEmail' || name === 'signInCode' || name === 'congratulations'

/** One step back, like a phone's Back, or null if there is none. */
export const stepBackFrom = ({ screen: { name }, trail, signUp }: LoginState): LoginEvent | null => {
  if (name === 'signUp' && signUp.step > 1) return { type: 'sign-up', event: { type: 'went-back' } }
  if (name === 'checkEmail') return { type: 'code-left' }
  if (name === 'signInCode' || name === 'accountDeleted') return { type: 'sign-in-code-left' }
  if (name === 'linkSent') return { type: 'link-read' }
  return isView(name) && trail.length > 0 ? { type: 'went-back' } : null
}

/** Going back to an earlier view shortens the history. */
const trailTo = (trail: readonly LoginView[], from: LoginView, view: LoginView): readonly LoginView[] => {
  const way = [...trail, from]
  return way.includes(view) ? way.slice(0, way.indexOf(view)) : way
}

export const loginReducer = (state: LoginState, event: LoginEvent): LoginState => {
  const { name } = state.screen
  switch (event.type) {
    case 'went':
      if (!isView(name) || !viewsFrom[name].includes(event.view)) return state
      return { ...state, screen: { name: event.view }, trail: trailTo(state.trail, name, event.view) }
    case 'went-back': {
      const last = state.trail.at(-1)
      return last ? { ...state, screen: { name: last }, trail: state.trail.slice(0, -1) } : state
    }
    case 'link-sent':
      return { ...state, screen: { name: 'linkSent' } }
    case 'link-read':
      return { ...state, screen: { name: 'appLogin' }, trail: [] }
    case 'signed-up':
      return { ...state, screen: { name: 'checkEmail', waiting: event.waiting } }
    case 'address-wrong':
      return {
        ...state,
        screen: { name: 'signUp' },
        signUp: signUpReducer(state.signUp, { type: 'address-wrong' }),
      }
    case 'code-left':
      // A person who came here by signing in has not filled in any step.
      return { ...state, screen: { name: state.signUp.step === 3 ? 'signUp' : 'appLogin' } }
    case 'verified':
      return { ...state, screen: { name: 'congratulations' } }
    case 'sign-in-code-asked':
      return { ...state, screen: { name: 'signInCode', waiting: event.waiting } }
    case 'account-deleted':
      return { ...state, screen: { name: 'accountDeleted', email: event.email, until: event.until } }
    case 'sign-in-code-left':
      return { ...state, screen: { name: 'appLogin' } }
    case 'sign-up':
      return { ...state, signUp: signUpReducer(state.signUp, event.event) }
  }
}
