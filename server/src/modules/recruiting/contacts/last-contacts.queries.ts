import type { Actor } from '@fieldhouse/contract/guards'
import { type EventType, eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOneOf, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { jsonRowsOf, oneRow, onlyRow } from '../../../platform/database/rows-of.ts'
import { collegeCoaches } from '../../colleges/index.ts'
import { conversations } from '../../messaging/index.ts'
import { contactOfEvent, isOfFamily, momentOfEvent } from '../activity/events.queries.ts'
import { type CoachesKind, coachColumns, coachesKind, givenForCoaches } from '../lists/rows.queries.ts'
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
const lastContacts = (): SQL<LastContact[]> => {
  const athleteUserId = sql.placeholder('athlete_user_id')
  const today = sql`${sql.placeholder('today')}::date`
  const isThere = isOneOf(collegeCoaches.college_id, sql.placeholder('college_ids'), 'integer')
  const logged = sql`select ${collegeCoaches.id} as contact_id, ${activityEvents.type}::int as type,
      ${activityEvents.event_date}::text as day, ${momentOfEvent} as at
    from ${activityEvents} inner join ${collegeCoaches} on ${collegeCoaches.id} = ${contactOfEvent}
    where ${and(eq(activityEvents.athlete_user_id, athleteUserId), isOfFamily, isThere, lte(activityEvents.event_date, today))}`
  const written = sql`select ${collegeCoaches.id}, ${eventTypes.chat}::int, null::text, ${conversations.family_last_at}
    from ${conversations} inner join ${collegeCoaches} on ${eq(collegeCoaches.user_id, conversations.coach_id)}
    where ${and(eq(conversations.athlete_user_id, athleteUserId), isNotNull(conversations.family_last_at), isThere)}`
  return jsonRowsOf(sql`
    select distinct on (contact_id) contact_id, type, day, (extract(epoch from at) * 1000)::float8 as at
    from (${logged} union all ${written}) as contacted order by contact_id, contacted.at desc`)
}

const coachesIn = oncePerKind((db, ...kind: CoachesKind) =>
  db
    .select({ ...coachColumns(db, kind), contacts: lastContacts() })
    .from(oneRow)
    .prepare(`recruiting_coaches_for_${kind.join('_')}`),
)

/** The coaches of these colleges as the family sees them, and the last contact with each. */
export const findCoachesWithContacts = async (
  db: Db,
  actor: Actor,
  athlete: { readonly user_id: string; readonly gender: string | null },
  collegeIds: readonly number[],
  today: string,
) => {
  const given = { ...givenForCoaches(actor, athlete.user_id, collegeIds), today }
  return onlyRow(await coachesIn(db, ...coachesKind(actor, athlete.gender)).execute(given))
}
