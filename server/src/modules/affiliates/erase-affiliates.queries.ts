import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { affiliateInvites, promoCodes } from './affiliates.tables.ts'

/** Their codes are the house's from now on, and can't be used. What was sold by them stays on record, without a name. */
export const eraseAffiliates = async (db: Db, userId: string): Promise<void> => {
  await db.update(promoCodes).set({ owner_id: null, is_active: false }).where(eq(promoCodes.owner_id, userId))
  await db.delete(affiliateInvites).where(eq(affiliateInvites.used_by, userId))
}
