import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { conversations } from '../../messaging/index.ts'
import { athletes, coachViews } from '../../profiles/index.ts'
import { momentOfEvent } from '../activity/events.queries.ts'
import type { KeptList } from '../center/center.queries.ts'
import { isRecruitedBy } from '../center/recruited.queries.ts'
import { activityEvents, favoriteAthletes } from '../recruiting.tables.ts'
import { type Listed, sortedList } from './listed.queries.ts'

export const people = sql`${athletes} inner join ${users} on ${eq(users.id, athletes.user_id)}`

/** The athletes of these rows (`athlete_user_id` and `at`), each once, latest first. */
const latestFirst = (db: Db, coach: Actor, rows: SQL): Listed =>
  sortedList(sql`select ${athletes.user_id} as id, row_number() over (order by max(at) desc, ${athletes.user_id}) as place
  from (${rows}) as listed_rows inner join ${people} on ${athletes.user_id} = listed_rows.athlete_user_id
  where ${isRecruitedBy(db, coach)} group by ${athletes.user_id}`)

/** Newest favorite first. */
const favoriteAthletesOf = (db: Db, coach: Actor): Listed =>
  latestFirst(
    db,
    coach,
    sql`select ${favoriteAthletes.athlete_user_id}, ${favoriteAthletes.created_at} as at from ${favoriteAthletes}
      where ${eq(favoriteAthletes.coach_id, coach.id)}`,
  )

/** The athletes whose page the coach viewed, latest first. */
const viewedAthletesOf = (db: Db, coach: Actor): Listed => {
  const pages = sql`(select id, user_id from ${athletes}) as pages`
  return latestFirst(
    db,
    coach,
    sql`select pages.user_id as athlete_user_id, ${coachViews.viewed_at} as at from ${coachViews}
      inner join ${pages} on pages.id = ${coachViews.athlete_id} where ${eq(coachViews.coach_id, coach.id)}`,
  )
}

/** The athletes the coach was in contact with, latest first, by the coach's own notes and by messages. */
const contactedAthletesOf = (db: Db, coach: Actor): Listed =>
  latestFirst(
    db,
    coach,
    sql`select ${activityEvents.athlete_user_id}, ${momentOfEvent} as at from ${activityEvents}
      where ${eq(activityEvents.coach_id, coach.id)} and ${eq(activityEvents.author_id, coach.id)}
      union all select ${conversations.athlete_user_id}, ${conversations.coach_last_at} from ${conversations}
      where ${and(eq(conversations.coach_id, coach.id), isNotNull(conversations.coach_last_at))}`,
  )

/** A coach's lists of athletes that are based on actions, not on filters. */
export const keptAthletesOf = (db: Db, coach: Actor): Readonly<Record<KeptList, Listed>> => ({
  favorites: favoriteAthletesOf(db, coach),
  'recently-contacted': contactedAthletesOf(db, coach),
  'recently-viewed': viewedAthletesOf(db, coach),
})
