import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { chargePosting, columnsOf, type Day, refundPosting, startFree } from '../billing/index.ts'
import { charges, invoices, ledgerLines, refunds, subscriptions } from '../billing/payments.tables.ts'

export const noonOf = (day: Day): Date => new Date(`${day}T17:00:00Z`)

interface PaidPeriod {
  readonly on: Day
  readonly price: number
  readonly discount?: number
  readonly tax?: number
  readonly refunded?: number
  readonly package_key?: PackageKey
  readonly isUnsettled?: boolean
}

interface Package {
  readonly cycle?: BillingCycle
  readonly package_key?: PackageKey
  readonly paid: readonly PaidPeriod[]
  readonly ended_on?: Day
  readonly facts?: Partial<typeof subscriptions.$inferInsert>
}

/** The invoices have numbers of their own. */
let numbers = 0

const postLines = (
  db: Db,
  event_id: string,
  charge_id: string,
  on: Day,
  lines: ReturnType<typeof chargePosting>,
) =>
  db
    .insert(ledgerLines)
    .values(lines.map((line) => ({ ...line, id: uuidv7(), event_id, charge_id, created_at: noonOf(on) })))

/** An athlete's package with its payments, as billing would have written them. */
export const buildBought = async (
  db: Db,
  athlete_user_id: string,
  { cycle = 'monthly', package_key = 'package-2', paid, ended_on, facts }: Package,
): Promise<string> => {
  const subscription_id = uuidv7()
  const [first] = paid
  const at = noonOf(first?.on ?? '2019-01-01')
  await db.insert(subscriptions).values({
    id: subscription_id,
    athlete_user_id,
    payer_id: await buildUser(db, { type: 'parent', created_at: new Date('2010-01-01T12:00:00Z') }),
    month_price: 4900,
    promo_code_id: null,
    ...columnsOf(startFree({ package_key, cycle }, null, first?.on ?? '2019-01-01')),
    status: ended_on ? 'ended' : 'active',
    ...(ended_on && { ended_on, end_reason: 'canceled', due_on: null }),
    created_at: at,
    updated_at: at,
    ...facts,
  })
  for (const [
    index,
    { on, price, discount = 0, tax = 0, refunded, isUnsettled = false, ...own },
  ] of paid.entries()) {
    const id = uuidv7()
    const quote = { price, discount, credit: 0, tax, total: price - discount + tax }
    await db.insert(charges).values({
      id,
      subscription_id,
      period: index + 1,
      athlete_user_id,
      kind: 'renewal',
      status: 'paid',
      attempt: 1,
      claimed_until: noonOf(on),
      package_key,
      cycle,
      ...quote,
      ...own,
      transaction_id: id,
      is_settled: !isUnsettled,
      created_at: noonOf(on),
      updated_at: noonOf(on),
    })
    await db.insert(invoices).values({
      id: uuidv7(),
      number: ++numbers,
      charge_id: id,
      athlete_user_id,
      issued_on: on,
      package_name: 'A package',
      athlete_name: 'Robin Marsh',
      period_start: on,
      period_end: on,
      is_free_month: false,
      billed_to: { full_name: 'Robin Marsh', payment: null, address: null },
      created_at: noonOf(on),
    })
    await postLines(db, id, id, on, chargePosting(quote))
    if (refunded === undefined) continue
    const refund_id = uuidv7()
    await db.insert(refunds).values({
      id: refund_id,
      charge_id: id,
      cents: refunded,
      status: 'done',
      claimed_until: noonOf(on),
      ends_access: false,
      created_at: noonOf(on),
    })
    await db.insert(ledgerLines).values(
      refundPosting(refunded, quote).map((line) => ({
        ...line,
        id: uuidv7(),
        event_id: refund_id,
        charge_id: id,
        refund_id,
        created_at: noonOf(on),
      })),
    )
  }
  return subscription_id
}
