import { isUuid } from './uuid.ts'

/** A sign-up link's parameters, under their names in the address (SHL-13). */
export interface InviteParams {
  /** As in the link. Whether sign-up allows the role is checked where it is used. */
  role: string | null
  team_id: string | null
  event: string | null
  invite: string | null
}

const key = 'inviteParams'

const wordOf = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : null

const idOf = (value: unknown): string | null => (typeof value === 'string' && isUuid(value) ? value : null)

/** Keeps the valid part, whatever the source, or null if there is none. */
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

/** For a browser without storage: they last as long as the page. */
let ofThisPage: InviteParams | null = null

export const readInviteParams = (): InviteParams | null => {
  try {
    return inviteParamsIn(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return ofThisPage
  }
}

/** They are stored until the sign-up is finished, on any page. */
export const saveInviteParams = (params: InviteParams): void => {
  ofThisPage = params
  try {
    localStorage.setItem(key, JSON.stringify(params))
  } catch {
    // Kept for this page only.
  }
}

export const clearInviteParams = (): void => {
  ofThisPage = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
