import type { FieldFaults } from '@fieldhouse/contract/errors'
import { unknownEvent } from '@fieldhouse/contract/teams'
import { emit, type Listeners } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { addMember } from './join-team.ts'
import { findEvent, findTeam, wasDeleted } from './teams.queries.ts'

interface Choice {
  team_id: string | null
  event_id: string | null
}

const deletedTeam =
  'This team was deleted, so its link doesn’t work anymore. Ask the person who sent it for a new one, or sign up without a team.'
const notJoined =
  'The team of the link you used was deleted, so you did not join it. Ask the person who sent it for a new link.'

/** ACC-05: a person who comes from an event plays for one of its teams. */
const faultsOf = async (db: Db, { team_id, event_id }: Choice): Promise<FieldFaults> => {
  const faults: FieldFaults = {}
  if (event_id && !(await findEvent(db, event_id))) faults.event = [unknownEvent]
  const team = team_id ? await findTeam(db, team_id) : null
  if (team_id && !team && !event_id && (await wasDeleted(db, team_id))) faults.team_id = [deletedTeam]
  else if (team_id && (!team || (event_id && team.event_id !== event_id)))
    faults.team_id = ['Please select Team']
  return faults
}

/** A team that was deleted after the form was sent keeps nobody out, but they hear that they are on no team. */
const joinTeam = async (db: Db, { user_id, team_id }: { user_id: string; team_id: string | null }) => {
  if (!team_id) return
  if (!(await findTeam(db, team_id))) {
    if (await wasDeleted(db, team_id))
      await emit(db, 'notices.created', { user_ids: [user_id], kind: 'roster', text: notJoined, path: null })
    return
  }
  await addMember(db, team_id, user_id)
}

export const teamsListeners: Listeners = {
  'accounts.form-checked': async (db, choice) => {
    const errors = await faultsOf(db, choice)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  },
  'accounts.user-joined': joinTeam,
  'accounts.user-signed-in': joinTeam,
}
