import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { billingDayOf } from '../billing-day.ts'
import { type ChargeRow, type NewCharge, openCharges } from '../charges/charges.queries.ts'
import type { AnsweredRenewal, Renewal } from '../charges/record-renewal.ts'
import { sendCharge } from '../charges/send-charge.ts'
import { takeDue } from '../family.queries.ts'
import { endedMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { pricesFrom, selectPriceTable } from '../subscriptions/prices.queries.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { ended, type Step, stepOn } from '../subscriptions/subscription.ts'

export interface Renewing {
  readonly db: Db
  readonly payments: Payments
  readonly siteOrigin: string
}

const endPackage = async (tx: Db, row: SubscriptionRow, { reason }: Step & { kind: 'end' }, site: string) => {
  await savePackage(tx, row, ended(subscriptionOf(row), billingDayOf(clock.now()), reason))
  await emailPayer(tx, site, row, (about) => endedMail(about, { reason }))
}

const renewalOf = (
  { id, athlete_user_id }: SubscriptionRow,
  { period, terms, quote }: Step & { kind: 'charge' },
  method_id: string | null,
): NewCharge[] =>
  athlete_user_id
    ? [
        {
          subscription_id: id,
          period,
          athlete_user_id,
          kind: 'renewal',
          terms,
          quote,
          method_id,
          intent: null,
        },
      ]
    : []

/** Does what is due for a few packages: ends them, or writes down the charge of their next period, all in one commit. */
export const openRenewals = ({ db, siteOrigin }: Renewing, ids: readonly string[]): Promise<Renewal[]> =>
  transaction(db, async (tx) => {
    const due = await takeDue(tx, ids)
    const table = await selectPriceTable(tx)
    const wanted: NewCharge[] = []
    for (const { row, method, address, tax } of due) {
      const prices = pricesFrom(table, address && { rate: tax }, row)
      const step = stepOn(subscriptionOf(row), billingDayOf(clock.now()), prices)
      if (step.kind === 'charge') wanted.push(...renewalOf(row, step, method?.id ?? null))
      if (step.kind === 'end') await endPackage(tx, row, step, siteOrigin)
    }
    const opened = await openCharges(tx, wanted)
    return opened.flatMap((charge) => {
      const found = due.find(({ row }) => row.id === charge.subscription_id)
      return found ? [{ charge, row: found.row, billed: found, table }] : []
    })
  })

/** A call takes at most this long. A charge that has waited too long for its turn is left to `settleLost`. */
const callMilliseconds = 60_000

const isOurs = ({ claimed_until }: ChargeRow): boolean =>
  claimed_until.getTime() - clock.now().getTime() > callMilliseconds

/** PAY-04: takes the money for a charge that is committed, and has it recorded. */
export const chargeRenewal = async (
  payments: Payments,
  renewal: Renewal,
  record: (answered: AnsweredRenewal) => Promise<void>,
): Promise<void> => {
  if (!isOurs(renewal.charge)) return
  await record({ ...renewal, outcome: await sendCharge(payments, renewal.charge) })
}
