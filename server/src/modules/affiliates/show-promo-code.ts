import type { PromoCode } from '@fieldhouse/contract/affiliates'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { worthText } from './affiliates.rules.ts'
import { requireUsableCode } from './usable-code.ts'

/** ACC-11. */
export const showPromoCode = async (db: Db, actor: Actor | null, given: string): Promise<PromoCode> => {
  const code = await requireUsableCode(db, actor, given)
  const { kind, percent, amount_cents, owner } = code
  return {
    code: code.code,
    kind,
    percent,
    amount: amount_cents,
    currency: 'USD',
    text: worthText(code),
    user: owner,
  }
}
