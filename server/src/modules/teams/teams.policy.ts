import type { Actor } from '@fieldhouse/contract/guards'
import type { LinkStanding, MyTeam, TeamMember } from '@fieldhouse/contract/teams.my'

/** Who may do what with a team and its coaches. */

type Owner = Pick<Actor, 'type' | 'is_verified_coach'>

/**
 * Whether we know the owner of a team. A coach whose verification ended vouches for nobody: they could let in whom they
 * want, and see the minors of the team through them.
 */
export const mayVouch = ({ type, is_verified_coach }: Owner): boolean => type !== 'coach' || is_verified_coach

/**
 * The owner of a link knows the coaches who join through it. An admin may decide too. No one decides about themselves.
 */
export const canDecideAboutCoach = (
  actor: Pick<Actor, 'id'> & Owner,
  { created_by, user_id }: { created_by: string | null; user_id: string },
): boolean =>
  actor.id !== user_id &&
  (actor.type === 'admin' || (created_by !== null && created_by === actor.id && mayVouch(actor)))

interface TeamPlace {
  readonly created_by: string | null
  /** Null if the actor did not join it. */
  readonly status: MyTeam['status']
}

export const ownsTeam = ({ id }: Pick<Actor, 'id'>, { created_by }: Pick<TeamPlace, 'created_by'>): boolean =>
  created_by === id

/** COA-01: the owner and the members. A coach who waits or was refused sees the name and that. */
export const maySeeTeam = (actor: Pick<Actor, 'id'>, team: TeamPlace): boolean =>
  ownsTeam(actor, team) || team.status !== null

/**
 * The members are minors. Their owner must be a coach whom we know; other coaches must have been confirmed for this team.
 */
export const maySeeMembers = (actor: Pick<Actor, 'id'> & Owner, team: TeamPlace): boolean =>
  ownsTeam(actor, team) ? mayVouch(actor) : team.status === 'verified'

/** Who waits and who was refused is between them and the owner. */
export const maySeeMember = (
  actor: Pick<Actor, 'id'>,
  team: TeamPlace,
  { user_id, type, status }: Pick<TeamMember, 'user_id' | 'type' | 'status'>,
): boolean => ownsTeam(actor, team) || type !== 'coach' || status === 'verified' || user_id === actor.id

/** Those who can be on a team. */
export const joins: ReadonlySet<Actor['type']> = new Set(['athlete', 'parent', 'coach'])

/** COA-01: what a signed-in person can do with a team's link. A coach on the team waits for the owner's decision. */
export const linkStanding = (actor: Pick<Actor, 'id' | 'type'>, team: TeamPlace): LinkStanding => {
  if (ownsTeam(actor, team)) return 'owner'
  if (!joins.has(actor.type)) return 'not-for-them'
  if (team.status === null) return 'can-join'
  if (actor.type !== 'coach' || team.status === 'verified') return 'on-team'
  return team.status === 'refused' ? 'refused' : 'waiting'
}

/** A refused coach can’t leave. Leaving and joining again would undo the refusal. */
export const mayLeave = (standing: LinkStanding): boolean => standing === 'on-team' || standing === 'waiting'
