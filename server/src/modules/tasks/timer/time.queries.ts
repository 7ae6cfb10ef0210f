import { and, asc, desc, eq, gt, gte, lt, max, ne, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { shownName, users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import { tasks, timeEntries } from '../tasks.tables.ts'
import { keptSeconds, type Stretch } from './settle.rules.ts'

/** The end of the last stretch in a coach's ledger. Stretches never overlap, so the last to begin is the last to end. */
export const findLedgerEnd = async (tx: Db, coachId: string): Promise<Date | null> => {
  const [last] = await tx
    .select({ to_at: timeEntries.to_at })
    .from(timeEntries)
    .where(eq(timeEntries.coach_id, coachId))
    .orderBy(desc(timeEntries.from_at))
    .limit(1)
  return last?.to_at ?? null
}

interface Work {
  readonly coach_id: string
  readonly athlete_user_id: string
  readonly task_id: string
  readonly done: string
}

/** The only place that writes the ledger. The time of the task changes with it, so their sums are always the same. */
export const writeTime = async (tx: Db, work: Work, stretches: readonly Stretch[]): Promise<void> => {
  if (stretches.length === 0) return
  const created_at = clock.now()
  await tx.insert(timeEntries).values(
    stretches.map(({ from, to, isDiscarded, source }) => ({
      ...work,
      id: uuidv7(),
      from_at: new Date(from),
      to_at: new Date(to),
      is_discarded: isDiscarded,
      source,
      done: isDiscarded ? '' : work.done,
      created_at,
    })),
  )
  await tx
    .update(tasks)
    .set({ time_spent: sql`${tasks.time_spent} + ${keptSeconds(stretches)}`, touched_at: created_at })
    .where(eq(tasks.id, work.task_id))
}

export const setStatus = async (
  tx: Db,
  taskId: string,
  change: Pick<typeof tasks.$inferInsert, 'status' | 'completed_at'>,
): Promise<void> => {
  await tx
    .update(tasks)
    .set({ ...change, touched_at: clock.now() })
    .where(eq(tasks.id, taskId))
}

/** The first stretch of a coach's ledger that shares a second with this one. */
export const findOverlap = async (tx: Db, coachId: string, { from, to }: Pick<Stretch, 'from' | 'to'>) => {
  const [found] = await tx
    .select({
      name: tasks.name,
      athlete: shownName(users),
      from_at: timeEntries.from_at,
      to_at: timeEntries.to_at,
      is_discarded: timeEntries.is_discarded,
    })
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.task_id))
    .innerJoin(users, eq(users.id, timeEntries.athlete_user_id))
    .where(
      and(
        eq(timeEntries.coach_id, coachId),
        lt(timeEntries.from_at, new Date(to)),
        gt(timeEntries.to_at, new Date(from)),
      ),
    )
    .orderBy(asc(timeEntries.from_at))
    .limit(1)
  return found ?? null
}

/**
 * Since when this coach has had the athlete. One who had the athlete before counts from the first work since another
 * coach worked, because the time in between was someone else's.
 */
export const findWorkBegin = async (tx: Db, coachId: string, athleteUserId: string): Promise<Date | null> => {
  const isForAthlete = eq(timeEntries.athlete_user_id, athleteUserId)
  const [others] = await tx
    .select({ until: max(timeEntries.to_at) })
    .from(timeEntries)
    .where(and(isForAthlete, ne(timeEntries.coach_id, coachId)))
  const [first] = await tx
    .select({ at: timeEntries.from_at })
    .from(timeEntries)
    .where(
      and(
        isForAthlete,
        eq(timeEntries.coach_id, coachId),
        others?.until ? gte(timeEntries.from_at, others.until) : undefined,
      ),
    )
    .orderBy(asc(timeEntries.from_at))
    .limit(1)
  const [claim] = await tx
    .select({ at: rosterClaims.created_at })
    .from(rosterClaims)
    .where(and(eq(rosterClaims.success_coach_id, coachId), eq(rosterClaims.athlete_user_id, athleteUserId)))
  const known = [first, claim].flatMap((found) => (found ? [found.at.getTime()] : []))
  return known.length > 0 ? new Date(Math.min(...known)) : null
}
