import type { Actor } from '@fieldhouse/contract/guards'
import type { TeamCoach } from '@fieldhouse/contract/teams.coaches'
import { emit } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import {
  decideTeamCoach,
  findCoachesOfCreator,
  findTeamCoach,
  lockTeamCoach,
  type StoredTeamCoach,
} from './team-coaches.queries.ts'
import { canDecideAboutCoach, mayVouch } from './teams.policy.ts'

const present = ({ created_by, joined_at, ...coach }: StoredTeamCoach): TeamCoach => ({
  ...coach,
  joined_at: joined_at.toISOString(),
})

/** Only for those who may decide about them. Until an owner may again, the admins do. */
export const listTeamCoaches = async (db: Db, actor: Actor): Promise<TeamCoach[]> =>
  mayVouch(actor) ? (await findCoachesOfCreator(db, actor.id)).map(present) : []

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly params: { readonly team_id: string; readonly user_id: string }
}

const requireCoach = async (db: Db, { actor, params: { team_id, user_id } }: Call) => {
  const coach = await findTeamCoach(db, team_id, user_id)
  if (!coach || !canDecideAboutCoach(actor, coach)) throw new AppError('not_found')
  return coach
}

/** The creator of a team's link confirms a coach, or refuses with a reason. A later decision replaces the earlier one. */
export const decideAboutCoach = async (call: Call, reason: string | null): Promise<TeamCoach> => {
  const { actor, caller, params } = call
  await requireCoach(call.db, call)
  return transaction(call.db, async (tx) => {
    await lockTeamCoach(tx, params.team_id, params.user_id)
    const { status, team_name } = await requireCoach(tx, call)
    const wanted = reason === null ? 'verified' : 'refused'
    if (status === wanted)
      throw new AppError('team_coach_already_decided', {
        message: `This coach is already ${wanted}. The list is up to date now.`,
      })
    await decideTeamCoach(tx, params, { decided_by: actor.id, reason })
    await record(tx, caller, {
      action: `team-coach.${wanted}`,
      userId: params.user_id,
      subject: `Team ${team_name}`,
      before: { status },
      after: { status: wanted },
      details: { team_id: params.team_id, ...(reason === null ? {} : { reason }) },
    })
    const text =
      reason === null
        ? `You are confirmed as a coach of ${team_name}.`
        : `You were not confirmed as a coach of ${team_name}: ${reason}`
    await emit(tx, 'notices.created', {
      user_ids: [params.user_id],
      kind: 'safety',
      text,
      path: '/coach/users',
    })
    return present(await requireCoach(tx, call))
  })
}
