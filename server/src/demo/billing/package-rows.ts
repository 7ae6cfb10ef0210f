import type { entitlementGrants } from '../../modules/accounts/accounts.tables.ts'
import {
  addDays,
  billingDayOf,
  columnsOf,
  type Day,
  reminderDays,
  type Subscription,
} from '../../modules/billing/index.ts'
import type {
  billingAddresses,
  charges,
  counters,
  invoices,
  ledgerLines,
  paymentMethods,
  refunds,
  subscriptions,
} from '../../modules/billing/payments.tables.ts'
import { demoUser, type Ingredients } from '../crowd.ts'
import type { UserRow } from '../people.ts'
import type { Random } from '../random.ts'
import { chargeRow, invoiceRow, ledgerRows, lostRows, refundRow } from './charge-rows.ts'
import { type Holder, lastBillingDay, packageHolders } from './holders.ts'
import { shippedPackages } from './prices.ts'

type MethodRow = typeof paymentMethods.$inferInsert

/** Everything about money in the demo world. */
export interface PackageRows {
  readonly subscriptions: (typeof subscriptions.$inferInsert)[]
  readonly methods: MethodRow[]
  readonly addresses: (typeof billingAddresses.$inferInsert)[]
  readonly charges: (typeof charges.$inferInsert)[]
  readonly invoices: (typeof invoices.$inferInsert)[]
  readonly refunds: (typeof refunds.$inferInsert)[]
  readonly ledger: (typeof ledgerLines.$inferInsert)[]
  readonly counters: (typeof counters.$inferInsert)[]
  readonly entitlements: (typeof entitlementGrants.$inferInsert)[]
}

/** The job marks a package a week before its day. */
const remindedOf = ({ starts_on, ends_on, period }: Subscription, today: Day): Day | null => {
  if (ends_on <= addDays(today, reminderDays)) return ends_on
  return period > 0 ? starts_on : null
}

const methodRows = ({ methods, life, random }: Holder, { id: user_id }: UserRow): MethodRow[] =>
  methods.map((method, index) => ({
    id: random.uuid(life.begun_at),
    user_id,
    ...method,
    is_default: index === methods.length - 1,
    warned_for: null,
    // In the order in which the payer added them.
    created_at: new Date(life.begun_at.getTime() + index),
  }))

const entitlementRows = ({ life, athlete }: Holder, random: Random): PackageRows['entitlements'] =>
  life.opened.map(({ what, from, until }) => ({
    id: random.uuid(from),
    user_id: athlete.id,
    what,
    from_at: from,
    until_at: until,
    source: 'package',
    created_at: from,
  }))

const byIssue = (one: { created_at: Date; id: string }, other: { created_at: Date; id: string }): number =>
  one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1)

/** The rows of all packages, as the product would have written them day by day. */
export const packageRows = (ingredients: Ingredients, now: Date): PackageRows => {
  const today = lastBillingDay(now)
  const staff_id = demoUser(ingredients, 'editor').id
  const methodsByPayer = new Map<string, MethodRow[]>()
  const issued: Omit<typeof invoices.$inferInsert, 'number'>[] = []
  const rows: Omit<PackageRows, 'methods' | 'invoices' | 'counters'> = {
    subscriptions: [],
    addresses: [],
    charges: [],
    refunds: [],
    ledger: [],
    entitlements: [],
  }

  for (const holder of packageHolders(ingredients, now)) {
    const { athlete, payer, life, address, promo_code_id, random } = holder
    const { subscription } = life
    const subscription_id = random.uuid(life.begun_at)
    if (payer && !methodsByPayer.has(payer.id)) methodsByPayer.set(payer.id, methodRows(holder, payer))
    const methods = methodsByPayer.get(payer?.id ?? '') ?? []
    rows.subscriptions.push({
      id: subscription_id,
      athlete_user_id: athlete.id,
      payer_id: payer?.id ?? null,
      month_price: shippedPackages[subscription.terms.package_key].month_price,
      promo_code_id,
      ...columnsOf(subscription),
      reminded_of: remindedOf(subscription, today),
      created_at: life.begun_at,
      updated_at: life.changed_at,
    })
    rows.entitlements.push(...entitlementRows(holder, random))
    if (address) rows.addresses.push(address)
    for (const lived of life.charges) {
      const method = methods[lived.method] ?? null
      const charge = chargeRow(holder, lived, { subscription_id, method, today })
      rows.charges.push(charge)
      if (lived.status === 'declined' && !lived.lost_at) continue
      rows.ledger.push(...ledgerRows(lived, charge, random), ...lostRows(lived, charge, random))
      issued.push({
        ...invoiceRow(holder, lived, { charge, method }),
        issued_on: billingDayOf(lived.decided_at),
      })
      for (const refunded of lived.refunds) {
        const refund = refundRow(refunded, charge, { random, staff_id })
        rows.refunds.push(refund)
        rows.ledger.push(...ledgerRows(refunded, charge, random, refund))
      }
    }
  }

  const numbered = issued.toSorted(byIssue).map((invoice, index) => ({ ...invoice, number: index + 1 }))
  return {
    ...rows,
    methods: [...methodsByPayer.values()].flat(),
    invoices: numbered,
    // The next purchase goes on from here.
    counters: numbered.length > 0 ? [{ name: 'invoice', value: numbered.length }] : [],
  }
}
