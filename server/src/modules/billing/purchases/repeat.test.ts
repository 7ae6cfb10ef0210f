import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { advanceClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { billingWorld } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'
import { invoices, paymentMethods, refunds } from '../payments.tables.ts'

/** The person tries again with the same key, while nobody knows what became of the first call. */

const { db, send, buy, athlete, today, travelTo, sweep, sandbox, tested, packageOf, chargesOf } =
  billingWorld()

afterEach(() => vi.restoreAllMocks())

/** The next call gets no answer. It may arrive at the provider later. */
const noAnswerTo = (method: 'charge' | 'refund' | 'vault') =>
  vi.spyOn(tested().ports.payments, method).mockRejectedValueOnce(new Error('no answer'))

/** Longer than the claim on a charge or a refund. */
const later = () => advanceClock(4 * 60 * 1000)

const paidUp = async () => {
  const amara = await athlete()
  await buy(amara, amara)
  travelTo(addMonths(today(), 1))
  await sweep()
  return amara
}

describe('PAY-04 a purchase that is sent again', () => {
  const upgrading = async () => {
    const amara = await paidUp()
    const wanted = { package_key: 'package-3', billing_cycle: 'monthly' }
    const key = uuidv7()
    return { amara, upgrade: () => send(amara, `/subscription/create/${amara.userId}`, wanted, key) }
  }

  test('waits while the first call may still arrive at the provider', async () => {
    const { amara, upgrade } = await upgrading()
    const charging = noAnswerTo('charge')
    expect((await upgrade()).status).toBe(500)
    expect(await upgrade()).toMatchObject({ status: 409, body: { code: 'purchase_running' } })
    expect(charging).toHaveBeenCalledTimes(1)
    later()
    expect(await upgrade()).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(charging).toHaveBeenCalledTimes(2)
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-3' })
  })

  test('is not charged after the job has dropped it', async () => {
    const { amara, upgrade } = await upgrading()
    const charging = noAnswerTo('charge')
    await upgrade()
    later()
    await sweep()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ kind: 'change', status: 'abandoned' })
    expect(await upgrade()).toMatchObject({ status: 409, body: { code: 'purchase_dropped' } })
    expect(charging).toHaveBeenCalledTimes(1)
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-2' })
    expect(await upgrade()).toMatchObject({ status: 200, body: { invoice: { package: { total: 5000 } } } })
  })

  test('gets the invoice that the job has written', async () => {
    const { amara, upgrade } = await upgrading()
    const { payments } = tested().ports
    const charge = payments.charge.bind(payments)
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (given) => {
      await charge(given)
      throw new Error('no answer')
    })
    await upgrade()
    later()
    await sweep()
    expect(await upgrade()).toMatchObject({ status: 200, body: { invoice: { package: { total: 5000 } } } })
    expect((await chargesOf(amara)).filter(({ kind }) => kind === 'change')).toHaveLength(1)
  })
})

describe('PAY-04 a purchase with a new card, whose person never comes back', () => {
  const lostUpgrade = async (arrives: boolean) => {
    const amara = await paidUp()
    const old = (await chargesOf(amara)).at(-1)?.method_id
    const { payments } = tested().ports
    const charge = payments.charge.bind(payments)
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (given) => {
      if (arrives) await charge(given)
      throw new Error('no answer')
    })
    await buy(amara, amara, { package_key: 'package-3' })
    later()
    await sweep()
    const token = (await chargesOf(amara)).at(-1)?.method_id ?? ''
    const methods = await db().select().from(paymentMethods).where(eq(paymentMethods.user_id, amara.userId))
    return { amara, old, token, methods }
  }

  test('saves the card that has paid, and the next period is charged to it', async () => {
    const { amara, old, token, methods } = await lostUpgrade(true)
    expect(token).not.toBe(old)
    expect(methods.find(({ id }) => id === token)).toMatchObject({ is_default: true, card_last_four: '1111' })
    const [invoice] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.athlete_user_id, amara.userId))
      .orderBy(desc(invoices.number))
    expect(invoice?.billed_to.payment).toMatchObject({ card_last_four: '1111' })
    travelTo(addMonths(today(), 1))
    await sweep()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({
      kind: 'renewal',
      status: 'paid',
      method_id: token,
    })
  })

  test('saves no card if it has not paid, here or at the provider', async () => {
    const { old, token, methods } = await lostUpgrade(false)
    expect(methods.map(({ id }) => id)).toEqual([old])
    await eventually(() => expect(sandbox().gateway.paymentMethod.find(token)).rejects.toThrow())
  })
})

describe('PAY-07 a refund that is sent again', () => {
  const refunding = async () => {
    const amara = await paidUp()
    const charge = (await chargesOf(amara)).at(-1)
    await sandbox().gateway.testing.settle(charge?.transaction_id ?? '')
    const [invoice] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.charge_id, charge?.id ?? ''))
    const editor = await tested().signedIn('editor')
    const key = uuidv7()
    const path = `/panel/admin/transaction-refund/${invoice?.id}`
    return {
      refund: () => send(editor, path, { amount: '10.00' }, key),
      statuses: async () => {
        const rows = await db()
          .select()
          .from(refunds)
          .where(eq(refunds.charge_id, charge?.id ?? ''))
        return rows.map(({ status }) => status)
      },
    }
  }

  test('waits while the first call may still arrive at the provider', async () => {
    const { refund, statuses } = await refunding()
    const paying = noAnswerTo('refund')
    expect((await refund()).status).toBe(503)
    expect((await refund()).status).toBe(409)
    expect(paying).toHaveBeenCalledTimes(1)
    later()
    expect(await refund()).toMatchObject({ status: 200, body: { data: { refunded_amount: 1000 } } })
    expect(await statuses()).toEqual(['done'])
  })

  test('gives nothing back after the job has dropped it', async () => {
    const { refund, statuses } = await refunding()
    const paying = noAnswerTo('refund')
    await refund()
    later()
    await sweep()
    expect((await refund()).status).toBe(409)
    expect(paying).toHaveBeenCalledTimes(1)
    expect(await statuses()).toEqual(['refused'])
    expect((await refund()).status).toBe(200)
    expect((await statuses()).toSorted()).toEqual(['done', 'refused'])
  })
})
