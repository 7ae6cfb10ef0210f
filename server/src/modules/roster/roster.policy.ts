import type { Actor } from '@fieldhouse/contract/guards'

/** Who takes care of which athletes, and who may see it. */

/**
 * Who may take care of athletes: success coaches, who claim them, and verified coaches, to whom an admin assigns them.
 */
export const mayCare = ({ type, is_verified_coach }: Pick<Actor, 'type' | 'is_verified_coach'>): boolean =>
  type === 'rsc' || (type === 'coach' && is_verified_coach)

export interface AthleteRelation {
  readonly user_id: string
  /** The actor is a parent of this athlete. */
  readonly is_child: boolean
  /** The athlete is on the actor's list. */
  readonly is_in_care: boolean
}

/** Contact details are for the family, the coach who takes care of the athlete, and admins. */
export const mayOpenAthlete = (
  actor: Pick<Actor, 'id' | 'type' | 'is_verified_coach'>,
  { user_id, is_child, is_in_care }: AthleteRelation,
): boolean => {
  if (actor.type === 'admin' || actor.id === user_id) return true
  if (actor.type === 'parent') return is_child
  return mayCare(actor) && is_in_care
}

export interface Offer {
  /** The athlete's package includes a success coach, and the account is in use. */
  readonly is_entitled: boolean
  /** By this success coach. */
  readonly is_declined: boolean
  /** The success coach who has the athlete. A deleted one has none. */
  readonly claimed_by: string | null
}

/**
 * What a success coach may do with an athlete who is not on a roster.
 * - `open`: claim or decline.
 * - `own`: the athlete is on this coach's roster already.
 * - `taken`: another success coach was faster.
 * - `declined`: this coach declined, so the athlete is not offered again.
 * - `none`: there is nothing to claim.
 */
export const offerTo = (
  coachId: string,
  offer: Offer | null,
): 'open' | 'own' | 'taken' | 'declined' | 'none' => {
  if (offer?.claimed_by === coachId) return 'own'
  if (!offer?.is_entitled) return 'none'
  if (offer.is_declined) return 'declined'
  return offer.claimed_by === null ? 'open' : 'taken'
}
