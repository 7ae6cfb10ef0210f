import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { invoices } from '../payments.tables.ts'

const { db, get, send, buy, athlete, today, travelTo, sweep, sandbox, tested, chargesOf, accessOf } =
  billingWorld()

test.each([
  ['49.00', 0],
  ['20.00', 2900],
])('PAY-07 a refund of $%s is not credited again with an upgrade', async (amount, credit) => {
  const amara = await athlete()
  await buy(amara, amara)
  travelTo(addMonths(today(), 1))
  await sweep()
  const charge = (await chargesOf(amara)).at(-1)
  await sandbox().gateway.testing.settle(charge?.transaction_id ?? '')
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.charge_id, charge?.id ?? ''))
  const editor = await tested().signedIn('editor')
  const path = `/panel/admin/transaction-refund/${invoice?.id}`
  expect((await send(editor, path, { amount }, uuidv7())).status).toBe(200)
  expect(await accessOf(amara)).toContain('recruiting-center')
  const query = 'package_key=package-3&billing_cycle=monthly'
  expect((await get(amara, `/subscription/offer/${amara.userId}?${query}`)).body).toMatchObject({
    data: { kind: 'change-now', credit, due_today: 9900 - credit },
  })
  expect((await buy(amara, amara, { package_key: 'package-3' })).status).toBe(200)
  expect(await sumLedger(db())).toBe(0)
})
