import { type Invitation, register, takenMail } from '@fieldhouse/contract/accounts.sign-up'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { loadRules } from '../../../lib/rules.ts'
import { isStepRight, stepFaults } from './sign-up-rules.ts'
import type { SignUpStart } from './sign-up-start.ts'
import { firstSignUp, type SignUpEvent, type SignUpState, signUpReducer, toldFault } from './sign-up-state.ts'
import { asksFor, isRoleFixed, rolesOffered, type SignUpField, signUpBody } from './sign-up-values.ts'

const plainStart: SignUpStart = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}
const team = '5f6ad2f5-6f0e-4a9a-9c0e-0d8f3c0f4a11'
const eventStart: SignUpStart = { ...plainStart, eventId: 'c6a7f0f2-3d8e-4a53-8a77-1f1f0a3a2b10' }
const invitation: Invitation = {
  inviter_name: 'Jordan Achebe',
  athlete_first_name: 'Jordan',
  athlete_last_name: 'Achebe',
  sport_key: 'soccer',
  gender: 'female',
  email: 'ada@mail.example',
  type: null,
}
const invitedStart: SignUpStart = { ...plainStart, invite: 'code', invitation }

let rules: z.ZodType
beforeAll(async () => {
  const loaded = await loadRules(register)
  if (loaded) rules = loaded
})

const after = (start: SignUpStart, ...events: SignUpEvent[]): SignUpState =>
  events.reduce(signUpReducer, firstSignUp(start, start.invitation?.email ?? ''))

const typed = (field: Exclude<SignUpField, 'type' | 'college_id'>, value: string): SignUpEvent => ({
  type: 'typed',
  field,
  value,
})
const left = (field: SignUpField): SignUpEvent => ({ type: 'left', field })
const role = (chosen: SignUpState['values']['type']): SignUpEvent => ({ type: 'role-chosen', role: chosen })
const continued: SignUpEvent = { type: 'continued' }
const mailIs = (verdict: 'free' | 'taken' | 'unknown'): SignUpEvent => ({
  type: 'mail-checked',
  email: 'maya@mail.example',
  verdict,
})
const email = typed('email', 'maya@mail.example')

const canGoOn = (state: SignUpState) => isStepRight(state, stepFaults(rules, state))
const told = (state: SignUpState, field: SignUpField) => toldFault(state, field, stepFaults(rules, state))

