import { assistantAttempts as attemptsPerDay } from '@fieldhouse/contract/profiles.assistant'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { assistantAttempts } from './assistant.tables.ts'

const today = () => clock.now().toISOString().slice(0, 10)

const isOf = (athlete_id: string, day: string) =>
  and(eq(assistantAttempts.athlete_id, athlete_id), eq(assistantAttempts.day, day))

export const countAttemptsLeft = async (db: Db, athleteId: string): Promise<number> => {
  const [used] = await db.select().from(assistantAttempts).where(isOf(athleteId, today()))
  return attemptsPerDay - (used?.count ?? 0)
}

/** Takes one of the day's attempts. Parallel requests never take more than there are. Null if none is left. */
export const takeAttempt = async (db: Db, athlete_id: string) => {
  const day = today()
  const [taken] = await db
    .insert(assistantAttempts)
    .values({ athlete_id, day, count: 1 })
    .onConflictDoUpdate({
      target: [assistantAttempts.athlete_id, assistantAttempts.day],
      set: { count: sql`${assistantAttempts.count} + 1` },
      setWhere: lt(assistantAttempts.count, attemptsPerDay),
    })
    .returning({ count: assistantAttempts.count })
  return taken ? { day, left: attemptsPerDay - taken.count } : null
}

export const giveBackAttempt = (db: Db, athleteId: string, day: string) =>
  db
    .update(assistantAttempts)
    .set({ count: sql`${assistantAttempts.count} - 1` })
    .where(and(isOf(athleteId, day), gt(assistantAttempts.count, 0)))
