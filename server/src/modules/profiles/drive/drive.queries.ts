import type { DrivePurpose } from '@fieldhouse/contract/profiles.drive'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { inSteps, someRows } from '../../../platform/database/in-steps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { dropFilesLater } from '../../../platform/images/drop-files.ts'
import { transcriptKey } from '../transcripts/transcript-key.ts'
import { drivePicks } from './drive.tables.ts'

type Pick = typeof drivePicks.$inferSelect

export const insertPick = async (db: Db, pick: typeof drivePicks.$inferInsert): Promise<void> => {
  await db.insert(drivePicks).values(pick)
}

interface Answer {
  stateHash: Buffer
  sessionId: string
  purpose: DrivePurpose
}

/** Takes a pick in one statement, so only one of two requests gets it. Returns its id. */
export const takePick = async (tx: Db, { stateHash, sessionId, purpose }: Answer): Promise<string | null> => {
  const now = clock.now()
  const [taken] = await tx
    .update(drivePicks)
    .set({ taken_at: now })
    .where(
      and(
        eq(drivePicks.state_hash, stateHash),
        eq(drivePicks.session_id, sessionId),
        eq(drivePicks.purpose, purpose),
        gt(drivePicks.expires_at, now),
        isNull(drivePicks.taken_at),
      ),
    )
    .returning({ id: drivePicks.id })
  return taken?.id ?? null
}

export const findTaken = async (db: Db, id: string): Promise<Pick | null> => {
  const [pick] = await db
    .select()
    .from(drivePicks)
    .where(and(eq(drivePicks.id, id), isNotNull(drivePicks.taken_at)))
  return pick ?? null
}

export const storeReceived = async (db: Db, id: string, received: unknown): Promise<void> => {
  await db.update(drivePicks).set({ received }).where(eq(drivePicks.id, id))
}

/** After its file was recorded. */
export const deletePick = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(drivePicks).where(eq(drivePicks.id, id))
}

/** A picture that is never used is swept with the uploads. */
const dropFilesOf = (tx: Db, picks: readonly Pick[]): Promise<void> =>
  dropFilesLater(
    tx,
    picks.flatMap(({ id, purpose, taken_at }) =>
      purpose === 'transcript' && taken_at ? [transcriptKey(id)] : [],
    ),
  )

/** Deletes a pick whose file will never be recorded, and the file. */
export const dropPick = async (tx: Db, id: string): Promise<void> =>
  dropFilesOf(tx, await tx.delete(drivePicks).where(eq(drivePicks.id, id)).returning())

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Picks without an answer, and picks of lost calls that can no longer be resumed. */
export const sweepPicks = (db: Db): Promise<void> =>
  inSteps((perStep) =>
    transaction(db, async (tx) => {
      const now = clock.now()
      const isOver = or(
        and(isNull(drivePicks.taken_at), lt(drivePicks.expires_at, now)),
        lt(drivePicks.taken_at, new Date(now.getTime() - dayMilliseconds)),
      )
      const over = await tx
        .delete(drivePicks)
        .where(someRows(drivePicks, isOver, perStep))
        .returning()
      await dropFilesOf(tx, over)
      return over.length
    }),
  )
