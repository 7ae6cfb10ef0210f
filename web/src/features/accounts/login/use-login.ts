import { useEffect, useEffectEvent, useReducer } from 'react'
import { forgetSignUpDraft, readSignUpDraft, saveSignUpDraft } from '../sign-up/sign-up-draft.ts'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import { firstLogin, type LoginState, loginReducer, stepBackFrom } from './login-state.ts'
import type { LoginView } from './login-views.ts'

/** Stores the unfinished sign-up while the tab is open. */
const useSignUpDraft = ({ screen, signUp }: LoginState, isOpen: boolean, isResetByClosing: boolean) => {
  const { name } = screen
  const waiting = name === 'checkEmail' ? screen.waiting : null
  const isSigningUp = name === 'signUp' || name === 'checkEmail'
  useEffect(() => {
    if (name === 'congratulations' || (isResetByClosing && !isOpen)) forgetSignUpDraft()
    else if (isSigningUp) saveSignUpDraft(signUp, { waiting, isOpen })
  }, [name, isSigningUp, signUp, waiting, isOpen, isResetByClosing])
}

interface LoginOptions {
  isOpen: boolean
  view: LoginView
  email?: string | undefined
  start: SignUpStart
  /** Closing throws the unfinished sign-up away. A reload does not. */
  isResetByClosing?: boolean
  /** What Back does here, or null if there is no step before. */
  onBackChange?: ((goBack: (() => void) | null) => void) | undefined
}

/** The state of the account screens, in the login popup and in the payment dialog. */
export const useLogin = (options: LoginOptions) => {
  const { isOpen, view, email, start, isResetByClosing = false, onBackChange } = options
  const [state, dispatch] = useReducer(loginReducer, null, () => {
    const draft = readSignUpDraft(start)
    const known = email ?? draft?.values.email ?? start.invitation?.email ?? ''
    return firstLogin(view, start, known, draft)
  })
  useSignUpDraft(state, isOpen, isResetByClosing)
  const back = stepBackFrom(state)
  const tellBack = useEffectEvent(() => onBackChange?.(back && (() => dispatch(back))))
  useEffect(() => tellBack())
  return { state, dispatch }
}
