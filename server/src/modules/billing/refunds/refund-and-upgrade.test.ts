import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { invoices } from '../payments.tables.ts'

const {
  db,
  get,
  send,
  buy,
  athlete,
  today,
  travelTo,
  sweep,
  sandbox,
  tested,
  chargesOf,
  mailsOf,
  accessOf,
  packageOf,
} = billingWorld()

/** A family that paid for a month, and how staff refunds it. */
const paid = async () => {
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
  return { amara, refund: (body: object) => send(editor, path, body, uuidv7()) }
}

test.each([
  ['49.00', 0],
  ['20.00', 2900],
])('PAY-07 a refund of $%s is not credited again with an upgrade', async (amount, credit) => {
  const { amara, refund } = await paid()
  expect((await refund({ amount })).status).toBe(200)
  expect(await accessOf(amara)).toContain('recruiting-center')
  const query = 'package_key=package-3&billing_cycle=monthly'
  expect((await get(amara, `/subscription/offer/${amara.userId}?${query}`)).body).toMatchObject({
    data: { kind: 'change-now', credit, due_today: 9900 - credit },
  })
  expect((await buy(amara, amara, { package_key: 'package-3' })).status).toBe(200)
  expect(await sumLedger(db())).toBe(0)
})

test('PAY-07 the email about a refund names what the invoice is for, not the package of today', async () => {
  const { amara, refund } = await paid()
  expect((await buy(amara, amara, { package_key: 'package-3' })).status).toBe(200)
  expect((await refund({ amount: '20.00' })).status).toBe(200)
  const text = (await mailsOf(amara)).at(-1)?.text
  expect(text).toMatch(/We refunded \$20\.00 of invoice FH-\d+ for Starter Elite\./)
  expect(text).toContain('Your package goes on as before')
})

test('PAY-07 a refund that ends the package does not end the upgrade that is being paid', async () => {
  const { amara, refund } = await paid()
  const { payments } = tested().ports
  const charge = payments.charge.bind(payments)
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (given) => {
    expect((await refund({ amount: '49.00', end_access: true })).status).toBe(200)
    return charge(given)
  })
  expect((await buy(amara, amara, { package_key: 'package-3' })).status).toBe(200)
  expect(await packageOf(amara)).toMatchObject({ status: 'active', package_key: 'package-3' })
  expect(await accessOf(amara)).toContain('success-coach')
  expect(await sumLedger(db())).toBe(0)
})
