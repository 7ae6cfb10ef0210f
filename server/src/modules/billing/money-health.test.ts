import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { billingWorld } from './billing.factory.ts'
import { addDays, addMonths } from './billing-day.ts'
import { addUpLedger } from './ledger/ledger-sum.queries.ts'
import { ledgerLines } from './payments.tables.ts'

const { db, buy, athlete, today, travelTo, sweep, tested } = billingWorld()

const metric = async (name: string): Promise<number> => {
  const { body } = await tested().app.inject('/metrics')
  const line = body.split('\n').find((row) => row.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}

const paid = 'billing_charges_total{result="paid"}'

test('PAY-04 operators see what is due, what was charged, and whether the ledger adds up', async () => {
  const before = await metric(paid)
  const amara = await athlete()
  await buy(amara, amara)
  expect(await metric(paid)).toBe(before + 1)
  expect(await metric('billing_oldest_due_seconds')).toBe(0)
  travelTo(addDays(addMonths(today(), 1), 2))
  expect(await metric('billing_oldest_due_seconds')).toBeGreaterThan(24 * 60 * 60)
  await sweep()
  expect(await metric(paid)).toBe(before + 2)
  expect(await metric('billing_oldest_due_seconds')).toBe(0)
  expect(await metric('billing_oldest_open_charge_seconds')).toBe(0)
  expect(await metric('billing_ledger_sum_cents')).toBe(0)
  expect(await metric('billing_forgetting_failed')).toBe(0)
})

test('a line too many shows, and what was added up before is not read again', async () => {
  const id = uuidv7()
  await db()
    .insert(ledgerLines)
    .values({ id, event_id: uuidv7(), account: 'revenue', cents: 7, created_at: new Date() })
  expect(await metric('billing_ledger_sum_cents')).toBe(7)
  await addUpLedger(db(), Date.now() + 1)
  expect(await metric('billing_ledger_sum_cents')).toBe(7)
  await db().delete(ledgerLines).where(eq(ledgerLines.id, id))
  expect(await metric('billing_ledger_sum_cents')).toBe(7)
})
