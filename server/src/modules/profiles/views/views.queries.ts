import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { startOfDay } from '../../../platform/days/days.rules.ts'
import { houseDayOf, houseZone } from '../../../platform/house-day.ts'
import { users } from '../../accounts/index.ts'
import { collegeCoaches, colleges } from '../../colleges/index.ts'
import { coachVerifiedFor } from '../coach-standing.queries.ts'
import { athletes } from '../profiles.tables.ts'
import { coachViews, visitorViews } from './views.tables.ts'

const hour = 60 * 60 * 1000

export const addVisitorView = async (db: Db, athlete_id: string): Promise<void> => {
  const day = houseDayOf(clock.now())
  await db
    .insert(visitorViews)
    .values({ athlete_id, day, count: 1 })
    .onConflictDoUpdate({
      target: [visitorViews.athlete_id, visitorViews.day],
      set: { count: sql`${visitorViews.count} + 1` },
    })
}

/** At most one per hour, also for parallel requests. Must be called in a transaction. */
export const addCoachView = async (tx: Db, athlete_id: string, coach_id: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`view ${athlete_id} ${coach_id}`}, 0))`,
  )
  const now = clock.now()
  const isRecent = and(
    eq(coachViews.athlete_id, athlete_id),
    eq(coachViews.coach_id, coach_id),
    gte(coachViews.viewed_at, new Date(now.getTime() - hour)),
  )
  const recent = await tx.select({ id: coachViews.id }).from(coachViews).where(isRecent).limit(1)
  if (recent.length > 0) return
  await tx.insert(coachViews).values({ id: uuidv7(now.getTime()), athlete_id, coach_id, viewed_at: now })
}

export const findVisitorDays = (db: Db, athleteId: string, firstDay: string) =>
  db
    .select({ day: visitorViews.day, count: visitorViews.count })
    .from(visitorViews)
    .where(and(eq(visitorViews.athlete_id, athleteId), gte(visitorViews.day, firstDay)))

const isSince = (athleteId: string, firstDay: string) =>
  and(
    eq(coachViews.athlete_id, athleteId),
    gte(coachViews.viewed_at, new Date(startOfDay(firstDay, houseZone))),
  )

export const findCoachDays = (db: Db, athleteId: string, firstDay: string) => {
  const day = sql<string>`to_char(${coachViews.viewed_at} at time zone ${sql.raw(`'${houseZone}'`)}, 'YYYY-MM-DD')`
  return db
    .select({ day, count: sql<number>`count(*)`.mapWith(Number) })
    .from(coachViews)
    .where(isSince(athleteId, firstDay))
    .groupBy(day)
}

export const findCoachViews = (db: Db, athleteId: string, firstDay: string) =>
  db
    .select({
      id: coachViews.id,
      coach_id: coachViews.coach_id,
      first_name: users.first_name,
      last_name: users.last_name,
      college: { id: colleges.id, name: colleges.name, short_name: colleges.short_name },
      verified_by: coachVerifiedFor(coachViews.coach_id, athletes.user_id),
      viewed_at: coachViews.viewed_at,
    })
    .from(coachViews)
    .innerJoin(users, eq(users.id, coachViews.coach_id))
    .innerJoin(athletes, eq(athletes.id, coachViews.athlete_id))
    .leftJoin(collegeCoaches, eq(collegeCoaches.user_id, coachViews.coach_id))
    .leftJoin(colleges, eq(colleges.id, collegeCoaches.college_id))
    .where(isSince(athleteId, firstDay))
    .orderBy(desc(coachViews.viewed_at), desc(coachViews.id))
    .limit(200)
