import type { Output } from '@fieldhouse/contract/endpoint'
import type * as contract from '@fieldhouse/contract/messaging'
import type { Db } from '../../../platform/database/database.ts'
import { findPeople } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { pageMeta, windowOf } from '../inbox/page-window.ts'
import { presentRow } from '../messages/present-message.ts'
import { findAround, findReports } from './reports.queries.ts'

const per_page = 15

/** The reports for admins, each with the messages around it. */
export const listReports = async (db: Db, page: number): Promise<Output<typeof contract.getReports>> => {
  const { found, total } = await findReports(db, windowOf({ page, per_page }))
  const ids = found.flatMap(({ reporter_id, athlete_user_id, contact_id }) => [
    reporter_id,
    athlete_user_id,
    contact_id,
  ])
  const people = peopleIn(db, await findPeople(db, ids), { isModerator: true })
  const data = await Promise.all(
    found.map(async ({ reporter_id, athlete_user_id, contact_id, conversation_id, seq, ...report }) => ({
      ...report,
      created_at: report.created_at.toISOString(),
      closed_at: report.closed_at?.toISOString() ?? null,
      reporter: await people.person(reporter_id, athlete_user_id),
      athlete: await people.person(athlete_user_id, athlete_user_id),
      contact: await people.person(contact_id, athlete_user_id),
      messages: (await findAround(db, conversation_id, seq)).map((row) =>
        presentRow({ athlete_user_id, contact_id }, row),
      ),
    })),
  )
  return { data, meta: pageMeta({ page, per_page }, total) }
}
