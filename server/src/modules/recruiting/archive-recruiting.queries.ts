import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type ArchiveOwner, type ArchivePart, rowsById } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { shownName, users } from '../accounts/index.ts'
import { colleges } from '../colleges/index.ts'
import { isInCareOf } from '../roster/index.ts'
import {
  activityEvents,
  activityLogs,
  centers,
  favoriteAthletes,
  favoriteColleges,
  guidesShown,
  viewedColleges,
  viewMarks,
} from './recruiting.tables.ts'

const coaches = readOnlyAs(users, 'coaches')

/** A success coach works for the athletes on the roster. What they did for others is not theirs anymore. */
const isOnRosterOf = (db: Db, userId: string, athleteUserId: PgColumn) =>
  isInCareOf(db, { id: userId, type: 'rsc' }, athleteUserId)

/** A family never reads a coach's notes, and a coach never reads a family's. */
const findEvents = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  rowsById((after, limit) =>
    db
      .select({
        id: activityEvents.id,
        athlete: shownName(users),
        coach: sql<string | null>`case when ${coaches.id} is not null then ${shownName(coaches)} end`,
        type: activityEvents.type,
        event_date: activityEvents.event_date,
        event_time: activityEvents.event_time,
        note: activityEvents.note,
        outcome: activityEvents.outcome,
        created_at: activityEvents.created_at,
      })
      .from(activityEvents)
      .innerJoin(users, eq(users.id, activityEvents.athlete_user_id))
      .leftJoin(coaches, eq(coaches.id, activityEvents.coach_id))
      .where(
        and(
          gt(activityEvents.id, after),
          or(
            and(
              eq(activityEvents.author_id, userId),
              or(
                eq(activityEvents.coach_id, userId),
                isOnRosterOf(db, userId, activityEvents.athlete_user_id),
              ),
            ),
            and(
              inArray(activityEvents.athlete_user_id, [...athleteUserIds]),
              sql`${activityEvents.author_id} is distinct from ${activityEvents.coach_id}`,
            ),
          ),
        ),
      )
      .orderBy(asc(activityEvents.id))
      .limit(limit),
  )

/** Who did what in a center is for success coaches. Everyone else only gets what they did themselves. */
const findLogs = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  rowsById((after, limit) =>
    db
      .select({
        id: activityLogs.id,
        text: activityLogs.text,
        created_at: activityLogs.created_at,
      })
      .from(activityLogs)
      .where(
        and(
          gt(activityLogs.id, after),
          eq(activityLogs.author_id, userId),
          or(
            inArray(activityLogs.athlete_user_id, [...athleteUserIds]),
            isOnRosterOf(db, userId, activityLogs.athlete_user_id),
          ),
        ),
      )
      .orderBy(asc(activityLogs.id))
      .limit(limit),
  )

/** A family's center or a coach's lists. Families don't learn whose favorite they are. */
export const archiveRecruiting: ArchivePart = {
  tables: [
    activityEvents,
    activityLogs,
    centers,
    favoriteAthletes,
    favoriteColleges,
    guidesShown,
    viewedColleges,
    viewMarks,
  ],
  read: async function* (db, owner) {
    const { userId } = owner
    const athleteUserIds = [...owner.athleteUserIds]
    yield { path: 'recruiting/calls-emails-and-texts.json', rows: findEvents(db, owner) }
    yield { path: 'recruiting/log.json', rows: findLogs(db, owner) }
    const liked = await db
      .select({ athlete: shownName(users), college: colleges.name, since: favoriteColleges.created_at })
      .from(favoriteColleges)
      .innerJoin(colleges, eq(colleges.id, favoriteColleges.college_id))
      .innerJoin(users, eq(users.id, favoriteColleges.athlete_user_id))
      .where(inArray(favoriteColleges.athlete_user_id, athleteUserIds))
      .orderBy(asc(favoriteColleges.created_at))
    yield { path: 'recruiting/favorite-colleges.json', rows: liked }
    const opened = await db
      .select({ athlete: shownName(users), college: colleges.name, viewed_at: viewedColleges.viewed_at })
      .from(viewedColleges)
      .innerJoin(colleges, eq(colleges.id, viewedColleges.college_id))
      .innerJoin(users, eq(users.id, viewedColleges.athlete_user_id))
      .where(inArray(viewedColleges.athlete_user_id, athleteUserIds))
      .orderBy(asc(viewedColleges.viewed_at))
    yield { path: 'recruiting/viewed-colleges.json', rows: opened }
    const followed = await db
      .select({ athlete: shownName(users), since: favoriteAthletes.created_at })
      .from(favoriteAthletes)
      .innerJoin(users, eq(users.id, favoriteAthletes.athlete_user_id))
      .where(eq(favoriteAthletes.coach_id, userId))
      .orderBy(asc(favoriteAthletes.created_at))
    yield { path: 'recruiting/favorite-athletes.json', rows: followed }
    const filters = await db
      .select({ filters: centers.filters })
      .from(centers)
      .where(inArray(centers.user_id, [...new Set([userId, ...athleteUserIds])]))
    yield { path: 'recruiting/filters.json', rows: filters }
    const seen = await db
      .select({ coach: shownName(users), seen_at: viewMarks.seen_at })
      .from(viewMarks)
      .innerJoin(users, eq(users.id, viewMarks.coach_id))
      .where(eq(viewMarks.user_id, userId))
    yield { path: 'recruiting/views-you-have-seen.json', rows: seen }
    const guides = await db
      .select({ guide_shown_at: guidesShown.shown_at })
      .from(guidesShown)
      .where(eq(guidesShown.user_id, userId))
    yield { path: 'recruiting/guide.json', rows: guides }
  },
}
