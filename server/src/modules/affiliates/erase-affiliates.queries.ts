import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { affiliateInvites, promoCodes } from './affiliates.tables.ts'

/** Their codes become ours, and can't be used. Their sales stay recorded, without a name. */
export const eraseAffiliates = async (db: Db, userId: string): Promise<void> => {
  await db.update(promoCodes).set({ owner_id: null, is_active: false }).where(eq(promoCodes.owner_id, userId))
  await db.delete(affiliateInvites).where(eq(affiliateInvites.used_by, userId))
}