describe('ACC-04 the sign-up wizard', () => {
  test('starts as a basketball athlete, with no gender chosen', () => {
    expect(firstSignUp(plainStart, '').values).toMatchObject({
      type: 'athlete',
      sport_key: 'basketball',
      gender: '',
    })
    const atRole = [email, mailIs('free'), continued, typed('birth_year', '2009')]
    expect(canGoOn(after(plainStart, ...atRole))).toBe(false)
    expect(canGoOn(after(plainStart, ...atRole, typed('gender', 'female')))).toBe(true)
  })

  test('an athlete enters the birth year; under 13 a parent creates the page', () => {
    const atRole = [email, mailIs('free'), continued, typed('gender', 'female'), left('birth_year')]
    const born = (year: number | string) => after(plainStart, ...atRole, typed('birth_year', String(year)))
    const thisYear = new Date().getUTCFullYear()
    expect(told(born(''), 'birth_year')).toBe('Please enter your birth year')
    expect(told(born(thisYear - 12), 'birth_year')).toMatch(/^You need to be 13 .* Ask a parent to sign up/)
    expect([born(''), born(thisYear - 12), born(thisYear - 15)].map(canGoOn)).toEqual([false, false, true])
    expect(asksFor(plainStart, 'mother').birthYear).toBe(false)
    expect(asksFor(invitedStart, 'athlete').birthYear).toBe(false)
  })

  test('goes forward and back by one step, and never past its ends', () => {
    expect(after(plainStart, { type: 'went-back' }).step).toBe(1)
    expect(after(plainStart, continued, continued, continued).step).toBe(3)
    expect(after(plainStart, continued, continued, { type: 'went-back' }).step).toBe(2)
  })

  test.each(['', 'maya', 'maya@', 'maya@mail'])('does not go on with the address “%s”', (text) => {
    expect(canGoOn(after(plainStart, typed('email', text)))).toBe(false)
  })

  test('continues unless the server has said that the address is taken', () => {
    expect(canGoOn(after(plainStart, email))).toBe(false)
    expect(canGoOn(after(plainStart, email, mailIs('free')))).toBe(true)
    expect(canGoOn(after(plainStart, email, mailIs('unknown')))).toBe(true)
    expect(canGoOn(after(plainStart, email, mailIs('taken')))).toBe(false)
  })

  test('shows that an address is taken until it changes', () => {
    const taken = after(plainStart, email, mailIs('taken'))
    expect(told(taken, 'email')).toBe(takenMail)
    expect(told(signUpReducer(taken, typed('email', 'mayo@mail.example')), 'email')).toBeUndefined()
  })

  test('ignores the response for an earlier address', () => {
    const state = after(plainStart, email, typed('email', 'mayo@mail.example'), mailIs('taken'))
    expect(state.mail).toBeNull()
  })

  test("shows a field's error after it was left, and updates it from then on", () => {
    const wrong = after(plainStart, typed('email', 'maya@'))
    expect(told(wrong, 'email')).toBeUndefined()
    const seen = signUpReducer(wrong, left('email'))
    expect(told(seen, 'email')).toBe('Please enter a valid email address.')
    expect(told(signUpReducer(seen, typed('email', '')), 'email')).toBe('Please enter email address')
    expect(told(signUpReducer(seen, email), 'email')).toBeUndefined()
  })

  test('another role resets the form but keeps the address and its check', () => {
    const filled = after(
      plainStart,
      email,
      mailIs('free'),
      continued,
      typed('sport_key', 'hockey'),
      typed('gender', 'female'),
      typed('first_name', 'Maya'),
      typed('password', 'Skyline7!'),
    )
    const state = signUpReducer(filled, role('mother'))
    expect(state.values).toEqual({ ...firstSignUp(plainStart, 'maya@mail.example').values, type: 'mother' })
    expect(state.step).toBe(2)
    expect(canGoOn({ ...state, step: 1 })).toBe(true)
  })

  const athlete = [email, continued, typed('gender', 'female'), typed('birth_year', '2009'), continued]
  const named = [typed('first_name', 'Maya'), typed('last_name', 'Okafor'), typed('password', 'Skyline7!')]

  test.each<[string, SignUpEvent, SignUpField, string]>([
    ['no first name', typed('first_name', ' '), 'first_name', 'Please enter First Name'],
    ['a short one', typed('first_name', 'Al'), 'first_name', 'Please enter First Name (at least 3 symbols)'],
    ['no last name', typed('last_name', ''), 'last_name', 'Please enter Last Name'],
    ['no password', typed('password', ''), 'password', 'Please enter your password'],
    ['a short one', typed('password', 'Ab1!'), 'password', 'Password must be at least 6 characters long.'],
    [
      'a weak one',
      typed('password', 'abcdef'),
      'password',
      'This password is too weak. Mix upper and lower case letters, numbers and symbols.',
    ],
  ])("an athlete can't sign up with %s", (_, event, field, text) => {
    const state = after(plainStart, ...athlete, ...named, event, left(field))
    expect(canGoOn(state)).toBe(false)
    expect(told(state, field)).toBe(text)
  })

  test('an athlete signs up with names and a good password', () => {
    const state = after(plainStart, ...athlete, ...named)
    expect(canGoOn(state)).toBe(true)
    expect(signUpBody(state.start, state.values, 'RIDGE10')).toEqual({
      email: 'maya@mail.example',
      type: 'athlete',
      first_name: 'Maya',
      last_name: 'Okafor',
      password: 'Skyline7!',
      team_id: '',
      birth_year: '2009',
      gender: 'female',
      sport_key: 'basketball',
      promo_code: 'RIDGE10',
    })
  })

  test("a relative also enters the athlete's names, and each is checked on blur", () => {
    const state = after(plainStart, email, role('aunt'), continued, continued, ...named)
    expect(canGoOn(state)).toBe(false)
    const empty = after(plainStart, role('aunt'), continued, continued, left('athlete_last_name'))
    expect(told(empty, 'athlete_last_name')).toBe("Please enter Athlete's Last Name")
    const full = [typed('athlete_first_name', 'J'), typed('athlete_last_name', 'Li')].reduce(
      signUpReducer,
      state,
    )
    expect(canGoOn(full)).toBe(true)
    expect(signUpBody(full.start, full.values)).toMatchObject({
      type: 'aunt',
      athlete_first_name: 'J',
      athlete_last_name: 'Li',
    })
  })

  test('a coach is not asked for sport, gender, or promo code', () => {
    const state = after(plainStart, role('coach'), ...athlete, ...named)
    expect(asksFor(plainStart, 'coach')).toMatchObject({ sport: false, gender: false, promoCode: false })
    expect(canGoOn(state)).toBe(true)
    const body = signUpBody(state.start, state.values, 'RIDGE10')
    for (const field of ['gender', 'sport_key', 'promo_code']) expect(body).not.toHaveProperty(field)
  })

  const college = { id: 209_807, name: 'Portland State University', city: 'Portland', state: 'Oregon' }
  const chosen: SignUpEvent = { type: 'college-chosen', college }
  const coach = [email, mailIs('free'), continued, role('coach')]

  test('a coach names the college, the position, and the team before continuing', () => {
    expect(canGoOn(after(plainStart, ...coach))).toBe(false)
    expect(canGoOn(after(plainStart, ...coach, chosen))).toBe(false)
    expect(canGoOn(after(plainStart, ...coach, typed('position', 'Head coach')))).toBe(false)
    const teamless = [...coach, chosen, typed('position', 'Head coach')]
    expect(canGoOn(after(plainStart, ...teamless))).toBe(false)
    const full = after(plainStart, ...teamless, typed('team_gender', 'female'))
    expect(canGoOn(full)).toBe(true)
    expect(signUpBody(full.start, full.values)).toMatchObject({
      type: 'coach',
      college_id: '209807',
      position: 'Head coach',
      team_gender: 'female',
      staff_page_url: '',
    })
    const untold = after(plainStart, ...coach, left('college_id'), left('position'))
    expect(told(untold, 'college_id')).toBe('Please select College')
    expect(told(untold, 'position')).toBe('Please enter Position')
  })

  test('a staff page link is optional, but must be valid', () => {
    const job = [...coach, chosen, typed('position', 'Head coach'), typed('team_gender', 'male')]
    expect(canGoOn(after(plainStart, ...job, typed('staff_page_url', 'goviks.test/staff')))).toBe(true)
    const wrong = after(plainStart, ...job, typed('staff_page_url', 'my page'), left('staff_page_url'))
    expect(canGoOn(wrong)).toBe(false)
    expect(told(wrong, 'staff_page_url')).toBeTruthy()
  })

  test('the college stays when going back, and is reset with the role', () => {
    const there = after(plainStart, ...coach, chosen, { type: 'went-back' }, continued)
    expect(there.college).toEqual(college)
    const other = signUpReducer(there, role('athlete'))
    expect(other.college).toBeNull()
    expect(signUpReducer(other, role('coach')).values.college_id).toBe('')
    expect(signUpReducer(there, { type: 'college-chosen', college: null }).values.college_id).toBe('')
  })

  test('a refused college is shown at its step until another is chosen', () => {
    const faults = { college_id: ['There is no such college.'] }
    const state = after(plainStart, ...coach, chosen, continued, { type: 'refused', faults, message: 'x' })
    expect(state.step).toBe(2)
    expect(told(state, 'college_id')).toBe('There is no such college.')
    expect(told(signUpReducer(state, chosen), 'college_id')).toBeUndefined()
  })
})

