import type { LoggedType } from '@fieldhouse/contract/recruiting.activity'
import { inArray, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, colleges } from '../../colleges/index.ts'
import { activityEvents } from '../recruiting.tables.ts'
import { contactOfEvent, isOfFamily, plannedMoment } from './events.queries.ts'

export type PlannedEvent = {
  athlete_user_id: string
  type: LoggedType
  /** As it was logged, by the author's clock. */
  event_time: string
  /** It was planned for yesterday. */
  is_overdue: boolean
  /** In milliseconds. */
  at: number
  first_name: string
  last_name: string
  college: string | null
}

/**
 * RCC-03: what the family or its success coach planned for today or yesterday: logged before its time, without a result.
 * A later entry about the same coach means that it was done. The author's clock says which day it is.
 */
export const findPlannedEvents = async (
  db: Db,
  athleteUserIds: readonly string[],
): Promise<PlannedEvent[]> => {
  if (athleteUserIds.length === 0) return []
  const now = sql`(${clock.now().toISOString()}::timestamptz at time zone 'UTC')`
  const authorsDay = sql`(${now} - make_interval(mins => ${activityEvents.clock_offset}))::date`
  const wasDone = sql`exists (select 1 from ${activityEvents} as later
    where later.athlete_user_id = ${activityEvents.athlete_user_id} and later.id <> ${activityEvents.id}
      and later.contact_id is not distinct from ${activityEvents.contact_id}
      and later.coach_id is not distinct from ${activityEvents.coach_id}
      and later.created_at >= ${plannedMoment})`
  const { rows } = await db.execute<PlannedEvent>(sql`
    select ${activityEvents.athlete_user_id} as athlete_user_id, ${activityEvents.type}::int as type,
      to_char(${activityEvents.event_time}, 'HH24:MI') as event_time,
      ${activityEvents.event_date} < ${authorsDay} as is_overdue,
      (extract(epoch from ${plannedMoment}) * 1000)::float8 as at,
      coalesce(contact.first_name, coach.first_name, '') as first_name,
      coalesce(contact.last_name, coach.last_name, '') as last_name, college.short_name as college
    from ${activityEvents}
    left join ${collegeCoaches} as contact on contact.id = ${contactOfEvent}
    left join ${users} as coach on coach.id = ${activityEvents.coach_id}
    left join ${colleges} as college on college.id = contact.college_id
    where ${inArray(activityEvents.athlete_user_id, [...athleteUserIds])}
      and ${activityEvents.event_date} between ${now}::date - 2 and ${now}::date + 1
      and ${activityEvents.event_date} between ${authorsDay} - 1 and ${authorsDay}
      and ${isOfFamily} and ${activityEvents.created_at} < ${plannedMoment}
      and coalesce(${activityEvents.outcome}, 'scheduled') = 'scheduled' and not ${wasDone}
    order by at, ${activityEvents.id}`)
  return rows
}
