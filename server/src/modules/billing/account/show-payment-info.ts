import type { ActivePackage, PaymentInfo } from '@fieldhouse/contract/billing.account'
import type { Actor } from '@fieldhouse/contract/guards'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { formatUsd } from '../../../platform/money.ts'
import { mayCancel, maySeePayment } from '../billing.policy.ts'
import { billingDayOf } from '../billing-day.ts'
import type { Person } from '../family.queries.ts'
import { findInvoicesFor } from '../invoices/invoices.queries.ts'
import { presentInvoice } from '../invoices/present-invoice.ts'
import { presentMethod } from '../methods/present-method.ts'
import { type Prices, pricesFrom } from '../subscriptions/prices.queries.ts'
import type { Promo } from '../subscriptions/quote.ts'
import { reminderOn } from '../subscriptions/reminder.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { nextCharge } from '../subscriptions/subscription.ts'
import { findPaidByFamily, findPayingFamily, type PayingFamily } from './paying-family.queries.ts'
import { whyStopped } from './why-stopped.ts'

const fullName = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`

const statusOf = {
  free: 'free',
  active: 'active',
  past_due: 'past-due',
  granted: 'granted',
  ended: 'ended',
} as const

const discountText = (promo: Promo | null): string | null => {
  if (!promo) return null
  return promo.kind === 'percent' ? `${promo.percent}% off` : `${formatUsd(promo.amount_cents ?? 0)} off`
}

const isRunning = ({ until }: Promo): boolean => until === null || billingDayOf(clock.now()) < until

const upcomingCharge = (row: SubscriptionRow, prices: Prices): ActivePackage['next_charge'] => {
  const isCharged = !row.is_canceled && ['free', 'active', 'past_due'].includes(row.status)
  if (!isCharged) return null
  const { total } = nextCharge(subscriptionOf(row), prices).quote
  return { on: row.retry_on ?? row.ends_on, total, formatted_total: formatUsd(total) }
}

const upcomingChange = (row: SubscriptionRow, prices: Prices): ActivePackage['change'] =>
  row.next_package_key && row.next_cycle
    ? {
        package_key: row.next_package_key,
        name: prices.nameOf(row.next_package_key),
        billing_cycle: row.next_cycle,
        on: row.ends_on,
      }
    : null

type FamilyMember = Pick<Actor, 'id' | 'type'>

const presentPackage = (
  actor: FamilyMember,
  { athlete, payer, disputed }: PayingFamily['family'][number],
  row: SubscriptionRow,
  prices: Prices,
): ActivePackage => {
  const promo = row.promo && isRunning(row.promo) ? row.promo : null
  const triesOn = row.status === 'past_due' ? row.retry_on : null
  const relation = athlete.id === actor.id ? 'athlete' : 'parent'
  return {
    athlete_user_id: athlete.id,
    athlete_name: fullName(athlete),
    package_key: row.package_key,
    name: prices.nameOf(row.package_key),
    billing_cycle: row.cycle,
    status: statusOf[row.status],
    starts_on: row.starts_on,
    ends_on: row.ended_on ?? row.ends_on,
    is_canceled: row.is_canceled,
    stopped: whyStopped(row, disputed),
    next_charge: upcomingCharge(row, prices),
    reminder_on: reminderOn(subscriptionOf(row), billingDayOf(clock.now())),
    change: upcomingChange(row, prices),
    next_try_on: triesOn,
    is_tried_now: triesOn !== null && triesOn <= billingDayOf(clock.now()),
    discount: discountText(promo),
    discount_until: promo?.until ?? null,
    payer: payer && { name: fullName(payer), is_you: payer.id === actor.id },
    can_manage: row.status !== 'ended' && mayCancel(actor, relation, row.payer_id),
  }
}

const presentPackages = (
  person: FamilyMember,
  { family, prices }: Pick<PayingFamily, 'family' | 'prices'>,
): ActivePackage[] =>
  family.flatMap((one) =>
    one.newest ? [presentPackage(person, one, one.newest, pricesFrom(prices, one.tax, one.newest))] : [],
  )

/** ADM-01: what staff see of a person's packages and payments. The card itself is for the payer alone. */
export const showMoneyOf = async (db: Db, person: FamilyMember) => {
  const found = await findPaidByFamily(db, person)
  return {
    packages: presentPackages(person, found),
    has_card: found.methods.length > 0,
    paid: found.paid,
  }
}

/** PAY-06: the family's packages and invoices. The cards are the person's own. */
export const showPaymentInfo = async (db: Db, actor: Actor): Promise<PaymentInfo> => {
  const found = await findPayingFamily(db, actor)
  const ids = found.family.map(({ athlete }) => athlete.id)
  const invoices = await findInvoicesFor(db, actor.id, ids)
  const packages = presentPackages(actor, found)
  return {
    packages,
    active_package: packages.find(({ status }) => status !== 'ended') ?? null,
    payment_methods: found.methods.map(({ method, paysForPackage }) => presentMethod(method, paysForPackage)),
    order_history: invoices.map((row) =>
      presentInvoice(row, { seesPayment: maySeePayment(actor, row.invoice.payer_id) }),
    ),
  }
}
