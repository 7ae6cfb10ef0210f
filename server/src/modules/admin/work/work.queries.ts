import type { WorkState } from '@fieldhouse/contract/admin.work'
import type { Actor } from '@fieldhouse/contract/guards'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { work } from '../admin.tables.ts'

export type StoredWork = typeof work.$inferSelect

/** False if this admin has work of the same kind under way. */
export const insertWork = async (tx: Db, row: typeof work.$inferInsert): Promise<StoredWork | null> => {
  const [written] = await tx
    .insert(work)
    .values(row)
    .onConflictDoNothing({ target: [work.by_id, work.kind], where: sql`finished_at is null` })
    .returning()
  return written ?? null
}

/** Locked, so no step and no cancellation happens at the same time. */
export const lockWork = async (tx: Db, id: string): Promise<StoredWork | null> => {
  const [found] = await tx.select().from(work).where(eq(work.id, id)).for('update')
  return found ?? null
}

export const findOwnWork = async (db: Db, byId: string, id: string): Promise<StoredWork | null> => {
  const [found] = await db
    .select()
    .from(work)
    .where(and(eq(work.by_id, byId), eq(work.id, id)))
  return found ?? null
}

const mostListed = 10

export const listOwnWork = (db: Db, byId: string): Promise<StoredWork[]> =>
  db.select().from(work).where(eq(work.by_id, byId)).orderBy(desc(work.created_at)).limit(mostListed)

export const updateWork = async (
  tx: Db,
  id: string,
  changes: Partial<Pick<StoredWork, 'state' | 'total' | 'done' | 'left_out' | 'reasons' | 'place' | 'parts'>>,
): Promise<void> => {
  await tx.update(work).set(changes).where(eq(work.id, id))
}

export const endWork = async (
  tx: Db,
  id: string,
  state: Exclude<WorkState, 'waiting' | 'running'>,
): Promise<void> => {
  await tx.update(work).set({ state, finished_at: clock.now() }).where(eq(work.id, id))
}

export const deleteWork = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(work).where(eq(work.id, id))
}

/** The admin as they are now. Null if they are no longer an admin. */
export const findAdmin = async (tx: Db, id: string): Promise<Actor | null> => {
  const [found] = await tx
    .select({ is_super_admin: users.is_super_admin })
    .from(users)
    .where(and(eq(users.id, id), eq(users.type, 'admin'), isNull(users.deleted_at)))
  return found
    ? {
        id,
        type: 'admin',
        is_super_admin: found.is_super_admin,
        impersonator_id: null,
        has_promo_code: false,
        has_roster: false,
        is_verified_coach: false,
        access: [],
        ended: [],
      }
    : null
}
