import { unknownEvent } from '@fieldhouse/contract/teams'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { isEventKnown, selectTeamsOf } from './teams.queries.ts'

/** ACC-05. */
export const listEventTeams = async (db: Db, eventId: string) => {
  if (!(await isEventKnown(db, eventId))) throw new AppError('not_found', { message: unknownEvent })
  return selectTeamsOf(db, eventId)
}
