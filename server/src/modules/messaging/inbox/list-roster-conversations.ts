import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import type { Db } from '../../../platform/database/database.ts'
import { findPeople } from '../conversations/participants.queries.ts'
import { peopleIn } from '../conversations/present-person.ts'
import { presentRow } from '../messages/present-message.ts'
import { findRosterConversations } from './inbox.queries.ts'
import { pageMeta, windowOf } from './page-window.ts'

/** MSG-05. */
export const listRosterConversations = async (
  db: Db,
  { id }: Actor,
  query: Checked<typeof contract.getRosterConversations>['query'],
): Promise<Output<typeof contract.getRosterConversations>> => {
  const { found, total } = await findRosterConversations(db, id, windowOf(query))
  const senders = await findPeople(
    db,
    found.flatMap(({ message }) => message?.sender_id ?? []),
  )
  const people = peopleIn(db, senders)
  return {
    data: await Promise.all(
      found.map(async ({ phone, message, ...athlete }) => ({
        ...athlete,
        contact_info: { phone },
        last_message: message && {
          ...presentRow({ athlete_user_id: athlete.user_id, contact_id: id }, message),
          sender: await people.person(message.sender_id, athlete.user_id),
        },
      })),
    ),
    meta: pageMeta(query, total),
  }
}
