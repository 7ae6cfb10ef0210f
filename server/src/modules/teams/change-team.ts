import type { Actor } from '@fieldhouse/contract/guards'
import { mostTeamsOfCoach, type OpenTeam } from '@fieldhouse/contract/teams.my'
import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import {
  countTeamsOf,
  deleteMember,
  insertTeam,
  lockOwnTeam,
  lockTeamsOf,
  updateTeam,
} from './my-teams.queries.ts'
import { type FindPages, showTeam } from './show-team.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}
type TeamCall = Call & { readonly params: { readonly id: string } }

/** Holds the number of the coach's teams until the transaction ends. */
const assertRoom = async (tx: Db, coachId: string): Promise<void> => {
  await lockTeamsOf(tx, coachId)
  if ((await countTeamsOf(tx, coachId)) >= mostTeamsOfCoach)
    throw new AppError('too_many_teams', {
      message: `You have ${mostTeamsOfCoach} teams already. Delete one that you don’t need anymore first.`,
    })
}

/** COA-01. */
export const createTeam = (
  { db, actor, caller, body: { name } }: Call & { readonly body: { readonly name: string } },
  findPages: FindPages,
): Promise<OpenTeam> =>
  transaction(db, async (tx) => {
    await assertRoom(tx, actor.id)
    const id = await insertTeam(tx, actor.id, name)
    await record(tx, caller, { action: 'team.created', userId: actor.id, details: { team_id: id, name } })
    return showTeam(tx, actor, id, findPages)
  })

/** A team of the caller's own. Another coach's is not found, and neither is one that was deleted before. */
const requireOwn = async (tx: Db, { actor, params: { id } }: TeamCall, isDeleted = false) => {
  const team = await lockOwnTeam(tx, actor.id, id)
  if (!team || (team.deleted_at !== null) !== isDeleted) throw new AppError('not_found')
  return team
}

export const renameTeam = (
  call: TeamCall & { readonly body: { readonly name: string } },
  findPages: FindPages,
): Promise<OpenTeam> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, params, body } = call
    const before = await requireOwn(tx, call)
    await updateTeam(tx, params.id, { name: body.name })
    await record(tx, caller, {
      action: 'team.renamed',
      userId: actor.id,
      before: { name: before.name },
      after: { name: body.name },
      details: { team_id: params.id },
    })
    return showTeam(tx, actor, params.id, findPages)
  })

/** Its links stop working, and its coaches lose what the team gave them. All of it comes back with the team. */
export const deleteTeam = (call: TeamCall): Promise<{ id: string }> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, params } = call
    const { name } = await requireOwn(tx, call)
    await updateTeam(tx, params.id, { deleted_at: clock.now() })
    const details = { team_id: params.id, name }
    await record(tx, caller, { action: 'team.deleted', userId: actor.id, details })
    return { id: params.id }
  })

export const restoreTeam = (call: TeamCall, findPages: FindPages): Promise<OpenTeam> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, params } = call
    const { name } = await requireOwn(tx, call, true)
    await assertRoom(tx, actor.id)
    await updateTeam(tx, params.id, { deleted_at: null })
    const details = { team_id: params.id, name }
    await record(tx, caller, { action: 'team.restored', userId: actor.id, details })
    return showTeam(tx, actor, params.id, findPages)
  })

export const removeMember = (
  call: Call & { readonly params: { readonly id: string; readonly user_id: string } },
  findPages: FindPages,
): Promise<OpenTeam> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, params } = call
    await requireOwn(tx, call)
    if (!(await deleteMember(tx, params.id, params.user_id))) throw new AppError('not_found')
    const details = { team_id: params.id }
    await record(tx, caller, { action: 'team.member-removed', userId: params.user_id, details })
    return showTeam(tx, actor, params.id, findPages)
  })
