import { type Events, emit } from '../../../events.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { earningOf, payableAt, shareOf, takenBack } from './commission.rules.ts'
import {
  findEarned,
  findEarnings,
  insertEarned,
  insertReturned,
  lockOwner,
  sumReturned,
} from './commissions.queries.ts'

/** AFF-01: a payment has settled. The owner of the code that the family signed up with earns a share, once. */
export const earnCommission = async (tx: Db, settled: Events['billing.payment-settled']): Promise<void> => {
  const { charge_id, payer_id, athlete_user_id, cents } = settled
  const now = clock.now()
  const family = [payer_id, athlete_user_id].filter((id) => id !== null)
  const earning = earningOf(await findEarnings(tx, family), { ...settled, settled_at: now })
  if (!earning) return
  const { promo_code_id, owner_id, customer_id, commission_percent: percent } = earning
  const id = uuidv7()
  const share = shareOf(cents, percent)
  const isNew = await insertEarned(tx, {
    id,
    promo_code_id,
    owner_id,
    customer_id,
    charge_id,
    kind: 'earned',
    base_cents: cents,
    percent,
    cents: share,
    sold_at: now,
    payable_at: payableAt(now),
    created_at: now,
  })
  if (isNew) await emit(tx, 'affiliates.commission-changed', { id, charge_id, cents: share })
}

/** AFF-01: a refund takes its share back from the owner who earned it, even if the code has a new owner. */
export const takeBackCommission = async (
  tx: Db,
  { charge_id, cents }: Events['billing.payment-returned'],
): Promise<void> => {
  const sale = await findEarned(tx, charge_id)
  if (!sale) return
  if (sale.owner_id) await lockOwner(tx, sale.owner_id)
  const back = takenBack(sale, { before: await sumReturned(tx, charge_id), now: cents })
  if (back.base_cents === 0) return
  const id = uuidv7()
  await insertReturned(tx, {
    ...sale,
    id,
    kind: 'returned',
    base_cents: -back.base_cents,
    cents: -back.cents,
    created_at: clock.now(),
  })
  await emit(tx, 'affiliates.commission-changed', { id, charge_id, cents: -back.cents })
}
