import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { coachesFor, collegeCoaches } from '../../colleges/index.ts'
import { conversations } from '../../messaging/index.ts'
import { coachViews } from '../../profiles/index.ts'
import { isOfFamily, momentOfEvent } from '../activity/events.queries.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { activityEvents, favoriteColleges } from '../recruiting.tables.ts'

/** A long log is not read to its end. Its newest entries name the coaches who matter. */
const newest = 500

/**
 * Coaches that a family knows: in contact (0), viewed the page or added by the family (1), or at a favorite college (2).
 * Each is listed once, closest and latest first. `id` is the contact, or the account of a coach without a college.
 */
export const findKnownCoaches = async (
  db: Db,
  { id, athlete }: FamilyCenter,
  most: number,
): Promise<{ id: string; is_contact: boolean }[]> => {
  const { contact_id, coach_id, athlete_user_id, event_date, event_time } = activityEvents
  const logged = sql`(select ${contact_id} as contact_id, ${coach_id} as user_id, 0 as nearness, ${momentOfEvent} as at
    from ${activityEvents} where ${and(eq(athlete_user_id, id), isOfFamily)}
    order by ${desc(event_date)}, ${desc(event_time)} limit ${newest})`
  const written = sql`select null::uuid, ${conversations.coach_id}, 0, ${conversations.family_last_at}
    from ${conversations} inner join ${users} on ${and(eq(users.id, conversations.coach_id), eq(users.type, 'coach'))}
    where ${and(eq(conversations.athlete_user_id, id), isNotNull(conversations.family_last_at))}`
  const looked = sql`(select null::uuid, ${coachViews.coach_id}, 1, ${coachViews.viewed_at} from ${coachViews}
    where ${eq(coachViews.athlete_id, athlete.athlete_id)} order by ${desc(coachViews.viewed_at)} limit ${newest})`
  const liked = sql`select ${collegeCoaches.id}, ${collegeCoaches.user_id}, 2, ${favoriteColleges.created_at}
    from ${favoriteColleges} inner join ${collegeCoaches} on ${eq(collegeCoaches.college_id, favoriteColleges.college_id)}
    where ${and(eq(favoriteColleges.athlete_user_id, id), coachesFor(athlete))}`
  const added = sql`select ${collegeCoaches.id}, null::uuid, 1, ${collegeCoaches.created_at} from ${collegeCoaches}
    where ${eq(collegeCoaches.added_for, id)}`
  const { rows } = await db.execute<{ id: string; is_contact: boolean }>(sql`
    with met as (${logged} union all ${written} union all ${looked} union all ${added} union all ${liked}),
    named as (
      select coalesce(met.contact_id, (select own.id from ${collegeCoaches} as own
        where own.user_id = met.user_id limit 1)) as contact_id, met.user_id, met.nearness, met.at
      from met
    )
    select coalesce(contact_id, user_id) as id, contact_id is not null as is_contact
    from named group by 1, 2 order by min(nearness), max(at) desc, 1 limit ${most}`)
  return rows
}
