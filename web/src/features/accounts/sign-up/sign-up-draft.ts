import type { CollegeChoice } from '../coach/coach-job.ts'
import type { WaitingForCode } from '../code/waiting-for-code.ts'
import { signUpDraftKey as key } from './sign-up-draft-key.ts'
import type { SignUpStart } from './sign-up-start.ts'
import type { SignUpStep, SignUpValues } from './sign-up-values.ts'

type DraftValues = Omit<SignUpValues, 'password'>

/** An unfinished sign-up, stored in this tab, without the password. */
export interface SignUpDraft {
  step: SignUpStep
  values: DraftValues
  college: CollegeChoice | null
  /** Signed up already, but the code is not entered yet. */
  waiting: WaitingForCode | null
  /** The dialog was open, so it opens again after a reload. */
  isOpen: boolean
}

/** The stored part of the wizard's state. */
interface Unfinished {
  start: SignUpStart
  step: SignUpStep
  values: SignUpValues
  college: CollegeChoice | null
}

interface StoredDraft extends SignUpDraft {
  link: string
}

/** A draft belongs to the link it started with: another link may fix another role. */
const linkOf = ({ role, isRoleFixed, teamId, eventId, invite, isForPayment }: SignUpStart): string =>
  JSON.stringify([isRoleFixed && role, teamId, eventId, invite, ...(isForPayment ? ['payment'] : [])])

const isText = (value: unknown): value is string => typeof value === 'string'

const isDraft = (found: unknown): found is StoredDraft => {
  const { link, step, values, college, waiting } = Object(found) as Partial<Record<string, unknown>>
  const isWaiting = waiting === null || (isText(Object(waiting).userId) && isText(Object(waiting).email))
  return (
    isText(link) &&
    (step === 1 || step === 2 || step === 3) &&
    values !== null &&
    typeof values === 'object' &&
    Object.values(values).every(isText) &&
    (college === null || isText(Object(college).name)) &&
    isWaiting
  )
}

const readStored = (): StoredDraft | null => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

export const readSignUpDraft = (start: SignUpStart): SignUpDraft | null => {
  const stored = readStored()
  return stored?.link === linkOf(start) ? stored : null
}

export const saveSignUpDraft = (
  { start, step, values: { password: _, ...values }, college }: Unfinished,
  { waiting, isOpen }: Pick<SignUpDraft, 'waiting' | 'isOpen'>,
): void => {
  // A birth year that was not accepted is not stored.
  const kept = step === 3 ? values : { ...values, birth_year: '' }
  const draft: StoredDraft = { link: linkOf(start), step, values: kept, college, waiting, isOpen }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage the person starts over after a reload.
  }
}

export const forgetSignUpDraft = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
