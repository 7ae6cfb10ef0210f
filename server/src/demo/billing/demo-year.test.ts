import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { billingWorld, type Member } from '../../modules/billing/billing.factory.ts'
import { packagePrices, packages } from '../../modules/billing/billing.tables.ts'
import { addDays } from '../../modules/billing/index.ts'
import { sumLedger } from '../../modules/billing/ledger/ledger.queries.ts'
import { charges, invoices, paymentMethods, subscriptions } from '../../modules/billing/payments.tables.ts'
import { accessOf as packageAccess } from '../../modules/billing/subscriptions/package-contents.ts'
import { subscriptionOf } from '../../modules/billing/subscriptions/stored.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { fillDemoWorld } from '../fill-demo-world.ts'
import { shippedPackages } from './prices.ts'
import { restoreSandbox } from './restore-sandbox.ts'

const { tested, sandbox, db, get, send, sweep, travelTo, today, accessOf, nonceFor } = billingWorld()

beforeAll(async () => {
  await fillDemoWorld(db(), { athletes: 50 })
  await restoreSandbox(db(), tested().ports.payments)
})

const signedInAs = async (name: string): Promise<Member> => {
  const [user] = await db()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${name}@fieldhouse.test`))
  if (!user) throw new Error(`Nobody is ${name}`)
  const { token } = await startSession(db(), { userId: user.id, remember: true })
  return { userId: user.id, headers: { authorization: `Bearer ${token}` } }
}

const allPackages = () => db().select().from(subscriptions).orderBy(asc(subscriptions.id))
const statusOf = async (name: string) => {
  const { userId } = await signedInAs(name)
  return (await allPackages()).find(({ athlete_user_id }) => athlete_user_id === userId)?.status
}
const numbers = async () => {
  const rows = await db().select({ number: invoices.number }).from(invoices).orderBy(asc(invoices.number))
  return rows.map(({ number }) => number)
}

interface Shown {
  readonly order_history: readonly { readonly id: string; readonly status: string }[]
}

const historyOf = async (who: Member): Promise<Shown['order_history']> =>
  ((await get(who, '/my-account/payment')).body.data as Shown).order_history

test('the demo world has the prices of the packages', async () => {
  const rows = await db()
    .select()
    .from(packages)
    .innerJoin(packagePrices, eq(packagePrices.package_key, packages.key))
  const shipped = rows.map((row) => {
    const { name, key } = row.billing_packages
    return [key, { name, month_price: row.billing_package_prices.month_price }]
  })
  expect(Object.fromEntries(shipped)).toEqual(shippedPackages)
})

describe('the payment sandbox', () => {
  test('knows the cards of the demo world, also after it lost its memory', async () => {
    const [method] = await db().select().from(paymentMethods).limit(1)
    const isKnown = async () => (await sandbox().control('GET', `/payment-methods/${method?.id}`)).status
    expect(await isKnown()).toBe(200)
    await sandbox().control('POST', '/reset')
    expect(await isKnown()).toBe(404)
    await restoreSandbox(db(), tested().ports.payments)
    expect(await isKnown()).toBe(200)
  })

  test('gives back a payment of the past, but no more than is left of it', async () => {
    const editor = await signedInAs('editor')
    const history = await historyOf(await signedInAs('parent'))
    const partly = history.find(({ status }) => status === 'partly-refunded')
    const path = `/panel/admin/transaction-refund/${partly?.id}`
    expect((await get(editor, path)).body).toMatchObject({
      data: { braintree_status: 'settled', refunded_amount: 2500, max_refund_amount: 7400 },
    })
    expect((await send(editor, path, { amount: '74.01' })).status).toBe(422)
    expect((await send(editor, path, { amount: '74.00' })).status).toBe(200)
  })

  test('has not settled the last PayPal payment', async () => {
    const [newest] = await historyOf(await signedInAs('change.athlete'))
    expect(
      (await get(await signedInAs('editor'), `/panel/admin/transaction-refund/${newest?.id}`)).body,
    ).toMatchObject({
      data: { braintree_status: 'submitted_for_settlement' },
    })
  })
})

test('a new card pays for the package whose card failed', async () => {
  const payer = await signedInAs('failed.athlete')
  const added = await send(payer, '/my-account/payment-methods', {
    payment_method: await nonceFor(payer, payer),
  })
  expect(added.status).toBe(201)
  await sweep()
  expect(await statusOf('failed.athlete')).toBe('active')
})

test('the packages of the demo world live on for a year, and the books stay right', async () => {
  const begun = today()
  const before = await allPackages()
  const goOn = before.filter(
    ({ payer_id, is_canceled, status }) => payer_id && !is_canceled && status !== 'ended',
  )
  for (let days = 30; days <= 390; days += 30) {
    travelTo(addDays(begun, days))
    await sweep()
  }
  const after = new Map((await allPackages()).map((row) => [row.id, row]))
  for (const { id } of goOn) expect(after.get(id)).toMatchObject({ status: 'active' })
  for (const row of after.values()) {
    expect(row.due_on === null || row.due_on > today()).toBe(true)
    const open = await accessOf({ userId: row.athlete_user_id ?? '', headers: { authorization: '' } })
    expect(open).toEqual(packageAccess(subscriptionOf(row)).opened.toSorted())
  }
  expect(await db().$count(charges, eq(charges.status, 'open'))).toBe(0)
  expect(await sumLedger(db())).toBe(0)
  const issued = await numbers()
  expect(issued).toEqual(issued.map((_, index) => index + 1))
  expect(issued.length).toBeGreaterThan(100)
})
