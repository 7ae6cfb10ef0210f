import { and, eq, gt, isNull } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { passwordResets, users } from '../accounts.tables.ts'

/**
 * Older links stay valid. Anyone can ask for a new one, and that must not break the link the owner is about to open.
 */
export const insertReset = async (db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> => {
  await db.insert(passwordResets).values(reset)
}

export const dropResets = async (db: Db, userId: string): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId))
}

const isOpen = (token_hash: Buffer) =>
  and(
    eq(passwordResets.token_hash, token_hash),
    isNull(passwordResets.used_at),
    gt(passwordResets.expires_at, clock.now()),
    isNull(users.deleted_at),
  )

/** Whether a link still works. */
export const isResetOpen = async (db: Db, token_hash: Buffer): Promise<boolean> => {
  const found = await db
    .select({ user_id: users.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(isOpen(token_hash))
  return found.length > 0
}

/** The owner of a link. Locks it, so nobody else can use it in the meantime. */
export const lockReset = async (db: Db, token_hash: Buffer) => {
  const [reset] = await db
    .select({
      user_id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(isOpen(token_hash))
    .for('update', { of: passwordResets })
  return reset ?? null
}
