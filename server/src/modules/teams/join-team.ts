import type { Actor, UserType } from '@fieldhouse/contract/guards'
import type { JoinLink } from '@fieldhouse/contract/teams.my'
import { emit } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { deleteMember, findTeamFor } from './my-teams.queries.ts'
import { findCreator, findTeamCoach } from './team-coaches.queries.ts'
import { linkStanding, mayLeave } from './teams.policy.ts'
import { findTeam, insertMember } from './teams.queries.ts'

/** The page where the creator of a team finds its coaches. For anyone who is not a coach, it is in the settings. */
const coachesPath = (creator: UserType): string => {
  if (creator === 'rsc') return '/coach/roster'
  return creator === 'coach' ? '/coach/users' : '/my-account'
}

/** A coach who joined waits for the creator of the link, so the creator gets a notice. */
const announceCoach = async (db: Db, teamId: string, userId: string) => {
  const coach = await findTeamCoach(db, teamId, userId)
  const creator = coach && (await findCreator(db, teamId))
  if (!coach || !creator || creator.id === userId) return
  await emit(db, 'notices.created', {
    user_ids: [creator.id],
    kind: 'safety',
    text: `${coach.first_name} ${coach.last_name} joined ${coach.team_name} as a coach. Confirm only people you know.`,
    path: coachesPath(creator.type),
  })
}

/** Adds a person to a team. Nothing happens if they are on it already. */
export const addMember = async (tx: Db, teamId: string, userId: string): Promise<void> => {
  if (await insertMember(tx, teamId, userId)) await announceCoach(tx, teamId, userId)
}

const gone = 'This link doesn’t work anymore. Ask the person who sent it for a new one.'

const standingAt = async (db: Db, actor: Actor, teamId: string) => {
  const team = await findTeamFor(db, actor.id, teamId)
  if (!team) throw new AppError('not_found', { message: gone })
  return { id: team.id, name: team.name, standing: linkStanding(actor, team) }
}

/** COA-01: what a link is for. Everyone who has it may ask. */
export const showJoinLink = async (db: Db, actor: Actor | null, teamId: string): Promise<JoinLink> => {
  if (actor) return standingAt(db, actor, teamId)
  const team = await findTeam(db, teamId)
  if (!team) throw new AppError('not_found', { message: gone })
  return { id: team.id, name: team.name, standing: null }
}

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly params: { readonly id: string }
}

/** COA-01: a signed-in person opens a link and joins. */
export const joinByLink = ({ db, actor, params: { id } }: Call): Promise<JoinLink> =>
  transaction(db, async (tx) => {
    const { standing } = await standingAt(tx, actor, id)
    if (standing === 'not-for-them')
      throw new AppError('forbidden', { message: 'Only athletes, parents, and coaches join teams.' })
    if (standing === 'can-join') await addMember(tx, id, actor.id)
    return standingAt(tx, actor, id)
  })

/** The team's coaches no longer see how to reach an athlete who left. */
export const leaveByLink = ({ db, actor, params: { id } }: Call): Promise<JoinLink> =>
  transaction(db, async (tx) => {
    const { standing } = await standingAt(tx, actor, id)
    if (!mayLeave(standing) || !(await deleteMember(tx, id, actor.id))) throw new AppError('not_found')
    return standingAt(tx, actor, id)
  })
