import type { FamilyPackage } from '@fieldhouse/contract/billing.family'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { findOwnAthletes } from '../family.queries.ts'
import { findNewestOf } from '../subscriptions/subscriptions.queries.ts'

/** PAY-01: what a person's athletes have, so the packages pages promise a free month only to those who get one. */
export const listFamilyPackages = async (db: Db, actor: Actor): Promise<FamilyPackage[]> => {
  const athletes = await findOwnAthletes(db, actor)
  const ids = athletes.map(({ id }) => id)
  const newest = ids.length > 0 ? await findNewestOf(db, ids) : []
  return athletes.map(({ id, first_name }) => {
    const row = newest.find(({ athlete_user_id }) => athlete_user_id === id)
    const isRunning = row !== undefined && row.status !== 'ended'
    return {
      athlete_user_id: id,
      first_name,
      running: isRunning ? { package_key: row.package_key, billing_cycle: row.cycle } : null,
      has_free_month: row === undefined,
    }
  })
}
