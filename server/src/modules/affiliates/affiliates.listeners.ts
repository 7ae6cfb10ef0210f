import type { Listeners } from '../../events.ts'
import { clock } from '../../platform/clock.ts'
import { countUse, insertReferral, lockCode } from './affiliates.queries.ts'
import { isFree, isRunning } from './affiliates.rules.ts'
import { earnCommission, takeBackCommission } from './commission/earn-commission.ts'
import { requireUsableCode } from './usable-code.ts'

export const affiliatesListeners: Listeners = {
  'accounts.form-checked': async (db, { promo_code }) => {
    if (promo_code) await requireUsableCode(db, null, promo_code)
  },

  /** A code that was used up or expired since it was typed is dropped. Nobody loses an account over a discount. */
  'accounts.user-joined': async (tx, { user_id, promo_code }) => {
    const code = promo_code ? await lockCode(tx, promo_code) : null
    if (!code || !isRunning(code, clock.now()) || !isFree(code)) return
    const isNew = await insertReferral(tx, { promo_code_id: code.id, user_id })
    if (isNew) await countUse(tx, code.id)
  },

  'billing.payment-settled': earnCommission,

  'billing.payment-returned': takeBackCommission,
}
