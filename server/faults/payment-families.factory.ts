import { asc, eq, sql } from 'drizzle-orm'
import { buildUser } from '../src/modules/accounts/accounts.factory.ts'
import { entitlementGrants } from '../src/modules/accounts/accounts.tables.ts'
import { addDays, addMonths, billingDayOf, type Day } from '../src/modules/billing/billing-day.ts'
import {
  charges,
  invoices,
  ledgerLines,
  paymentMethods,
  subscriptions,
} from '../src/modules/billing/payments.tables.ts'
import { accessOf } from '../src/modules/billing/subscriptions/package-contents.ts'
import { saveAccess } from '../src/modules/billing/subscriptions/save-package.ts'
import { subscriptionOf } from '../src/modules/billing/subscriptions/stored.ts'
import { ended, startFree } from '../src/modules/billing/subscriptions/subscription.ts'
import { insertSubscription } from '../src/modules/billing/subscriptions/subscriptions.queries.ts'
import type { Db } from '../src/platform/database/database.ts'
import { uuidv7 } from '../src/platform/database/uuid.ts'
import { outbox } from '../src/platform/jobs/jobs.tables.ts'
import type { Payments } from '../src/platform/payments/payments.ts'

const terms = { package_key: 'package-2', cycle: 'monthly' } as const
const facts = { month_price: 4900, promo_code_id: null }

/** An athlete who had a package once, so the next purchase is charged on the day. */
export const buildReturningAthlete = async (db: Db): Promise<string> => {
  const id = await buildUser(db)
  const begun = addMonths(billingDayOf(new Date()), -6)
  const old = ended(startFree(terms, null, begun), addMonths(begun, 1), 'canceled')
  await insertSubscription(db, { ...facts, id: uuidv7(), athlete_user_id: id, payer_id: id }, old)
  return id
}

/** An athlete with a card, whose free month is over on a day. */
export const buildRenewingAthlete = async (db: Db, payments: Payments, dueOn: Day): Promise<string> => {
  const id = await buildUser(db)
  const payer = { id, first_name: 'Robin', last_name: 'Marsh', email: `${id}@example.test` }
  const vaulted = await payments.vault(payer, { nonce: 'fake-valid-visa-nonce', token: uuidv7() })
  if (vaulted.kind !== 'vaulted') throw new Error('The sandbox took no card')
  const { token, ...method } = vaulted.method
  await db
    .insert(paymentMethods)
    .values({ ...method, id: token, user_id: id, is_default: true, created_at: new Date() })
  const subscription = { ...startFree(terms, null, addDays(dueOn, -30)), ends_on: dueOn }
  const row = await insertSubscription(
    db,
    { ...facts, id: uuidv7(), athlete_user_id: id, payer_id: id },
    subscription,
  )
  await saveAccess(db, row, subscription)
  return id
}

/** Nothing happens to the package until it is made due. */
export const putOff = async (db: Db, athleteUserId: string): Promise<void> => {
  await db.update(subscriptions).set({ due_on: null }).where(eq(subscriptions.athlete_user_id, athleteUserId))
}

export const makeDue = async (db: Db, athleteUserId: string): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ due_on: sql`${subscriptions.ends_on}` })
    .where(eq(subscriptions.athlete_user_id, athleteUserId))
}

/** How often the provider took money under each key. */
type Taken = (keyStart: string) => Promise<number>

/** Everything that must hold, whatever happened. Returns what does not. */
export const moneyFaults = async (db: Db, taken: Taken): Promise<string[]> => {
  const faults: string[] = []
  const all = await db.select().from(charges).orderBy(asc(charges.created_at))
  for (const charge of all) {
    const { id, subscription_id, period, status, total } = charge
    const said = `${charge.kind} ${status} ${subscription_id} ${period}`
    if (status === 'open') faults.push(`open: ${said}`)
    const isPaid = status === 'paid'
    const sales = await taken(`${subscription_id}-${period}-`)
    if (sales !== (isPaid && total > 0 ? 1 : 0)) faults.push(`taken ${sales} times: ${said}`)
    const events = await db
      .selectDistinct({ id: ledgerLines.event_id })
      .from(ledgerLines)
      .where(eq(ledgerLines.charge_id, id))
    if (events.length !== (isPaid && total > 0 ? 1 : 0))
      faults.push(`${events.length} times in the ledger: ${said}`)
    const issued = await db.$count(invoices, eq(invoices.charge_id, id))
    if (issued !== (isPaid ? 1 : 0)) faults.push(`${issued} invoices: ${said}`)
  }
  const [ledger] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
    .from(ledgerLines)
  if (ledger?.sum !== 0) faults.push(`the ledger sums to ${ledger?.sum}`)
  const numbers = await db.select({ number: invoices.number }).from(invoices).orderBy(asc(invoices.number))
  if (numbers.some(({ number }, place) => number !== place + 1)) faults.push('a gap in the invoice numbers')
  const receipts = await db.$count(
    outbox,
    sql`${outbox.payload}->'data'->'letter'->>'subject' like 'Your receipt%'`,
  )
  const paid = all.filter(({ status, total }) => status === 'paid' && total > 0).length
  if (receipts !== paid) faults.push(`${receipts} receipts for ${paid} payments`)
  return [...faults, ...(await accessFaults(db))]
}

/** What a family may use equals what it paid for. */
const accessFaults = async (db: Db): Promise<string[]> => {
  const rows = await db.select().from(subscriptions).orderBy(asc(subscriptions.created_at))
  const running = new Map(rows.map((row) => [row.athlete_user_id, row]))
  const faults: string[] = []
  for (const [athleteId, row] of running) {
    const grants = await db
      .select()
      .from(entitlementGrants)
      .where(sql`${entitlementGrants.user_id} = ${athleteId} and ${entitlementGrants.until_at} is null`)
    const wanted = accessOf(subscriptionOf(row)).opened
    const found = grants.map(({ what }) => what)
    if (found.toSorted().join() !== wanted.toSorted().join())
      faults.push(`access ${found.join()} for a package that is ${row.status}`)
  }
  return faults
}
