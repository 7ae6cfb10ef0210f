import type { Gender } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { conversations } from '../../messaging/index.ts'
import { athletes, coachViews, isNamed, isSeenBy } from '../../profiles/index.ts'
import { isInCareOf } from '../../roster/index.ts'
import { momentOfEvent } from '../activity/events.queries.ts'
import { recruitedSport } from '../center/open-center.ts'
import { isAthleteOf } from '../filters/chosen-athletes.queries.ts'
import type { Choice } from '../filters/filters.ts'
import { activityEvents, favoriteAthletes } from '../recruiting.tables.ts'
import type { Listed } from './listed.queries.ts'

/** RCC-05: of this sport, and seen by the coach: whoever hides is gone from every list. */
export const isRecruitedBy = (db: Db, coach: Actor): SQL | undefined =>
  and(
    eq(athletes.sport_key, recruitedSport),
    isNull(users.deleted_at),
    isSeenBy(db, coach, athletes, isInCareOf),
  )

const people = sql`${athletes} inner join ${users} on ${eq(users.id, athletes.user_id)}`

/** Those who graduate next first, those who have after all others; by name within a class. */
const byClass = () => {
  const isOver = sql`coalesce(${athletes.class_year} < ${clock.now().getUTCFullYear()}, true)`
  const byName = sql`lower(${users.last_name}) collate "C", lower(${users.first_name}) collate "C"`
  return sql`${isOver}, ${athletes.class_year}, ${byName}, ${athletes.user_id}`
}

/** RCC-05: by what is chosen and typed. */
export const athleteResults = (
  db: Db,
  coach: Actor,
  { choice, gender, q }: { choice: Choice; gender: Gender | null; q?: string | undefined },
): Listed => {
  const isMeant = and(
    isRecruitedBy(db, coach),
    isAthleteOf(choice, gender),
    q === undefined ? undefined : isNamed(q),
  )
  return sql`select ${athletes.user_id} as id, row_number() over (order by ${byClass()}) as place
    from ${people} where ${isMeant}`
}

/** The athletes of these rows (`athlete_id` and `at`), each once, the latest first. */
const latestFirst = (db: Db, coach: Actor, rows: SQL): Listed => sql`
  select ${athletes.user_id} as id, row_number() over (order by max(at) desc, ${athletes.user_id}) as place
  from (${rows}) as listed_rows inner join ${people} on ${athletes.user_id} = listed_rows.athlete_id
  where ${isRecruitedBy(db, coach)} group by ${athletes.user_id}`

/** The newest favorite first. */
export const favoriteAthletesOf = (db: Db, coach: Actor): Listed =>
  latestFirst(
    db,
    coach,
    sql`select ${favoriteAthletes.athlete_id}, ${favoriteAthletes.created_at} as at from ${favoriteAthletes}
      where ${eq(favoriteAthletes.coach_id, coach.id)}`,
  )

/** Whose page the coach saw last, first. */
export const viewedAthletesOf = (db: Db, coach: Actor): Listed => {
  const pages = sql`(select id, user_id from ${athletes}) as pages`
  return latestFirst(
    db,
    coach,
    sql`select pages.user_id as athlete_id, ${coachViews.viewed_at} as at from ${coachViews}
      inner join ${pages} on pages.id = ${coachViews.athlete_id} where ${eq(coachViews.coach_id, coach.id)}`,
  )
}

/** With whom the coach was in touch last, first; by what the coach wrote down, and by messages. */
export const contactedAthletesOf = (db: Db, coach: Actor): Listed =>
  latestFirst(
    db,
    coach,
    sql`select ${activityEvents.athlete_id}, ${momentOfEvent} as at from ${activityEvents}
      where ${eq(activityEvents.coach_id, coach.id)} and ${eq(activityEvents.author_id, coach.id)}
      union all select ${conversations.athlete_id}, ${conversations.coach_last_at} from ${conversations}
      where ${and(eq(conversations.coach_id, coach.id), isNotNull(conversations.coach_last_at))}`,
  )
