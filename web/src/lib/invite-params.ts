import { isUuid } from './uuid.ts'

/** What a sign-up link says, under the names it has in the address (SHL-13). */
export interface InviteParams {
  /** As the link says it: whether one may sign up as that is asked where it is used. */
  role: string | null
  team_id: string | null
  event: string | null
  invite: string | null
}

const key = 'inviteParams'

const wordOf = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : null

const idOf = (value: unknown): string | null => (typeof value === 'string' && isUuid(value) ? value : null)

/** Keeps what makes sense, from wherever it comes; null when nothing does. */
export const inviteParamsIn = (given: unknown): InviteParams | null => {
  const { role, team_id, event, invite } = Object(given) as Record<string, unknown>
  const params = {
    role: wordOf(role, 20),
    team_id: idOf(team_id),
    event: idOf(event),
    invite: wordOf(invite, 100),
  }
  return Object.values(params).some((value) => value !== null) ? params : null
}

/** For a browser that keeps nothing: they hold as long as the page. */
let ofThisPage: InviteParams | null = null

export const readInviteParams = (): InviteParams | null => {
  try {
    return inviteParamsIn(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return ofThisPage
  }
}

/** They wait there until the sign-up is finished, on whatever page that is. */
export const saveInviteParams = (params: InviteParams): void => {
  ofThisPage = params
  try {
    localStorage.setItem(key, JSON.stringify(params))
  } catch {
    // Kept for this page.
  }
}

export const clearInviteParams = (): void => {
  ofThisPage = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