describe('ACC-05 what a link fixes', () => {
  test("the link's role is selected, and fixed if the link says so", () => {
    const start: SignUpStart = { ...plainStart, role: 'mother' }
    expect(firstSignUp(start, '').values.type).toBe('mother')
    expect(isRoleFixed(start)).toBe(false)
    expect(isRoleFixed({ ...start, isRoleFixed: true, teamId: team })).toBe(true)
  })

  test("the link's team is joined", () => {
    const state = after({ ...plainStart, role: 'athlete', isRoleFixed: true, teamId: team })
    expect(signUpBody(state.start, state.values)).toMatchObject({ type: 'athlete', team_id: team })
  })

  test('a coach from an event must pick a team', () => {
    const state = after(eventStart, email, continued, left('team_id'))
    expect(isRoleFixed(eventStart)).toBe(true)
    expect(state.values.type).toBe('coach')
    expect(canGoOn(state)).toBe(false)
    expect(told(state, 'team_id')).toBe('Please select Team')
    const picked = signUpReducer(state, typed('team_id', team))
    expect(canGoOn(picked)).toBe(true)
    expect(signUpBody(picked.start, picked.values)).toMatchObject({
      event: eventStart.eventId,
      team_id: team,
    })
  })

  test("a coach who joins through a team's link names no college", () => {
    const byTeam: SignUpStart = { ...plainStart, role: 'coach', isRoleFixed: true, teamId: team }
    expect(asksFor(plainStart, 'coach').college).toBe(true)
    expect(asksFor(byTeam, 'coach').college).toBe(false)
    expect(asksFor(eventStart, 'coach').college).toBe(false)
    expect(asksFor(plainStart, 'athlete').college).toBe(false)
    const state = after(byTeam, email, mailIs('free'), continued)
    expect(canGoOn(state)).toBe(true)
    expect(signUpBody(state.start, state.values)).not.toHaveProperty('college_id')
  })

  test('nobody is invited as a coach', () => {
    expect(rolesOffered(plainStart)).toContain('coach')
    expect(rolesOffered(invitedStart)).not.toContain('coach')
    expect(rolesOffered(invitedStart)).toHaveLength(8)
    expect(rolesOffered({ ...plainStart, isForPayment: true })).not.toContain('coach')
  })

  test('an invitation knows the athlete, and fills in the address', () => {
    const state = after(invitedStart, role('mother'))
    expect(state.values.email).toBe('ada@mail.example')
    expect(asksFor(invitedStart, 'mother')).toMatchObject({
      sport: false,
      gender: false,
      athleteNames: false,
    })
    // The sport is the one on the athlete's page, even when the invitation does not name it.
    const silent = { ...invitedStart, invitation: { ...invitation, sport_key: null } }
    expect(asksFor(silent, 'mother').sport).toBe(false)
    const body = signUpBody(state.start, state.values)
    expect(body).toMatchObject({ invite: 'code', sport_key: 'soccer', gender: 'female' })
    expect(body).not.toHaveProperty('athlete_first_name')
  })

  test('a daughter invited by a parent need not type her name again', () => {
    const start = { ...invitedStart, invitation: { ...invitation, type: 'athlete' as const } }
    const { athlete_first_name: first_name, athlete_last_name: last_name } = invitation
    expect(after(start).values).toMatchObject({ first_name, last_name })
    expect(after(invitedStart, role('mother')).values).toMatchObject({ first_name: '', last_name: '' })
  })

  test('an invitation for one role fixes it', () => {
    const start = { ...invitedStart, invitation: { ...invitation, type: 'father' as const } }
    expect(isRoleFixed(start)).toBe(true)
    expect(after(start).values.type).toBe('father')
  })
})

