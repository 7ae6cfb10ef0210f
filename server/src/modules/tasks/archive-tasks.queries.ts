import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm'
import { type ArchiveOwner, type ArchivePart, rowsById } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { shownName, users } from '../accounts/index.ts'
import { isInCareOf } from '../roster/index.ts'
import { coachNotes, runningTasks, tasks, timeEntries } from './tasks.tables.ts'

const coaches = readOnlyAs(users, 'coaches')

const findTasks = (db: Db, { athleteUserIds }: ArchiveOwner) =>
  db
    .select({
      athlete: shownName(users),
      name: tasks.name,
      done_when: tasks.done_when,
      percent: tasks.percent,
      status: tasks.status,
      time_spent: tasks.time_spent,
      completed_at: tasks.completed_at,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.athlete_user_id))
    .where(inArray(tasks.athlete_user_id, [...athleteUserIds]))
    .orderBy(asc(tasks.athlete_user_id), asc(tasks.is_own), asc(tasks.position))

/** A family has the kept time of its athletes, and a success coach all of their own. */
const findTime = (db: Db, isMeant: SQL | undefined) =>
  rowsById((after, limit) =>
    db
      .select({
        id: timeEntries.id,
        success_coach: shownName(coaches),
        athlete: shownName(users),
        task: tasks.name,
        from: timeEntries.from_at,
        to: timeEntries.to_at,
        is_discarded: timeEntries.is_discarded,
        source: timeEntries.source,
        done: timeEntries.done,
      })
      .from(timeEntries)
      .innerJoin(tasks, eq(tasks.id, timeEntries.task_id))
      .innerJoin(users, eq(users.id, timeEntries.athlete_user_id))
      .innerJoin(coaches, eq(coaches.id, timeEntries.coach_id))
      .where(and(gt(timeEntries.id, after), isMeant))
      .orderBy(asc(timeEntries.id))
      .limit(limit),
  )

/** A family has the notes that were shared with it. A success coach has their own about the athletes on the roster. */
const findNotes = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  rowsById((after, limit) =>
    db
      .select({
        id: coachNotes.id,
        success_coach: shownName(coaches),
        athlete: shownName(users),
        text: coachNotes.text,
        is_shared: coachNotes.is_shared,
        created_at: coachNotes.created_at,
      })
      .from(coachNotes)
      .innerJoin(users, eq(users.id, coachNotes.athlete_user_id))
      .innerJoin(coaches, eq(coaches.id, coachNotes.author_id))
      .where(
        and(
          gt(coachNotes.id, after),
          or(
            and(inArray(coachNotes.athlete_user_id, [...athleteUserIds]), eq(coachNotes.is_shared, true)),
            and(
              eq(coachNotes.author_id, userId),
              isInCareOf(db, { id: userId, type: 'rsc' }, coachNotes.athlete_user_id),
            ),
          ),
        ),
      )
      .orderBy(asc(coachNotes.id))
      .limit(limit),
  )

/** What success coaches did for a family, and a success coach's own work. */
export const archiveTasks: ArchivePart = {
  tables: [tasks, timeEntries, runningTasks, coachNotes],
  read: async function* (db, owner) {
    const { userId, athleteUserIds } = owner
    const isFamilys = and(
      inArray(timeEntries.athlete_user_id, [...athleteUserIds]),
      eq(timeEntries.is_discarded, false),
    )
    yield { path: 'tasks/tasks.json', rows: await findTasks(db, owner) }
    yield { path: 'tasks/time.json', rows: findTime(db, isFamilys) }
    yield { path: 'tasks/own-time.json', rows: findTime(db, eq(timeEntries.coach_id, userId)) }
    const running = await db
      .select({ task: tasks.name, started_at: runningTasks.started_at, done: runningTasks.done })
      .from(runningTasks)
      .innerJoin(tasks, eq(tasks.id, runningTasks.task_id))
      .where(eq(runningTasks.coach_id, userId))
    yield { path: 'tasks/running.json', rows: running }
    yield { path: 'tasks/notes.json', rows: findNotes(db, owner) }
  },
}
