import type { CollegeChoice } from '../coach/coach-job.ts'
import type { WaitingForCode } from '../code/waiting-for-code.ts'

const roleDraftKey = 'roleDraft'

/** Never stores the birth year, or what only the page itself can know. */
const keptFields = [
  'type',
  'first_name',
  'last_name',
  'email',
  'athlete_first_name',
  'athlete_last_name',
  'sport_key',
  'gender',
  'position',
  'team_gender',
  'staff_page_url',
] as const

export type RoleDraft = Partial<Record<(typeof keptFields)[number], string>> & {
  /** The form itself has only its number. */
  college?: CollegeChoice
  /** The form was sent, and the code is still to come. */
  waiting?: WaitingForCode
}

const textFieldsOf = (found: unknown, names: readonly string[]) => {
  const values = Object(found)
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  )
}

const collegeOf = (found: unknown): Pick<RoleDraft, 'college'> => {
  const { id, name } = Object(found)
  return typeof id === 'number' && typeof name === 'string'
    ? { college: { id, name, ...textFieldsOf(found, ['city', 'state']) } }
    : {}
}

const waitingOf = (found: unknown): Pick<RoleDraft, 'waiting'> => {
  const { userId, email } = Object(found)
  return typeof userId === 'string' && typeof email === 'string' ? { waiting: { userId, email } } : {}
}

const readStored = (userId: string): Record<string, unknown> => {
  try {
    const stored = Object(JSON.parse(sessionStorage.getItem(roleDraftKey) ?? 'null'))
    return stored.userId === userId ? stored : {}
  } catch {
    return {}
  }
}

const store = (userId: string, change: Record<string, unknown>): void => {
  try {
    sessionStorage.setItem(roleDraftKey, JSON.stringify({ ...readStored(userId), ...change, userId }))
  } catch {
    // A browser that keeps nothing starts over after a reload.
  }
}

/** What this person typed before a reload, in this tab. */
export const readRoleDraft = (userId: string): RoleDraft => {
  const { values, college, waiting } = readStored(userId)
  return { ...textFieldsOf(values, keptFields), ...collegeOf(college), ...waitingOf(waiting) }
}

export const saveRoleDraft = (userId: string, form: HTMLFormElement): void => {
  const typed = new FormData(form)
  const values = Object.fromEntries(
    keptFields.flatMap((name) => (typed.has(name) ? [[name, typed.get(name)]] : [])),
  )
  store(userId, { values })
}

export const saveRoleCollege = (userId: string, college: CollegeChoice | null): void =>
  store(userId, { college })

export const saveRoleWaiting = (userId: string, waiting: WaitingForCode | null): void =>
  store(userId, { waiting })

export const forgetRoleDraft = (): void => {
  try {
    sessionStorage.removeItem(roleDraftKey)
  } catch {
    // Nothing was stored.
  }
}
