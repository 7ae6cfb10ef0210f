import type { Output } from '@fieldhouse/contract/endpoint'
import type * as contract from '@fieldhouse/contract/messaging'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findPeople } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { presentRow } from '../messages/present-message.ts'
import { findAround, findReport } from './reports.queries.ts'

/** A report for admins, with the messages around the reported one. */
export const showReport = async (db: Db, id: string): Promise<Output<typeof contract.getReport>['data']> => {
  const found = await findReport(db, id)
  if (!found) throw new AppError('not_found')
  const { reporter_id, athlete_user_id, contact_id, conversation_id, seq, ...report } = found
  const people = peopleIn(db, await findPeople(db, [reporter_id, athlete_user_id, contact_id]), {
    isModerator: true,
  })
  return {
    ...report,
    created_at: report.created_at.toISOString(),
    reporter: await people.person(reporter_id, athlete_user_id),
    athlete: await people.person(athlete_user_id, athlete_user_id),
    contact: await people.person(contact_id, athlete_user_id),
    messages: (await findAround(db, conversation_id, seq)).map((row) =>
      presentRow({ athlete_user_id, contact_id }, row),
    ),
  }
}
