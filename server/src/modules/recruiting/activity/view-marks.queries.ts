import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { coachViews } from '../../profiles/index.ts'
import { viewMarks } from '../recruiting.tables.ts'

interface Seen {
  /** The person who marks. */
  readonly readerId: string
  /** The owner of the page: the user, and the page. */
  readonly athleteUserId: string
  readonly athleteId: string
  /** Which views: those of a coach, or by their ids. */
  readonly coachId: string | undefined
  readonly ids: readonly string[] | undefined
}

/**
 * Marks these views and earlier ones of the same coaches, because a mark is a point in time. It only moves forward.
 * Returns how many had not been seen.
 */
export const markSeen = async (db: Db, seen: Seen): Promise<number> => {
  const { readerId, athleteUserId, athleteId, coachId, ids } = seen
  const isOfAthlete = eq(coachViews.athlete_id, athleteId)
  const isMeant: SQL | undefined = and(
    isOfAthlete,
    coachId === undefined ? undefined : eq(coachViews.coach_id, coachId),
    ids === undefined ? undefined : inArray(coachViews.id, [...ids]),
  )
  const isMark = and(
    eq(viewMarks.user_id, readerId),
    eq(viewMarks.athlete_user_id, athleteUserId),
    eq(viewMarks.coach_id, coachViews.coach_id),
  )
  // Every part sees the state before the statement, so the count is of views above the old marks.
  const { rows } = await db.execute<{ marked: number }>(sql`
    with latest as (
      select ${coachViews.coach_id}, max(${coachViews.viewed_at}) as seen_at from ${coachViews}
      where ${isMeant} group by ${coachViews.coach_id}
    ), raised as (
      insert into ${viewMarks} (user_id, athlete_user_id, coach_id, seen_at)
      select ${readerId}::uuid, ${athleteUserId}::uuid, coach_id, seen_at from latest order by coach_id
      on conflict (user_id, athlete_user_id, coach_id)
      do update set seen_at = greatest(${viewMarks.seen_at}, excluded.seen_at)
    )
    select count(*)::int as marked from ${coachViews}
    inner join latest on latest.coach_id = ${coachViews.coach_id} and ${coachViews.viewed_at} <= latest.seen_at
    left join ${viewMarks} on ${isMark}
    where ${isOfAthlete} and (${viewMarks.seen_at} is null or ${coachViews.viewed_at} > ${viewMarks.seen_at})`)
  return rows[0]?.marked ?? 0
}
