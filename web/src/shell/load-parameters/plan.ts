import type { User } from '@fieldhouse/contract/accounts'
import { type InviteParams, inviteParamsIn } from '../../lib/invite-params.ts'
import { isUuid } from '../../lib/uuid.ts'
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
  /** A team's link that was cut off or mistyped. */
  isTeamLinkBroken: boolean
  opens: Popup | null
  isSignUp: boolean
}

type Search = Readonly<Record<string, string>>

const nothing: Plan = {
  spent: [],
  keeps: null,
  checksInvite: null,
  isInviteUnused: false,
  isTeamLinkBroken: false,
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

/** COA-01: a signed-in person joins without signing up. On other pages, a team is a filter of a list. */
const signedInEntry = ({ invite, team_id = '' }: Search, isHome: boolean): Plan => ({
  ...nothing,
  isInviteUnused: Boolean(invite),
  opens: isHome && !invite && isUuid(team_id) ? { name: 'join-team', teamId: team_id } : null,
})

const entryFor = (search: Search, viewer: Pick<User, 'type'> | null, isHome: boolean): Plan => {
  if (search.affInvite) return { ...nothing, opens: { name: 'affiliate', code: search.affInvite } }
  if (isFullySignedIn(viewer)) return signedInEntry(search, isHome)
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

/** A signed-in person's list may use roles and teams as filters, so those stay. The home page has no list. */
const spentIn = (search: Search, isOnList: boolean): LoadParameter[] =>
  loadParameters.filter(
    (name) => name in search && !(isOnList && (name === 'role' || name === 'team_id' || name === 'event')),
  )

export const planFor = (search: Search, viewer: Pick<User, 'type'> | null, isHome: boolean): Plan => {
  const entry = entryFor(search, viewer, isHome)
  const spent = spentIn(search, isFullySignedIn(viewer) && !isHome)
  const isTeamLinkBroken = isHome && Boolean(search.team_id) && !isUuid(search.team_id ?? '')
  return { ...entry, spent, isTeamLinkBroken, opens: afterPromo(search.promo_code, entry.opens) }
}
