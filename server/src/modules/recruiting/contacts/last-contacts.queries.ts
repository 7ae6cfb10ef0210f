import { type EventType, eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { collegeCoaches } from '../../colleges/index.ts'
import { conversations } from '../../messaging/index.ts'
import { contactOfEvent, isOfFamily, momentOfEvent } from '../activity/events.queries.ts'
import { activityEvents } from '../recruiting.tables.ts'

export type LastContact = {
  contact_id: string
  type: Exclude<EventType, 4>
  /** The day of a logged event, as it was logged. Null for a message. */
  day: string | null
  /** In milliseconds. */
  at: number
}

/**
 * The last call, email, text, or message between an athlete's family and each coach of a college. What is planned for a
 * later day has not happened yet.
 */
export const findLastContacts = async (
  db: Db,
  athleteUserId: string,
  collegeIds: readonly number[],
  today: string,
): Promise<LastContact[]> => {
  if (collegeIds.length === 0) return []
  const isThere = inArray(collegeCoaches.college_id, [...collegeIds])
  const logged = sql`select ${collegeCoaches.id} as contact_id, ${activityEvents.type}::int as type,
      ${activityEvents.event_date}::text as day, ${momentOfEvent} as at
    from ${activityEvents} inner join ${collegeCoaches} on ${collegeCoaches.id} = ${contactOfEvent}
    where ${and(eq(activityEvents.athlete_user_id, athleteUserId), isOfFamily, isThere, lte(activityEvents.event_date, today))}`
  const written = sql`select ${collegeCoaches.id}, ${eventTypes.chat}::int, null::text, ${conversations.family_last_at}
    from ${conversations} inner join ${collegeCoaches} on ${eq(collegeCoaches.user_id, conversations.coach_id)}
    where ${and(eq(conversations.athlete_user_id, athleteUserId), isNotNull(conversations.family_last_at), isThere)}`
  const { rows } = await db.execute<LastContact>(sql`
    select distinct on (contact_id) contact_id, type, day, (extract(epoch from at) * 1000)::float8 as at
    from (${logged} union all ${written}) as contacted order by contact_id, contacted.at desc`)
  return rows
}
