import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bulkInsert } from '../../../platform/database/bulk-insert.ts'
import { testDatabase } from '../../../platform/database/database.factory.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { openPayments } from '../../../platform/payments/open-payments.ts'
import type { Charged, Payments } from '../../../platform/payments/payments.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { addDays, billingDayOf } from '../billing-day.ts'
import { recordRenewals } from '../charges/record-renewal.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { charges, invoices, ledgerLines, paymentMethods, subscriptions } from '../payments.tables.ts'
import { columnsOf } from '../subscriptions/stored.ts'
import { startFree } from '../subscriptions/subscription.ts'
import { openRenewals } from './renew.ts'
import { atOnce, renewDue } from './renew-due.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const db = () => database.db
const siteOrigin = 'http://fieldhouse.test'
const always = new AbortController().signal
const today = billingDayOf(new Date())

/** Athletes whose free month is over today, all paid for by one parent. Returns the ids of their packages. */
const buildDue = async (count: number): Promise<string[]> => {
  const payer_id = await buildUser(db(), { type: 'parent' })
  const created_at = new Date()
  const method = { payment_type: 'credit-card', is_default: true, created_at } as const
  await db()
    .insert(paymentMethods)
    .values({ ...method, id: uuidv7(), user_id: payer_id })
  const athletes = Array.from({ length: count }, uuidv7)
  await bulkInsert(
    db(),
    users,
    athletes.map((id) => ({ id, type: 'athlete' as const, first_name: 'Robin', last_name: 'Marsh' })),
  )
  const terms = { package_key: 'package-2', cycle: 'monthly' } as const
  const state = { ...startFree(terms, null, addDays(today, -30)), ends_on: today }
  const rows = athletes.map((athlete_user_id) => ({
    ...columnsOf(state),
    id: uuidv7(),
    athlete_user_id,
    payer_id,
    month_price: 4900,
    created_at,
    updated_at: created_at,
  }))
  await bulkInsert(db(), subscriptions, rows)
  return rows.map(({ id }) => id)
}

const charged = (key: string): Charged => ({
  kind: 'charged',
  transaction_id: key,
  cents: 4900,
  status: 'charged',
  dispute: null,
})

const provider = (charge: Payments['charge']): Payments => ({
  ...openPayments({ kind: 'sandbox', url: null }),
  charge,
})

/** For what needs no provider. */
const idle = () => ({ db: db(), payments: provider(async () => charged('')), siteOrigin })

const statesOf = async (ids: readonly string[]): Promise<Record<string, number>> => {
  const rows = await db().select().from(charges)
  const found = rows.filter(({ subscription_id }) => ids.includes(subscription_id))
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ status }) => status)).map(([status, all]) => [
      status,
      all.length,
    ]),
  )
}

const expectSoundBooks = async () => {
  expect(await sumLedger(db())).toBe(0)
  const issued = await db().select().from(invoices).orderBy(asc(invoices.number))
  expect(issued.map(({ number }) => number)).toEqual(issued.map((_, place) => place + 1))
  const paid = await db().select().from(charges).where(eq(charges.status, 'paid'))
  expect(issued.map(({ charge_id }) => charge_id).toSorted()).toEqual(paid.map(({ id }) => id).toSorted())
  expect(await db().$count(ledgerLines)).toBe(2 * paid.length)
}

describe('PAY-04 many packages that are due at once', () => {
  /** Nothing that an earlier test left is due. */
  beforeEach(() =>
    db()
      .update(subscriptions)
      .set({ due_on: null })
      .then(() => {}),
  )

  test('are each charged and recorded once, even when two nodes sweep at the same time', async () => {
    const ids = await buildDue(120)
    const keys: string[] = []
    const payments = provider(async ({ key }) => {
      keys.push(key)
      return charged(key)
    })
    const renewing = { db: db(), payments, siteOrigin }
    await Promise.all([renewDue(renewing, always), renewDue(renewing, always)])
    expect(keys.toSorted()).toEqual(ids.map((id) => `${id}-1-1`).toSorted())
    expect(await statesOf(ids)).toEqual({ paid: 120 })
    await expectSoundBooks()
  })

  test('wait for the next round if the provider is away', async () => {
    const ids = await buildDue(200)
    let calls = 0
    const payments = provider(async () => {
      calls++
      throw new Error('away')
    })
    await expect(renewDue({ db: db(), payments, siteOrigin }, always)).rejects.toThrow('failed')
    expect(calls).toBeGreaterThanOrEqual(atOnce)
    expect(calls).toBeLessThan(ids.length)
    // What was written down was tried, so it is not known what became of it.
    expect(await statesOf(ids)).toEqual({ open: calls })
  })

  test('go on after one that got no answer', async () => {
    const ids = await buildDue(40)
    const payments = provider(async ({ key }) => {
      if (key.startsWith(ids[3] ?? '')) throw new Error('no answer')
      return charged(key)
    })
    await expect(renewDue({ db: db(), payments, siteOrigin }, always)).rejects.toThrow('failed: 1')
    expect(await statesOf(ids)).toEqual({ open: 1, paid: 39 })
    await expectSoundBooks()
  })

  test('are recorded together, each by what became of it', async () => {
    const ids = await buildDue(5)
    const renewals = await openRenewals(idle(), ids)
    const [recorded, changed, declined] = renewals
    if (!recorded || !changed || !declined) throw new Error('Nothing is due')
    const answered = renewals.map((renewal) => ({
      ...renewal,
      outcome:
        renewal === declined
          ? ({ kind: 'refused', code: '2001', is_final: false } as const)
          : charged(renewal.charge.id),
    }))
    await recordRenewals(db(), answered.slice(0, 1), siteOrigin)
    const reminded = { reminded_of: today, updated_at: new Date(Date.now() + 1000) }
    await db().update(subscriptions).set(reminded).where(eq(subscriptions.id, changed.row.id))
    const results = await recordRenewals(db(), answered, siteOrigin)
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    expect(await statesOf(ids)).toEqual({ paid: 4, declined: 1 })
    const [kept] = await db().select().from(subscriptions).where(eq(subscriptions.id, changed.row.id))
    expect(kept).toMatchObject({ period: 1, reminded_of: today })
    await expectSoundBooks()
  })

  test('need no transaction of their own when nothing has changed', async () => {
    const ids = await buildDue(3)
    const renewals = await openRenewals(idle(), ids)
    const answered = renewals.map((renewal) => ({ ...renewal, outcome: charged(renewal.charge.id) }))
    const withoutTransactions: Db = Object.create(db(), {
      transaction: { value: () => Promise.reject(new Error('It was read again')) },
    })
    const results = await recordRenewals(withoutTransactions, answered, siteOrigin)
    expect(results.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
    expect(await statesOf(ids)).toEqual({ paid: 3 })
    await expectSoundBooks()
  })

  test('one that can not be recorded is reported, and the others are recorded', async () => {
    const ids = await buildDue(3)
    const renewals = await openRenewals(idle(), ids)
    // Two charges can't have the same transaction.
    const taken = charged(renewals[0]?.charge.id ?? '')
    const answered = renewals.map((renewal, place) => ({
      ...renewal,
      outcome: place === 1 ? taken : charged(renewal.charge.id),
    }))
    const results = await recordRenewals(db(), answered, siteOrigin)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await statesOf(ids)).toEqual({ open: 1, paid: 2 })
    await expectSoundBooks()
  })
})
