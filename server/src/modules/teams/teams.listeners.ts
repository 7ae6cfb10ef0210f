import type { FieldFaults } from '@fieldhouse/contract/errors'
import { unknownEvent } from '@fieldhouse/contract/teams'
import type { Listeners } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findTeam, insertMember, isEventKnown } from './teams.queries.ts'

interface Choice {
  team_id: string | null
  event_id: string | null
}

/** ACC-05: who comes from an event plays for one of its teams. */
const faultsOf = async (db: Db, { team_id, event_id }: Choice): Promise<FieldFaults> => {
  const faults: FieldFaults = {}
  if (event_id && !(await isEventKnown(db, event_id))) faults.event = [unknownEvent]
  const team = team_id ? await findTeam(db, team_id) : null
  const isWrong = team_id && (!team || (event_id && team.event_id !== event_id))
  if (isWrong) faults.team_id = ['Please select Team']
  return faults
}

/** A team that is gone since its link was made keeps nobody out. */
const joinTeam = async (db: Db, { user_id, team_id }: { user_id: string; team_id: string | null }) => {
  if (team_id && (await findTeam(db, team_id))) await insertMember(db, team_id, user_id)
}

export const teamsListeners: Listeners = {
  'accounts.form-checked': async (db, choice) => {
    const errors = await faultsOf(db, choice)
    if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  },
  'accounts.user-joined': joinTeam,
  'accounts.user-signed-in': joinTeam,
}
