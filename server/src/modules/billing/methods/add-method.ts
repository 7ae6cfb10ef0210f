import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import { AppError } from '../../../platform/app-error.ts'
import { type OutsideWork, outside } from '../../../platform/http/outside.ts'
import type { Payments, Vaulted } from '../../../platform/payments/payments.ts'
import { assertOwner } from '../../accounts/index.ts'
import { findPerson, type Person } from '../family.queries.ts'
import { type CardSender, limitCards } from './limit-cards.ts'
import { saveMethod } from './methods.queries.ts'
import { presentMethod } from './present-method.ts'
import { retryUnpaid } from './retry-unpaid.ts'
import { PaymentRefused, paymentsAway, vaultMethod } from './vault-method.ts'

/** PAY-06: saves a card or PayPal account. It pays from now on, and a failed charge is tried again with it right away. */
export const addMethod = (
  payments: Payments,
  sender: CardSender,
  nonce: string,
): OutsideWork<{ data: SavedMethod }> =>
  outside<Person, Vaulted, { data: SavedMethod }>({
    prepare: async (tx) => {
      assertOwner(sender.actor)
      const payer = await findPerson(tx, sender.actor.id)
      if (!payer) throw new AppError('not_found')
      await limitCards(sender)
      return payer
    },
    send: (payer, { id }) => vaultMethod(payments, payer, { nonce, token: id }),
    record: async (tx, payer, { method }) => {
      const saved = await saveMethod(tx, payer.id, method)
      const isInUse = await retryUnpaid(tx, payer.id)
      return { data: presentMethod(saved, isInUse) }
    },
    failed: async (_tx, _payer, error) => (error instanceof PaymentRefused ? error.answer : paymentsAway()),
  })
