import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { assertOwner } from '../../accounts/index.ts'
import { selectPaidBy } from '../subscriptions/subscriptions.queries.ts'
import { forgetMethodJob } from './forget-method.ts'
import { deleteMethod, isPaying, lockMethods, makeDefault } from './methods.queries.ts'

interface Deletion {
  readonly id: string
  readonly replacement_id?: string | undefined
}

const stillPaying = () =>
  new AppError('purchase_running', {
    message: 'A payment with this one is still being processed. Please try again in a minute.',
    retryAfterSeconds: 60,
  })

/** PAY-06: deletes a card. If it pays for a package, the payer says what pays from then on, or cancels first. */
export const deletePaymentMethod = (db: Db, actor: Actor, { id, replacement_id }: Deletion): Promise<void> =>
  transaction(db, async (tx) => {
    assertOwner(actor)
    const methods = await lockMethods(tx, actor.id)
    const method = methods.find((row) => row.id === id)
    if (!method) throw new AppError('not_found')
    const others = methods.filter((row) => row.id !== id)
    const replacement = others.find((row) => row.id === replacement_id)
    const packages = await selectPaidBy(tx, actor.id)
    if (await isPaying(tx, id)) throw stillPaying()
    const isNeeded = method.is_default && packages.some(({ is_canceled }) => !is_canceled)
    if (isNeeded && !replacement)
      throw new AppError('method_in_use', {
        message:
          others.length > 0
            ? 'This one pays for your package. Choose what pays from now on.'
            : 'This one pays for your package. Add another one first, or cancel the package.',
      })
    await deleteMethod(tx, actor.id, id)
    const next = replacement ?? (method.is_default ? others[0] : null)
    if (next) await makeDefault(tx, actor.id, next.id)
    await runLater(tx, forgetMethodJob, { token: id })
  })
