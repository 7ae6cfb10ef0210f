import { type SignUpRole, takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { CollegeChoice } from '../coach/coach-job.ts'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import type { SignUpDraft } from './sign-up-draft.ts'
import type { SignUpStart } from './sign-up-start.ts'
import {
  asksFor,
  firstSignUpValues,
  isRoleFixed,
  type SignUpField,
  type SignUpStep,
  type SignUpValues,
  stepFields,
} from './sign-up-values.ts'

/** The server's answer about an address, or `unknown` if the check failed: the server decides in the end anyway. */
export type MailVerdict = 'free' | 'taken' | 'unknown'

export interface SignUpState {
  readonly start: SignUpStart
  readonly step: SignUpStep
  readonly values: SignUpValues
  /** The visible text of the `college_id` field. */
  readonly college: CollegeChoice | null
  /** Fields that were left: from then on they show their errors. */
  readonly left: readonly SignUpField[]
  readonly mail: { readonly email: string; readonly verdict: MailVerdict } | null
  /** The server's errors, until the field changes. */
  readonly refused: FieldFaults
  /** A refusal that belongs to no visible field. */
  readonly message: string | null
  readonly isSending: boolean
  /** The form that was accepted last. Its code is on the way. */
  readonly accepted: { readonly form: string; readonly waiting: WaitingForCode } | null
}

export type SignUpEvent =
  | { type: 'typed'; field: Exclude<SignUpField, 'type' | 'college_id'>; value: string }
  | { type: 'college-chosen'; college: CollegeChoice | null }
  | { type: 'role-chosen'; role: SignUpRole }
  | { type: 'left'; field: SignUpField }
  | { type: 'mail-checked'; email: string; verdict: MailVerdict }
  | { type: 'continued' }
  | { type: 'went-back' }
  | { type: 'sending' }
  | { type: 'sent'; form: string; waiting: WaitingForCode }
  | { type: 'refused'; faults: FieldFaults; message: string }
  /** The code can't arrive, because the address was mistyped. */
  | { type: 'address-wrong' }

export const firstSignUp = (start: SignUpStart, email: string): SignUpState => ({
  start,
  step: 1,
  values: firstSignUpValues(start, email),
  college: null,
  left: [],
  mail: null,
  refused: {},
  message: null,
  isSending: false,
  accepted: null,
})

/** An unfinished sign-up continues where it was left. Only the password is typed again. */
export const continuedSignUp = (start: SignUpStart, draft: SignUpDraft, email: string): SignUpState => {
  const first = firstSignUp(start, email)
  return {
    ...first,
    step: draft.step,
    college: draft.college,
    values: { ...first.values, ...draft.values, email: email || draft.values.email },
  }
}

const signUpSteps: readonly SignUpStep[] = [1, 2, 3]
const before: Record<SignUpStep, SignUpStep> = { 1: 1, 2: 1, 3: 2 }
const after: Record<SignUpStep, SignUpStep> = { 1: 2, 2: 3, 3: 3 }

const withoutFault = (faults: FieldFaults, field: string): FieldFaults => {
  const { [field]: _, ...others } = faults
  return others
}

/** The step where this person sees a field. Errors for other fields are shown as a message. */
const stepWith = ({ start, values }: SignUpState, field: string): SignUpStep | undefined => {
  const asked = asksFor(start, values.type)
  const isAsked: Record<string, boolean> = {
    type: !isRoleFixed(start),
    sport_key: asked.sport,
    gender: asked.gender,
    birth_year: asked.birthYear,
    team_id: asked.team,
    college_id: asked.college,
    position: asked.college,
    team_gender: asked.college,
    staff_page_url: asked.college,
    athlete_first_name: asked.athleteNames,
    athlete_last_name: asked.athleteNames,
  }
  if (field === 'promo_code') return asked.promoCode ? 3 : undefined
  if (isAsked[field] === false) return undefined
  return signUpSteps.find((step) => stepFields[step].some((known) => known === field))
}

/** Puts errors on their fields, and goes to the first step that has one. */
const placeFaults = (state: SignUpState, faults: FieldFaults, message: string): Partial<SignUpState> => {
  const found = Object.entries(faults).map(([field, texts]) => ({
    field,
    texts,
    step: stepWith(state, field),
  }))
  const placed = found.filter(({ step }) => step !== undefined)
  const others = found.filter(({ step }) => step === undefined).flatMap(({ texts }) => texts)
  const wrongSteps = placed.flatMap(({ step }) => step ?? [])
  return {
    refused: Object.fromEntries(placed.map(({ field, texts }) => [field, texts])),
    message: found.length > 0 ? others.join(' ') || null : message,
    step: signUpSteps.find((step) => wrongSteps.includes(step)) ?? state.step,
  }
}

export const signUpReducer = (state: SignUpState, event: SignUpEvent): SignUpState => {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        values: { ...state.values, [event.field]: event.value },
        refused: withoutFault(state.refused, event.field),
      }
    case 'college-chosen':
      return {
        ...state,
        college: event.college,
        values: { ...state.values, college_id: event.college ? String(event.college.id) : '' },
        refused: withoutFault(state.refused, 'college_id'),
      }
    case 'role-chosen':
      return {
        ...firstSignUp(state.start, state.values.email),
        step: state.step,
        mail: state.mail,
        values: firstSignUpValues(state.start, state.values.email, event.role),
      }
    case 'left':
      return state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] }
    case 'mail-checked':
      // Ignores a response for an earlier address.
      return event.email === state.values.email
        ? { ...state, mail: { email: event.email, verdict: event.verdict } }
        : state
    case 'continued':
      return { ...state, step: after[state.step], message: null }
    case 'went-back':
      return { ...state, step: before[state.step], message: null }
    case 'sending':
      return { ...state, isSending: true, refused: {}, message: null }
    case 'sent':
      return { ...state, isSending: false, accepted: { form: event.form, waiting: event.waiting } }
    case 'refused':
      return { ...state, isSending: false, ...placeFaults(state, event.faults, event.message) }
    case 'address-wrong':
      return { ...state, step: 1 }
  }
}

/** The code that is on the way for this very form, if nothing was changed since. */
export const codeOnTheWay = ({ accepted }: SignUpState, form: string): WaitingForCode | null =>
  accepted?.form === form ? accepted.waiting : null

export const isTaken = ({ mail, values }: SignUpState): boolean =>
  mail?.email === values.email && mail.verdict === 'taken'

/** Whether the current address was checked. */
export const isMailChecked = ({ mail, values }: SignUpState): boolean => mail?.email === values.email

/** A field's error: from the server, or from the rules after the field was left. */
export const toldFault = (
  state: SignUpState,
  field: SignUpField | 'promo_code',
  ruleFaults: FieldFaults,
): string | undefined => {
  const refused = state.refused[field]?.[0]
  if (refused) return refused
  if (field === 'email' && isTaken(state)) return takenMail
  return (state.left as readonly string[]).includes(field) ? ruleFaults[field]?.[0] : undefined
}
