import { and, eq } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { uuidv7 } from '../database/uuid.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

interface Keyed {
  readonly owner: string
  readonly key: string
}

/** One attempt at a call. Each attempt has a different `claimed_until`. */
export interface Claim extends Keyed {
  readonly call_id: string
  readonly claimed_until: Date
}

const isOf = ({ owner, key }: Keyed) => and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key))

const isHeld = (claim: Claim) => and(isOf(claim), eq(idempotencyKeys.claimed_until, claim.claimed_until))

/** Null if the key exists. Waits for another request that is storing the same key. */
export const insertCall = async (
  tx: Db,
  { owner, key }: Keyed,
  { request_hash, claimed_until }: { request_hash: string; claimed_until: Date },
): Promise<Claim | null> => {
  const call_id = uuidv7()
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ owner, key, request_hash, call_id, claimed_until, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return inserted.length > 0 ? { owner, key, call_id, claimed_until } : null
}

export const storeIntent = async (tx: Db, claim: Claim, intent: unknown): Promise<void> => {
  await tx.update(idempotencyKeys).set({ intent }).where(isHeld(claim))
}

export const lockCall = async (tx: Db, keyed: Keyed) => {
  const [call] = await tx.select().from(idempotencyKeys).where(isOf(keyed)).for('update')
  return call ?? null
}

export const renewClaim = async (tx: Db, keyed: Keyed, claimed_until: Date): Promise<void> => {
  await tx.update(idempotencyKeys).set({ claimed_until }).where(isOf(keyed))
}

/** False for an attempt that took too long, because another attempt owns the call by now. */
export const lockClaim = async (tx: Db, claim: Claim): Promise<boolean> => {
  const held = await tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(isHeld(claim))
    .for('update')
  return held.length > 0
}

export const storeAnswer = async (tx: Db, claim: Claim, answer: unknown): Promise<void> => {
  await tx.update(idempotencyKeys).set({ answer, intent: null, claimed_until: null }).where(isHeld(claim))
}

/** From now on, the call may be resumed. */
export const releaseClaim = async (db: Db, claim: Claim): Promise<void> => {
  await db.update(idempotencyKeys).set({ claimed_until: clock.now() }).where(isHeld(claim))
}

export const forgetCall = async (tx: Db, claim: Claim): Promise<void> => {
  await tx.delete(idempotencyKeys).where(isHeld(claim))
}
