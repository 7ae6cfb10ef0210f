import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { advanceClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { subscriptions } from '../payments.tables.ts'
import { startGranted } from '../subscriptions/subscription.ts'
import { insertSubscription } from '../subscriptions/subscriptions.queries.ts'

const { db, send, buy, athlete, today, travelTo, sweep, sandbox, tested, chargesOf, subjectsTo, packageOf } =
  billingWorld()

afterEach(() => vi.restoreAllMocks())

const terms = { package_key: 'package-2', cycle: 'monthly' } as const

/** A package out of nowhere. With it, no other one can be recorded for this athlete. */
const inTheWay = ({ userId }: Member) =>
  insertSubscription(
    db(),
    { id: uuidv7(), athlete_user_id: userId, payer_id: null, month_price: 0, promo_code_id: null },
    startGranted(terms, today(), addMonths(today(), 3)),
  )

/** Somebody who comes back and pays, while something keeps us from recording it. */
const paidForNothing = async () => {
  const amara = await athlete()
  await buy(amara, amara)
  await send(amara, `/subscription/cancel/${amara.userId}`)
  travelTo(addMonths(today(), 1))
  await sweep()
  const { payments } = tested().ports
  const charge = payments.charge.bind(payments)
  vi.spyOn(payments, 'charge').mockImplementationOnce(async (given) => {
    await inTheWay(amara)
    return charge(given)
  })
  expect((await buy(amara, amara)).status).toBe(500)
  const newest = async () => (await chargesOf(amara)).find(({ total }) => total > 0)
  const found = await payments.findCharge(`${(await newest())?.subscription_id}-0-1`)
  if (found?.kind !== 'charged') throw new Error('Nothing was charged')
  return { amara, newest, transaction_id: found.transaction_id }
}

const minutesLater = () => advanceClock(4 * 60 * 1000)
const nextDay = () => advanceClock(25 * 60 * 60 * 1000)

const oldestOpenSeconds = async () => {
  const { body } = await tested().app.inject('/metrics')
  return Number(/^billing_oldest_open_charge_seconds (\d+)/m.exec(body)?.[1])
}

test('PAY-04 a payment that can’t be recorded shows in the metrics, and goes back after a day', async () => {
  const { amara, newest, transaction_id } = await paidForNothing()
  minutesLater()
  await expect(sweep()).rejects.toThrow()
  expect(await newest()).toMatchObject({ status: 'open', total: 4900 })
  expect(await oldestOpenSeconds()).toBeGreaterThan(200)
  nextDay()
  await sweep()
  expect(await newest()).toMatchObject({ status: 'declined', decline_code: 'given_back' })
  expect(await sandbox().gateway.transaction.find(transaction_id)).toMatchObject({ status: 'voided' })
  expect((await subjectsTo(amara)).at(-1)).toBe('We refunded your payment of $49.00')
  expect(await oldestOpenSeconds()).toBe(0)
  expect(await sumLedger(db())).toBe(0)
})

test('PAY-04 what has settled by then is refunded once, and the family can buy again', async () => {
  const { amara, newest, transaction_id } = await paidForNothing()
  await sandbox().gateway.testing.settle(transaction_id)
  const refunding = vi.spyOn(tested().ports.payments, 'refund')
  nextDay()
  await sweep()
  minutesLater()
  await sweep()
  expect(await newest()).toMatchObject({ status: 'declined' })
  expect(refunding).toHaveBeenCalledTimes(1)
  await db().delete(subscriptions).where(eq(subscriptions.status, 'granted'))
  expect((await buy(amara, amara)).status).toBe(200)
  expect(await packageOf(amara)).toBeDefined()
})

test('PAY-04 a payment that can be recorded at last is recorded, however late', async () => {
  const { newest } = await paidForNothing()
  await db().delete(subscriptions).where(eq(subscriptions.status, 'granted'))
  nextDay()
  await sweep()
  expect(await newest()).toMatchObject({ status: 'paid', total: 4900 })
})
