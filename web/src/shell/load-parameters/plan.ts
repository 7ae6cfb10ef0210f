import type { User } from '@fieldhouse/contract/accounts'
import { type InviteParams, inviteParamsIn } from '../../lib/invite-params.ts'
import { isFullySignedIn } from '../navigation.ts'
import type { Popup } from '../popups.ts'
import { type LoadParameter, loadParameters } from './names.ts'

/** What an opened page's address requests (SHL-13). */
export interface Plan {
  /** Removed from the address after use, so a reload does not repeat it. */
  spent: readonly LoadParameter[]
  /** From a sign-up link, stored until the person has joined. */
  keeps: InviteParams | null
  /** Must be valid before anything opens. */
  checksInvite: string | null
  /** An invitation opened by a signed-in person. */
  isInviteUnused: boolean
  opens: Popup | null
  isSignUp: boolean
}

type Search = Readonly<Record<string, string>>

const nothing: Plan = {
  spent: [],
  keeps: null,
  checksInvite: null,
  isInviteUnused: false,
  opens: null,
  isSignUp: false,
}

/**
 * What the link says about the person who signs up. Only coaches come from an event, and an invitation excludes
 * everything else.
 */
const signUpLinkIn = (search: Search): InviteParams | null => {
  const given = inviteParamsIn(search)
  if (!given) return null
  if (given.invite) return { ...given, event: null, team_id: null }
  const isCoach = given.role === null || given.role === 'coach'
  return given.event && isCoach ? { ...given, role: 'coach' } : inviteParamsIn({ ...given, event: null })
}

/** One popup after another: the promo code result is first. */
const afterPromo = (code: string | undefined, next: Popup | null): Popup | null => {
  if (!code) return next
  return { name: 'promo-code', code, ...(next ? { next } : {}) }
}

const entryFor = (search: Search, viewer: Pick<User, 'type'> | null): Plan => {
  if (search.affInvite) return { ...nothing, opens: { name: 'affiliate', code: search.affInvite } }
  if (isFullySignedIn(viewer)) return { ...nothing, isInviteUnused: Boolean(search.invite) }
  const link = signUpLinkIn(search)
  const isChoosing = viewer !== null
  if (link)
    return {
      ...nothing,
      keeps: link,
      checksInvite: link.invite,
      opens: isChoosing ? { name: 'select-role' } : { name: 'login', view: 'signUp' },
      isSignUp: true,
    }
  if (isChoosing) return { ...nothing, opens: { name: 'select-role' } }
  return search.login === '1' ? { ...nothing, opens: { name: 'login' } } : nothing
}

/** A signed-in person's list may use roles and teams as filters, so those stay. */
const spentIn = (search: Search, isIn: boolean): LoadParameter[] =>
  loadParameters.filter(
    (name) => name in search && !(isIn && (name === 'role' || name === 'team_id' || name === 'event')),
  )

export const planFor = (search: Search, viewer: Pick<User, 'type'> | null): Plan => {
  const entry = entryFor(search, viewer)
  const spent = spentIn(search, isFullySignedIn(viewer))
  return { ...entry, spent, opens: afterPromo(search.promo_code, entry.opens) }
}
