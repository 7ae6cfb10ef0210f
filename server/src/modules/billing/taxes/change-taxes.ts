import { ratePercent } from '@fieldhouse/contract/billing.tax-rates'
import type { saveTaxRate, TaxRate } from '@fieldhouse/contract/billing.taxes'
import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { usStates } from '@fieldhouse/contract/search.states'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { deleteRate, findTaxRates, insertRate, lockSeenRate, updateRate } from './taxes.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

const nameOf = (state: string): string => usStates[state] ?? state

/** By the names of the states. */
export const listTaxRates = async (db: Db): Promise<TaxRate[]> =>
  (await findTaxRates(db))
    .map(({ updated_at, ...rate }) => ({ ...rate, updated_at: updated_at.toISOString() }))
    .toSorted((a, b) => nameOf(a.state).localeCompare(nameOf(b.state), 'en'))

const changedElsewhere = (state: string) =>
  new AppError('tax_rate_changed', {
    message: `Someone else just changed the rate of ${nameOf(state)}. Check it, then try again.`,
  })

/** From now on, every charge to an address in this state has this tax. Issued invoices stay as they are. */
export const saveRate = (
  { db, actor, caller }: Call,
  { state, percent: rate, version_id }: Checked<typeof saveTaxRate>['body'],
): Promise<TaxRate[]> =>
  transaction(db, async (tx) => {
    const change = { state, rate, updated_by: actor.id }
    if (version_id === null) {
      if (!(await insertRate(tx, change))) throw changedElsewhere(state)
      await record(tx, caller, {
        action: 'tax.added',
        userId: null,
        subject: nameOf(state),
        before: { rate: null },
        after: { rate: ratePercent(rate) },
      })
      return listTaxRates(tx)
    }
    const before = await lockSeenRate(tx, state, version_id)
    if (!before) throw changedElsewhere(state)
    await updateRate(tx, change)
    await record(tx, caller, {
      action: 'tax.changed',
      userId: null,
      subject: nameOf(state),
      before: { rate: ratePercent(before.rate) },
      after: { rate: ratePercent(rate) },
    })
    return listTaxRates(tx)
  })

export const removeRate = (
  { db, caller }: Call,
  { state, version_id }: { state: string; version_id: string },
): Promise<TaxRate[]> =>
  transaction(db, async (tx) => {
    const before = await lockSeenRate(tx, state, version_id)
    if (!before) throw changedElsewhere(state)
    await deleteRate(tx, state)
    await record(tx, caller, {
      action: 'tax.removed',
      userId: null,
      subject: nameOf(state),
      before: { rate: ratePercent(before.rate) },
      after: { rate: null },
    })
    return listTaxRates(tx)
  })
