import type { BillingAddress } from '@fieldhouse/contract/billing.account'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { assertOwner } from '../../accounts/index.ts'
import { findAddress, upsertAddress } from './methods.queries.ts'

/** PAY-06: a person's own billing address. Null if there is none. */
export const showBillingAddress = async (db: Db, actor: Actor): Promise<BillingAddress | null> => {
  const found = await findAddress(db, actor.id)
  if (!found) return null
  const { address, apt, city, state, zip_code, phone } = found
  return { country: 'US', address, apt, city, state, zip_code, phone }
}

export const saveBillingAddress = async (
  db: Db,
  actor: Actor,
  address: BillingAddress,
): Promise<BillingAddress> => {
  assertOwner(actor)
  await upsertAddress(db, actor.id, address)
  return address
}
