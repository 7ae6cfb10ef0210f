import { eq, lt } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { drivePicks } from './drive.tables.ts'

export const insertPick = async (db: Db, pick: typeof drivePicks.$inferInsert): Promise<void> => {
  await db.insert(drivePicks).values(pick)
}

/** Expired picks lead nowhere. This only keeps the table small. */
export const sweepPicks = async (db: Db): Promise<void> => {
  await db.delete(drivePicks).where(lt(drivePicks.expires_at, clock.now()))
}

/** Takes a pick in one statement, so only one of two requests gets it. */
export const takePick = async (db: Db, stateHash: Buffer) => {
  const [pick] = await db.delete(drivePicks).where(eq(drivePicks.state_hash, stateHash)).returning()
  return pick ?? null
}
