import { describe, expect, test } from 'vitest'
import type { SignUpStart } from '../sign-up/sign-up-start.ts'
import {
  firstLogin,
  isKeptOpen,
  type LoginEvent,
  type LoginState,
  loginReducer,
  stepBackFrom,
  viewsFrom,
} from './login-state.ts'
import { type LoginView, loginViews } from './login-views.ts'

const plainStart: SignUpStart = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}

const from = (view: LoginView, ...events: LoginEvent[]): LoginState =>
  events.reduce(loginReducer, firstLogin(view, plainStart, ''))

const went = (view: LoginView): LoginEvent => ({ type: 'went', view })
const back: LoginEvent = { type: 'went-back' }
const typedEmail: LoginEvent = {
  type: 'sign-up',
  event: { type: 'typed', field: 'email', value: 'maya@mail.example' },
}

describe('ACC-01 the views of the login popup', () => {
  test.each(loginViews)('%s links to the views in the specification, and to no others', (view) => {
    const reached = loginViews.filter((next) => from(view, went(next)).screen.name === next && next !== view)
    expect(reached.toSorted()).toEqual([...viewsFrom[view]].toSorted())
  })

  test('every view can be reached from Sign In', () => {
    const seen = new Set<LoginView>(['appLogin'])
    for (const view of seen) for (const next of viewsFrom[view]) seen.add(next)
    expect([...seen].toSorted()).toEqual([...loginViews].toSorted())
  })

  test('Back returns the way you came', () => {
    const state = from('appLogin', went('signUpList'), went('signUp'))
    expect(state.trail).toEqual(['appLogin', 'signUpList'])
    expect(loginReducer(state, back).screen.name).toBe('signUpList')
    expect(loginReducer(loginReducer(state, back), back)).toEqual(from('appLogin'))
    expect(loginReducer(from('appLogin'), back)).toEqual(from('appLogin'))
  })

  test('revisiting a view does not lengthen the history', () => {
    const state = from('appLogin', went('signUpList'), went('loginList'), went('appLogin'))
    expect(state.trail).toEqual([])
  })

  test('the typed address appears in every view', () => {
    const state = from('appLogin', typedEmail, went('signUpList'), went('signUp'), went('appLogin'))
    expect(state.signUp.values.email).toBe('maya@mail.example')
  })
})

describe('ACC-09 a forgotten password', () => {
  test('ends with the note about the email, which links to Sign In', () => {
    const sent = from('appLogin', went('forgotPassword'), { type: 'link-sent' })
    expect(sent.screen.name).toBe('linkSent')
    expect(loginReducer(sent, { type: 'link-read' })).toEqual(from('appLogin'))
  })
})

describe('ACC-02 a code to sign in with', () => {
  test('returns to Sign In with the history unchanged', () => {
    const before = from('loginList', typedEmail, went('appLogin'))
    const waiting = { attempt: 'a', email: 'maya@mail.example', proof: 'email' } as const
    const asked = loginReducer(before, { type: 'sign-in-code-asked', waiting })
    expect(asked.screen).toEqual({ name: 'signInCode', waiting })
    expect(loginReducer(asked, { type: 'sign-in-code-left' })).toEqual(before)
  })
})

describe('ACC-06 after signing up', () => {
  const waiting = { userId: 'u1', email: 'maya@mail.example' }

  test('shows the code, then the congratulations', () => {
    const state = from('signUp', { type: 'signed-up', waiting })
    expect(state.screen).toEqual({ name: 'checkEmail', waiting })
    expect(loginReducer(state, { type: 'verified' }).screen.name).toBe('congratulations')
  })

  test('a mistyped address returns to the first step and keeps everything else', () => {
    const state = from(
      'signUp',
      typedEmail,
      { type: 'sign-up', event: { type: 'typed', field: 'first_name', value: 'Maya' } },
      { type: 'sign-up', event: { type: 'continued' } },
      { type: 'sign-up', event: { type: 'continued' } },
      { type: 'signed-up', waiting },
      { type: 'address-wrong' },
    )
    expect(state.screen.name).toBe('signUp')
    expect(state.signUp).toMatchObject({
      step: 1,
      values: { email: 'maya@mail.example', first_name: 'Maya' },
    })
  })
})

describe('Back on a phone', () => {
  const continued: LoginEvent = { type: 'sign-up', event: { type: 'continued' } }
  const waiting = { userId: 'u', email: 'maya@mail.example' }
  const goBack = (state: LoginState) => {
    const event = stepBackFrom(state)
    return event && loginReducer(state, event)
  }

  test('goes through the sign-up steps, then back the way you came', () => {
    let state = from('signUpList', went('signUp'), continued, continued, { type: 'signed-up', waiting })
    const seen: string[] = []
    for (let next = goBack(state); next; next = goBack(state)) {
      state = next
      seen.push(state.screen.name === 'signUp' ? `step ${state.signUp.step}` : state.screen.name)
    }
    expect(seen).toEqual(['step 3', 'step 2', 'step 1', 'signUpList'])
  })

  test('goes from the code to Sign In after a sign-in with an unconfirmed address', () => {
    const state = from('appLogin', { type: 'signed-up', waiting })
    expect(goBack(state)?.screen).toEqual({ name: 'appLogin' })
  })
})

describe('an unfinished sign-up', () => {
  const values = { ...firstLogin('signUp', plainStart, '').signUp.values, email: 'maya@mail.example' }
  const draft = { step: 2 as const, values, college: null, waiting: null, isOpen: true }

  test('continues at its step, without the password', () => {
    const { signUp } = firstLogin('signUp', plainStart, '', draft)
    expect(signUp).toMatchObject({ step: 2, values: { email: 'maya@mail.example', password: '' } })
  })

  test('shows its code when signing up, not when signing in', () => {
    const waiting = { userId: 'u', email: 'maya@mail.example' }
    const screenAt = (view: LoginView) => firstLogin(view, plainStart, '', { ...draft, waiting }).screen
    expect(screenAt('signUp')).toEqual({ name: 'checkEmail', waiting })
    expect(screenAt('appLogin')).toEqual({ name: 'appLogin' })
  })

  test('is not closed by a press outside, unlike Sign In', () => {
    expect(isKeptOpen(from('signUp'))).toBe(true)
    expect(isKeptOpen(from('appLogin'))).toBe(false)
  })
})