describe('ACC-04 what the server refuses', () => {
  const atTheEnd = [email, continued, continued, { type: 'sending' } as const]
  const exists = 'An account with the email maya@mail.example already exists.'
  const refusal = (faults: Record<string, string[]>, message = 'Please check the highlighted fields.') =>
    after(plainStart, ...atTheEnd, { type: 'refused', faults, message })

  test('returns to the first step with an error', () => {
    const state = refusal({ password: ['Too common.'], email: [exists] })
    expect(state).toMatchObject({ step: 1, isSending: false, message: null })
    expect(told(state, 'email')).toBe(exists)
    expect(told({ ...state, step: 3 }, 'password')).toBe('Too common.')
  })

  test('is forgotten when the field changes', () => {
    expect(told(signUpReducer(refusal({ email: [exists] }), typed('email', 'm@mail.example')), 'email')).toBe(
      undefined,
    )
  })

  test('is shown as a message when its field is not visible', () => {
    expect(refusal({ invite: ['This invitation is not valid.'] })).toMatchObject({
      step: 3,
      message: 'This invitation is not valid.',
    })
    expect(refusal({ team_id: ['No such team.'] })).toMatchObject({ step: 3, message: 'No such team.' })
    expect(refusal({}, 'Too many attempts.')).toMatchObject({ step: 3, message: 'Too many attempts.' })
  })

  test('a promo code error is shown at its field', () => {
    const state = refusal({ promo_code: ['Promo code is invalid'] })
    expect(state).toMatchObject({ step: 3, message: null })
    expect(toldFault(state, 'promo_code', {})).toBe('Promo code is invalid')
  })
})
