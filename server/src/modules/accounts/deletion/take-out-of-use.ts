import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import type { users } from '../accounts.tables.ts'
import { dropAttempts } from '../codes/attempts.queries.ts'
import { dropResets } from '../codes/password-resets.queries.ts'
import { dropRestoreLinks, endGrants, lockAthletesLeftAlone, setDeleted } from './deletion.queries.ts'
import { isRestorable } from './deletion.rules.ts'

/**
 * The one place where an account is deleted, by its owner or an admin. From this moment nobody is signed in to it, its
 * page is hidden everywhere, and its package is over. Its rows stay until they are erased. If nobody else can sign in
 * for an athlete, the athlete's page is hidden too. It stays hidden when the parent is restored, until the parent shows
 * it again.
 */
export const takeOutOfUse = async (tx: Db, userId: string, deletedBy: string): Promise<Date> => {
  const deleted_at = clock.now()
  // All people before any package, as in a purchase.
  const alone = await lockAthletesLeftAlone(tx, userId)
  await setDeleted(tx, userId, { deleted_at, deleted_by: deletedBy })
  await endSessionsOf(tx, userId)
  await endGrants(tx, userId)
  await dropResets(tx, userId)
  await dropAttempts(tx, userId)
  await emit(tx, 'accounts.user-changed', { user_id: userId })
  for (const user_id of alone) await emit(tx, 'accounts.athlete-left-alone', { user_id })
  return deleted_at
}

/** The owner's own deletion becomes an admin's, which no link can undo. */
export const takeOverDeletion = async (
  tx: Db,
  userId: string,
  deletion: { deleted_at: Date; deleted_by: string },
): Promise<void> => {
  await setDeleted(tx, userId, deletion)
  await dropRestoreLinks(tx, userId)
}

/** The one place where an account is restored. Its email address was reserved, so nobody else has taken it. */
export const bringBack = async (
  tx: Db,
  { id, deleted_at }: Pick<typeof users.$inferSelect, 'id' | 'deleted_at'>,
): Promise<void> => {
  if (!deleted_at) throw new AppError('conflict', { message: 'This account is in use already.' })
  if (!isRestorable(deleted_at, clock.now()))
    throw new AppError('conflict', { message: 'This account was deleted too long ago to be restored.' })
  await setDeleted(tx, id, { deleted_at: null, deleted_by: null })
  await dropRestoreLinks(tx, id)
  await emit(tx, 'accounts.user-changed', { user_id: id })
}
