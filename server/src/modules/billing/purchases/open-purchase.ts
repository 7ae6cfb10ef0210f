import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PromoCodeRow } from '../../affiliates/index.ts'
import { mayAgreeToCharges, mayBuy } from '../billing.policy.ts'
import { addMonths, billingDayOf, type Day } from '../billing-day.ts'
import { findAthlete, lockDeletedBuyers, type Person } from '../family.queries.ts'
import { type Prices, readPrices } from '../subscriptions/prices.queries.ts'
import type { Promo, Terms } from '../subscriptions/quote.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import { hadPackage } from '../subscriptions/subscriptions.queries.ts'
import { type Plan, planChange, planStart } from './plan.ts'

export interface Wanted {
  readonly package_key: PackageKey
  readonly billing_cycle: BillingCycle
}

/** The actor may have deleted their account since the call came in. */
export const lockPresent = async (tx: Db, actor: Actor, athleteUserId: string): Promise<void> => {
  const deleted = await lockDeletedBuyers(tx, { payer_id: actor.id, athlete_user_id: athleteUserId })
  if (deleted.includes(actor.id)) throw new AppError('unauthenticated')
}

/** The athlete, if the actor may buy for them. For anyone else there is no such athlete. */
export const openFamily = async (db: Db, actor: Actor, athleteUserId: string): Promise<Person> => {
  const found = await findAthlete(db, actor, athleteUserId)
  if (!found || !mayBuy(found.relation)) throw new AppError('not_found')
  return found.athlete
}

/** The same, for what changes something: neither of them deletes their account before the transaction ends. */
export const lockFamily = async (tx: Db, actor: Actor, athleteUserId: string): Promise<Person> => {
  await lockPresent(tx, actor, athleteUserId)
  return openFamily(tx, actor, athleteUserId)
}

/** A code with a number of months counts them from the first charge. */
export const promoOf = (
  { kind, percent, amount_cents, months }: Pick<PromoCodeRow, 'kind' | 'percent' | 'amount_cents' | 'months'>,
  today: Day,
  hasFreeMonth: boolean,
): Promo => ({
  kind,
  percent,
  amount_cents,
  until: months === null ? null : addMonths(today, months + (hasFreeMonth ? 1 : 0)),
})

export interface Purchase {
  readonly plan: Plan
  readonly terms: Terms
  readonly today: Day
  readonly prices: Prices
  readonly promo: Promo | null
  readonly hadPackage: boolean
  /** The package that runs now. */
  readonly from: Terms | null
}

interface Situation {
  readonly running: SubscriptionRow | null
  readonly code: PromoCodeRow | null
}

/** A change that is paid for now makes the buyer the payer. Any other one is charged to the payer's card later. */
const isChargedLater = (plan: Plan): boolean => plan.kind === 'change' && plan.change.kind !== 'now'

/** What this choice means for this athlete today. A promo code counts for a new package only. */
export const planPurchase = async (
  db: Db,
  payerId: string,
  athleteUserId: string,
  { package_key, billing_cycle }: Wanted,
  { running, code }: Situation,
): Promise<Purchase> => {
  const today = billingDayOf(clock.now())
  const terms = { package_key, cycle: billing_cycle }
  const prices = await readPrices(db, payerId, running)
  if (running) {
    const wish = planChange({ terms, today, prices }, subscriptionOf(running))
    const from = { package_key: running.package_key, cycle: running.cycle }
    const isTheirs = mayAgreeToCharges({ id: payerId }, running.payer_id)
    const plan: Plan = isChargedLater(wish) && !isTheirs ? { kind: 'refused', why: 'not_payer' } : wish
    return { plan, terms, today, prices, promo: running.promo, hadPackage: true, from }
  }
  const had = await hadPackage(db, athleteUserId)
  const promo = code && promoOf(code, today, !had)
  const plan = planStart({ terms, today, prices }, { promo, hadPackage: had })
  return { plan, terms, today, prices, promo, hadPackage: had, from: null }
}
