import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { atMost } from '../../../platform/database/planning.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import type { Moments } from '../../../platform/days/asked-days.ts'
import { shownName, users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { tasks, timeEntries } from '../tasks.tables.ts'

const coaches = readOnlyAs(users, 'coaches')

const columns = {
  id: timeEntries.id,
  task: { id: tasks.id, name: tasks.name },
  coach: { id: coaches.id, name: shownName(coaches) },
  athlete: { user_id: users.id, name: shownName(users) },
  from_at: timeEntries.from_at,
  to_at: timeEntries.to_at,
  is_discarded: timeEntries.is_discarded,
  source: timeEntries.source,
  done: timeEntries.done,
  /** The athlete is still on the roster of the coach who worked. */
  is_on_roster: sql<boolean>`${rosterClaims.athlete_user_id} is not null`,
}

const selectRows = (db: Db) =>
  db
    .select(columns)
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.task_id))
    .innerJoin(users, eq(users.id, timeEntries.athlete_user_id))
    .innerJoin(coaches, eq(coaches.id, timeEntries.coach_id))
    .leftJoin(
      rosterClaims,
      and(
        eq(rosterClaims.athlete_user_id, timeEntries.athlete_user_id),
        eq(rosterClaims.success_coach_id, timeEntries.coach_id),
      ),
    )

export type StoredTime = Awaited<ReturnType<typeof findTime>>[number]

/** Stretches that have at least a second in it. Long ones that began earlier are found by their own index. */
const isWithin = ({ start, end }: Moments): SQL | undefined =>
  and(
    end ? lt(timeEntries.from_at, end) : undefined,
    start
      ? or(
          sql`${timeEntries.from_at} >= ${start.toISOString()}::timestamptz`,
          sql`tstzrange(${timeEntries.from_at}, ${timeEntries.to_at}) @> ${start.toISOString()}::timestamptz`,
        )
      : undefined,
  )

interface Whose {
  readonly coachId?: string
  readonly athleteUserId?: string
  readonly isKeptOnly?: boolean
}

const isOf = ({ coachId, athleteUserId, isKeptOnly }: Whose): SQL | undefined =>
  and(
    coachId === undefined ? undefined : eq(timeEntries.coach_id, coachId),
    athleteUserId === undefined ? undefined : eq(timeEntries.athlete_user_id, athleteUserId),
    isKeptOnly ? eq(timeEntries.is_discarded, false) : undefined,
  )

/** Newest first. */
export const findTime = (db: Db, whose: Whose, within: Moments) =>
  selectRows(db)
    .where(and(isOf(whose), isWithin(within)))
    .orderBy(desc(timeEntries.from_at), desc(timeEntries.id))

export const findTimeRow = async (db: Db, id: string): Promise<StoredTime | null> => {
  const [found] = await selectRows(db).where(eq(timeEntries.id, id))
  return found ?? null
}

/** Only when, for all of an athlete's kept time. A few thousand rows after years of work. */
export const findKeptTimes = (db: Db, athleteUserId: string) =>
  db
    .select({ from_at: timeEntries.from_at, to_at: timeEntries.to_at })
    .from(timeEntries)
    .where(isOf({ athleteUserId, isKeptOnly: true }))
    .orderBy(asc(timeEntries.from_at))

export const setTimeDone = async (tx: Db, id: string, done: string): Promise<void> => {
  await tx.update(timeEntries).set({ done }).where(eq(timeEntries.id, id))
}

export interface TimeFilter extends Moments {
  readonly coachId?: string | undefined
  readonly athleteUserId?: string | undefined
  readonly q?: string | undefined
  readonly state?: 'kept' | 'discarded' | undefined
}

/** Not a pattern: the typed text is found as it is, in names, tasks, and descriptions. */
const isFoundBy = (q: string): SQL => {
  const text = sql`concat_ws(' ', ${shownName(coaches)}, ${shownName(users)}, ${tasks.name}, ${timeEntries.done})`
  return sql`strpos(lower(${text}), lower(${q})) > 0`
}

const isMeant = ({ coachId, athleteUserId, q, state, ...within }: TimeFilter): SQL | undefined =>
  and(
    isWithin(within),
    coachId ? eq(timeEntries.coach_id, coachId) : undefined,
    athleteUserId ? eq(timeEntries.athlete_user_id, athleteUserId) : undefined,
    q ? isFoundBy(q) : undefined,
    state ? eq(timeEntries.is_discarded, state === 'discarded') : undefined,
  )

interface Page {
  readonly limit: number
  readonly offset: number
}

/** A page of the whole ledger, newest first. */
export const findAllTime = (db: Db, filter: TimeFilter, { limit, offset }: Page): Promise<StoredTime[]> =>
  selectRows(db)
    .where(isMeant(filter))
    .orderBy(desc(timeEntries.from_at), desc(timeEntries.id))
    .limit(atMost(limit))
    .offset(offset)

/** The next rows after this one, newest first. */
export const findTimeAfter = (
  db: Db,
  filter: TimeFilter,
  last: Pick<StoredTime, 'from_at' | 'id'> | null,
  limit: number,
): Promise<StoredTime[]> =>
  selectRows(db)
    .where(
      and(
        isMeant(filter),
        last
          ? sql`(${timeEntries.from_at}, ${timeEntries.id}) < (${last.from_at.toISOString()}::timestamptz, ${last.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(timeEntries.from_at), desc(timeEntries.id))
    .limit(limit)

/** How many rows, and their seconds within the time that was asked for. */
export const sumTime = async (db: Db, filter: TimeFilter) => {
  const { start, end } = filter
  const from = start
    ? sql`greatest(${timeEntries.from_at}, ${start.toISOString()}::timestamptz)`
    : timeEntries.from_at
  const to = end ? sql`least(${timeEntries.to_at}, ${end.toISOString()}::timestamptz)` : timeEntries.to_at
  const seconds = (isDiscarded: boolean) =>
    sql`coalesce(sum(extract(epoch from ${to} - ${from})) filter (where ${timeEntries.is_discarded} = ${isDiscarded}), 0)`.mapWith(
      Number,
    )
  const [found] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      seconds: seconds(false),
      discarded_seconds: seconds(true),
    })
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.task_id))
    .innerJoin(users, eq(users.id, timeEntries.athlete_user_id))
    .innerJoin(coaches, eq(coaches.id, timeEntries.coach_id))
    .where(isMeant(filter))
  return found ?? { total: 0, seconds: 0, discarded_seconds: 0 }
}

/** The athlete's success coach. A deleted one is none. */
export const findCoachOf = async (db: Db, athleteUserId: string) => {
  const [found] = await db
    .select({ id: users.id, name: shownName(users) })
    .from(rosterClaims)
    .innerJoin(users, eq(users.id, rosterClaims.success_coach_id))
    .where(and(eq(rosterClaims.athlete_user_id, athleteUserId), sql`${users.deleted_at} is null`))
  return found ?? null
}
