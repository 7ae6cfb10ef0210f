import { unknownEvent } from '@fieldhouse/contract/teams'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findEvent, selectTeamsOf } from './teams.queries.ts'

/** ACC-05: an event with its teams. */
export const listEventTeams = async (db: Db, eventId: string) => {
  const event = await findEvent(db, eventId)
  if (!event) throw new AppError('not_found', { message: unknownEvent })
  return { data: await selectTeamsOf(db, eventId), event }
}
