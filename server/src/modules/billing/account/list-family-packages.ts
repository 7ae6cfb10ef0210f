import type { FamilyPackage } from '@fieldhouse/contract/billing.family'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findFamilyPackages } from '../family.queries.ts'

/** PAY-01: what a person's athletes have, so the packages pages promise a free month only to those who get one. */
export const listFamilyPackages = async (db: Db, actor: Actor): Promise<FamilyPackage[]> => {
  const family = await findFamilyPackages(db, actor)
  return family.map(({ athlete, newest }) => ({
    athlete_user_id: athlete.id,
    first_name: athlete.first_name,
    running:
      newest && newest.status !== 'ended'
        ? { package_key: newest.package_key, billing_cycle: newest.cycle }
        : null,
    has_free_month: newest === null,
  }))
}
