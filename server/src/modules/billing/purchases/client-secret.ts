import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { assertOwner } from '../../accounts/index.ts'
import { findPerson } from '../family.queries.ts'
import { payerOf, paymentsAway } from '../methods/vault-method.ts'
import { openFamily } from './open-purchase.ts'

/** PAY-03: lets the payer's browser hand card data to the provider. Our server never sees it. */
export const clientSecret = async (
  db: Db,
  payments: Payments,
  { actor, athleteUserId, origin }: { actor: Actor; athleteUserId: string; origin: string },
) => {
  assertOwner(actor)
  await openFamily(db, actor, athleteUserId)
  const payer = await findPerson(db, actor.id)
  if (!payer) throw new AppError('not_found')
  const client_token = await payments.clientToken(payerOf(payer), [origin]).catch(() => {
    throw paymentsAway()
  })
  return { client_token, provider: payments.provider }
}
