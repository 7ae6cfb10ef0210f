import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, colleges } from '../../colleges/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { activityEvents } from '../recruiting.tables.ts'
import { contactOfEvent, isOfFamily, plannedMoment } from './events.queries.ts'

const now = sql`(${sql.placeholder('now')}::timestamptz at time zone 'UTC')`
const authorsDay = sql`(${now} - make_interval(mins => ${activityEvents.clock_offset}))::date`

const wasDone = sql`exists (select 1 from ${activityEvents} as later
  where later.athlete_user_id = ${activityEvents.athlete_user_id} and later.id <> ${activityEvents.id}
    and later.contact_id is not distinct from ${activityEvents.contact_id}
    and later.coach_id is not distinct from ${activityEvents.coach_id}
    and later.created_at >= ${plannedMoment})`

const at = sql<number>`(extract(epoch from ${plannedMoment}) * 1000)::float8`

/**
 * RCC-03: what the families on a success coach's roster, or the coach, planned for today or yesterday: logged before its
 * time, without a result. A later entry about the same coach means that it was done. The author's clock says which day
 * it is. It is part of a larger query. Its placeholders are `coach_id` and `now`.
 */
export const selectPlannedEvents = (db: Db) =>
  db
    .select({
      athlete_user_id: activityEvents.athlete_user_id,
      type: activityEvents.type,
      event_time: sql<string>`to_char(${activityEvents.event_time}, 'HH24:MI')`,
      is_overdue: sql<boolean>`${activityEvents.event_date} < ${authorsDay}`,
      at,
      first_name: sql<string>`coalesce(contact.first_name, coach.first_name, '')`,
      last_name: sql<string>`coalesce(contact.last_name, coach.last_name, '')`,
      college: sql<string | null>`college.short_name`,
    })
    .from(activityEvents)
    .innerJoin(rosterClaims, eq(rosterClaims.athlete_user_id, activityEvents.athlete_user_id))
    .leftJoin(sql`${collegeCoaches} as contact`, sql`contact.id = ${contactOfEvent}`)
    .leftJoin(sql`${users} as coach`, sql`coach.id = ${activityEvents.coach_id}`)
    .leftJoin(sql`${colleges} as college`, sql`college.id = contact.college_id`)
    .where(
      and(
        eq(rosterClaims.success_coach_id, sql.placeholder('coach_id')),
        sql`${activityEvents.event_date} between ${now}::date - 2 and ${now}::date + 1`,
        sql`${activityEvents.event_date} between ${authorsDay} - 1 and ${authorsDay}`,
        isOfFamily,
        sql`${activityEvents.created_at} < ${plannedMoment}`,
        sql`coalesce(${activityEvents.outcome}, 'scheduled') = 'scheduled' and not ${wasDone}`,
      ),
    )
    .orderBy(at, activityEvents.id)

/** The time is as it was logged, by the author's clock, and `at` is in milliseconds. */
export type PlannedEvent = Awaited<ReturnType<typeof selectPlannedEvents>>[number]
