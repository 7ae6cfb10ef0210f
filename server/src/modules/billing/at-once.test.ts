import { eq } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { waitingForLocks } from '../../platform/database/locks.factory.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { billingWorld, type Member } from './billing.factory.ts'
import { addMonths } from './billing-day.ts'
import { openCharge } from './charges/charges.queries.ts'
import { recordCharge } from './charges/record-charge.ts'
import { lockDeletedBuyers } from './family.queries.ts'
import { deleteMethod, lockMethods } from './methods/methods.queries.ts'
import { charges, paymentMethods } from './payments.tables.ts'
import { openRenewals } from './renewals/renew.ts'
import { lockRunning } from './subscriptions/subscriptions.queries.ts'

const world = billingWorld()
const { db, send, buy, nonceFor, athlete, parentOf, packageOf, chargesOf, today, travelTo, sweep } = world

/** The embedded engine has one connection, so two transactions can't overlap there. */
const onPostgres = test.skipIf(inject('testEngine').engine !== 'postgres')

/** Everyone whose call is still waiting, and nobody else. */
const untilWaiting = (count: number) =>
  eventually(async () => expect(await waitingForLocks(db())).toBe(count))

const cancel = (who: Member) => send(who, `/subscription/cancel/${who.userId}`)
const undo = (who: Member) => send(who, `/subscription/resume/${who.userId}`)

/** An admin deletes the account. It locks what the owner's own deletion locks. */
const deletes = async (who: Member) => {
  const admin = await world.tested().signedIn('admin')
  return () => send(admin, `/panel/admin/users/${who.userId}/delete`)
}

const methodOf = async ({ userId }: Member): Promise<string> => {
  const [method] = await db().select().from(paymentMethods).where(eq(paymentMethods.user_id, userId))
  return method?.id ?? ''
}

/** A charge that is on its way, as the sweep writes it down. */
const renewal = (row: Awaited<ReturnType<typeof packageOf>>, method_id: string) => ({
  subscription_id: row.id,
  period: row.period + 1,
  athlete_user_id: row.athlete_user_id ?? '',
  kind: 'renewal' as const,
  terms: { package_key: row.package_key, cycle: row.cycle },
  quote: { price: 4900, discount: 0, credit: 0, tax: 0, total: 4900 },
  method_id,
  intent: null,
})

/** Holds the package while the calls come in, one after the other, and lets them go on together. */
const whileHeld = (
  { userId }: Member,
  calls: readonly (() => Promise<{ status: number; body: object }>)[],
  then: (tx: Db) => Promise<unknown> = async () => {},
) =>
  transaction(db(), async (tx) => {
    await lockRunning(tx, userId)
    const answers: ReturnType<(typeof calls)[number]>[] = []
    for (const call of calls) {
      answers.push(call())
      await untilWaiting(answers.length)
    }
    await then(tx)
    return { answers }
  }).then(({ answers }) => Promise.all(answers))

describe('PAY-04 an account is deleted while its package is changed', () => {
  onPostgres('a cancellation is not taken back', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    await cancel(amara)
    const answers = await whileHeld(amara, [await deletes(amara), () => undo(amara)])
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true })
  })

  onPostgres('a new choice does not make the package go on', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const choose = () =>
      send(amara, `/subscription/create/${amara.userId}`, {
        package_key: 'package-1',
        billing_cycle: 'monthly',
      })
    const answers = await whileHeld(amara, [await deletes(amara), choose])
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true, next_package_key: null })
  })

  onPostgres('the charge of the next period can be written down', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const row = await packageOf(amara)
    const method = await methodOf(amara)
    const [deletion] = await whileHeld(amara, [await deletes(amara)], (tx) =>
      openCharge(tx, renewal(row, method)),
    )
    expect(deletion?.status).toBe(200)
    expect((await chargesOf(amara)).map(({ status }) => status)).toEqual(['paid', 'open'])
  })

  onPostgres('a parent leaves while a payment for the athlete is recorded', async () => {
    const amara = await athlete()
    const mother = await parentOf(amara)
    await buy(mother, amara)
    const buyers = { payer_id: mother.userId, athlete_user_id: amara.userId }
    const recording = async () => ({
      status: 200,
      body: await transaction(db(), (tx) => lockDeletedBuyers(tx, buyers)),
    })
    const answers = await whileHeld(amara, [await deletes(mother), recording])
    expect(answers).toMatchObject([{ status: 200 }, { status: 200, body: [mother.userId] }])
  })
})

describe('PAY-06 a card is deleted while it pays', () => {
  test('it stays until the payment is through', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const method = await methodOf(amara)
    await cancel(amara)
    const charge = await openCharge(db(), renewal(await packageOf(amara), method))
    const remove = () => send(amara, `/my-account/delete-payment/${method}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'purchase_running' } })
    await db()
      .update(charges)
      .set({ status: 'abandoned' })
      .where(eq(charges.id, charge?.id ?? ''))
    expect((await remove()).status).toBe(200)
  })

  onPostgres('a purchase with a saved card waits for its deletion and asks for another one', async () => {
    const amara = await athlete()
    const nonce = await nonceFor(amara, amara)
    await send(amara, '/my-account/payment-methods', { payment_method: nonce })
    const method = await methodOf(amara)
    const wanted = { package_key: 'package-2', billing_cycle: 'monthly', payment_method_id: method }
    const { purchase } = await transaction(db(), async (tx) => {
      await lockMethods(tx, amara.userId)
      await deleteMethod(tx, amara.userId, method)
      const purchase = send(amara, `/subscription/create/${amara.userId}`, wanted)
      // It waits. If it does not, it has bought with a card that is gone.
      const isBought = purchase.then(() => true)
      await eventually(async () =>
        expect((await waitingForLocks(db())) === 1 || (await Promise.race([isBought, false]))).toBe(true),
      )
      return { purchase }
    })
    expect(await purchase).toMatchObject({ status: 422, body: { code: 'card_needed' } })
    expect(await chargesOf(amara)).toEqual([])
  })

  onPostgres('a package never goes on without a card', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    await cancel(amara)
    const method = await methodOf(amara)
    const remove = () => send(amara, `/my-account/delete-payment/${method}`)
    const answers = await whileHeld(amara, [remove, () => undo(amara)])
    expect(answers).toMatchObject([{ status: 200 }, { status: 422, body: { code: 'card_needed' } }])
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true })
  })
})

test('PAY-04 a card that came while the old one was declined pays on the same day', async () => {
  const amara = await athlete()
  await buy(amara, amara)
  const { id } = await packageOf(amara)
  travelTo(addMonths(today(), 1))
  const [opened] = await openRenewals(world.jobPorts(), [id])
  if (!opened) throw new Error('Nothing is due')
  const nonce = await nonceFor(amara, amara)
  await send(amara, '/my-account/payment-methods', { payment_method: nonce })
  const outcome = { kind: 'refused', code: '2000', is_final: false } as const
  await transaction(db(), (tx) => recordCharge(tx, opened.charge, { outcome, site: '' }))
  expect(await packageOf(amara)).toMatchObject({ status: 'past_due', failures: 0, retry_on: today() })
  await sweep()
  expect(await packageOf(amara)).toMatchObject({ status: 'active', period: 1, retry_on: null })
})
