import { and, eq, gt, isNull } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { passwordResets, users } from '../accounts.tables.ts'

/** A new link makes the older ones of the same person void. */
export const replaceReset = async (db: Db, reset: typeof passwordResets.$inferInsert): Promise<void> => {
  await dropResets(db, reset.user_id)
  await db.insert(passwordResets).values(reset)
}

export const dropResets = async (db: Db, userId: string): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId))
}

/** Whom a link is for. Nobody else can use it meanwhile. */
export const lockReset = async (db: Db, token_hash: Buffer) => {
  const [reset] = await db
    .select({ user_id: users.id, email: users.email, first_name: users.first_name })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(
      and(
        eq(passwordResets.token_hash, token_hash),
        isNull(passwordResets.used_at),
        gt(passwordResets.expires_at, clock.now()),
        isNull(users.deleted_at),
      ),
    )
    .for('update', { of: passwordResets })
  return reset ?? null
}
