import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, clock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addMonths, billingDayOf } from '../billing-day.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { followPayment } from '../notices/follow-payment.ts'
import { charges, invoices, refunds } from '../payments.tables.ts'

const {
  db,
  get,
  send,
  buy,
  athlete,
  today,
  travelTo,
  sweep,
  accessOf,
  sandbox,
  jobPorts,
  tested,
  packageOf,
  chargesOf,
  subjectsTo,
} = billingWorld()

/** A family that paid for a month, and the invoice of that month. */
const paid = async () => {
  const amara = await athlete()
  await buy(amara, amara)
  travelTo(addMonths(today(), 1))
  await sweep()
  const charge = (await chargesOf(amara)).at(-1)
  const [invoice] = await db()
    .select()
    .from(invoices)
    .where(eq(invoices.charge_id, charge?.id ?? ''))
  return { amara, charge, invoiceId: invoice?.id, path: `/panel/admin/transaction-refund/${invoice?.id}` }
}
type Paid = Awaited<ReturnType<typeof paid>>

const settle = ({ charge }: Paid) => sandbox().gateway.testing.settle(charge?.transaction_id ?? '')
const staff = (type: 'admin' | 'editor' = 'editor') => tested().signedIn(type)
const refund = (who: Member, { path }: Paid, amount: unknown, more: object = {}, key = uuidv7()) =>
  send(who, path, { amount, ...more }, key)
const refundsOf = ({ charge }: Paid) =>
  db()
    .select()
    .from(refunds)
    .where(eq(refunds.charge_id, charge?.id ?? ''))
    .orderBy(refunds.id)
const loseAnswer = (when: 'before' | 'after') =>
  sandbox().control('POST', '/faults', { kind: 'disconnect', when, call: 'transaction.refund', times: 1 })

describe('PAY-07 a refund', () => {
  test('of a disputed payment is refused: the bank has the money, and decides', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    expect((await refund(editor, payment, '1.00')).status).toBe(200)
    const { transaction_id = '', id = '' } = payment.charge ?? {}
    const { body } = await sandbox().control('POST', '/disputes', { transaction_id })
    await followPayment(jobPorts(), id)
    expect(await refund(editor, payment, '1.00')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('the bank decides') },
    })
    await sandbox().control('POST', `/disputes/${body.id}`, { status: 'lost' })
    await followPayment(jobPorts(), id)
    expect(await refund(editor, payment, '1.00')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already given this payment back') },
    })
    expect(await refundsOf(payment)).toHaveLength(1)
    expect(await sumLedger(db())).toBe(0)
  })

  test('needs a settled payment', async () => {
    const payment = await paid()
    const editor = await staff()
    expect((await get(editor, payment.path)).body).toMatchObject({
      data: {
        invoice_number: expect.stringMatching(/^FH-/),
        package: 'Starter Elite',
        currency_symbol: '$',
        transaction_amount: 4900,
        refunded_amount: 0,
        max_refund_amount: 4900,
        braintree_status: 'submitted_for_settlement',
        is_current_period: true,
      },
    })
    expect(await refund(editor, payment, '49.00')).toMatchObject({
      status: 409,
      body: { code: 'refund_not_settled', message: 'Cannot refund transaction unless it is settled' },
    })
    await settle(payment)
    expect((await get(editor, payment.path)).body).toMatchObject({ data: { braintree_status: 'settled' } })
    expect((await refund(editor, payment, '49.00')).status).toBe(200)
  })

  test('gives back a part, then at most the rest, and the family gets an email', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    expect(await refund(editor, payment, '1,0.50')).toMatchObject({
      status: 200,
      body: { data: { refunded_amount: 1050, max_refund_amount: 3850 } },
    })
    for (const amount of ['38.51', '0', '-1', 'all', '', '12.345'])
      expect((await refund(editor, payment, amount)).body).toMatchObject({
        errors: { amount: [expect.any(String)] },
      })
    expect((await refund(editor, payment, 38.5)).body).toMatchObject({ data: { max_refund_amount: 0 } })
    expect((await get(payment.amara, '/my-account/payment')).body).toMatchObject({
      data: { order_history: [{ status: 'refunded', package: { refunded: 4900 } }, {}] },
    })
    const on = billingDayOf(clock.now())
    expect((await get(payment.amara, `/invoices/${payment.invoiceId}`)).body).toMatchObject({
      data: {
        package: { total: 4900, net: 0 },
        refunds: [
          { on, formatted_amount: '$10.50' },
          { on, formatted_amount: '$38.50' },
        ],
        seller: { name: 'Fieldhouse', ...siteDefaults.company },
      },
    })
    expect((await subjectsTo(payment.amara)).slice(-2)).toEqual([
      'Your refund of $10.50',
      'Your refund of $38.50',
    ])
    expect(await sumLedger(db())).toBe(0)
  })

  test('of a part leaves the package as it is', async () => {
    const payment = await paid()
    await settle(payment)
    expect((await refund(await staff(), payment, '48.99', { end_access: true })).status).toBe(200)
    expect(await packageOf(payment.amara)).toMatchObject({ status: 'active', is_canceled: false })
  })

  test('of the whole current period ends the package with the period, and nothing more is charged', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    for (const amount of ['20', '29']) expect((await refund(editor, payment, amount)).status).toBe(200)
    const { ends_on, ...left } = await packageOf(payment.amara)
    expect(left).toMatchObject({ status: 'active', is_canceled: true, cancel_reason: 'refunded' })
    expect(await accessOf(payment.amara)).not.toEqual([])
    travelTo(ends_on)
    await sweep()
    expect(await packageOf(payment.amara)).toMatchObject({ status: 'ended', end_reason: 'canceled' })
    expect(await chargesOf(payment.amara)).toHaveLength(2)
  })

  test('of an earlier period leaves the package as it is', async () => {
    const payment = await paid()
    await settle(payment)
    travelTo(addMonths(today(), 1))
    await sweep()
    const editor = await staff()
    expect((await get(editor, payment.path)).body).toMatchObject({ data: { is_current_period: false } })
    expect((await refund(editor, payment, '49', { end_access: true })).status).toBe(200)
    expect(await packageOf(payment.amara)).toMatchObject({ status: 'active', is_canceled: false })
  })

  test('is in the audit log, with what was refunded before and after', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    for (const amount of ['10', '5']) expect((await refund(editor, payment, amount)).status).toBe(200)
    expect((await refund(editor, payment, '40')).status).toBe(422)
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.actor_id, editor.userId), eq(auditEntries.action, 'payment.refunded')))
      .orderBy(auditEntries.id)
    expect(entries).toMatchObject([
      { user_id: payment.amara.userId, before: { refunded_cents: 0 }, details: { cents: 1000 } },
      {
        subject: expect.stringMatching(/^Invoice FH-/),
        before: { refunded_cents: 1000 },
        after: { refunded_cents: 1500 },
        details: { cents: 500 },
      },
    ])
  })

  test('of the whole current period can end the package now', async () => {
    const payment = await paid()
    await settle(payment)
    expect((await refund(await staff('admin'), payment, '49', { end_access: true })).status).toBe(200)
    expect(await packageOf(payment.amara)).toMatchObject({ status: 'ended', end_reason: 'refunded' })
    expect(await accessOf(payment.amara)).toEqual([])
  })

  test('two editors together never refund more than was paid', async () => {
    const payment = await paid()
    await settle(payment)
    const editors = await Promise.all([staff(), staff(), staff('admin')])
    const answers = await Promise.all(editors.map((editor) => refund(editor, payment, '30')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.message]).toEqual([422, 'Refund cannot exceed order payment balance'])
  })

  test('whose answer was lost is found by its key, and not made twice', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    await loseAnswer('after')
    expect((await refund(editor, payment, '49')).status).toBeGreaterThanOrEqual(500)
    expect((await refund(editor, payment, '49')).status).toBe(422)
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect(await refundsOf(payment)).toMatchObject([{ status: 'done', cents: 4900 }])
  })

  test('whose answer was lost is finished by the same key, before or after the job', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    const keys = [uuidv7(), uuidv7()]
    for (const key of keys) {
      await loseAnswer('after')
      expect((await refund(editor, payment, '10', {}, key)).status).toBeGreaterThanOrEqual(500)
      if (key === keys[1]) {
        advanceClock(4 * 60 * 1000)
        await sweep()
      }
      expect((await refund(editor, payment, '10', {}, key)).status).toBe(200)
      expect((await refund(editor, payment, '10', {}, key)).status).toBe(200)
    }
    expect(await refundsOf(payment)).toMatchObject([
      { status: 'done', cents: 1000 },
      { status: 'done', cents: 1000 },
    ])
    expect(await sumLedger(db())).toBe(0)
  })

  test('that the provider never saw is dropped for good: its key refunds nothing, a new one does', async () => {
    const payment = await paid()
    await settle(payment)
    const editor = await staff()
    const key = uuidv7()
    await loseAnswer('before')
    expect((await refund(editor, payment, '49', {}, key)).status).toBeGreaterThanOrEqual(500)
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect(await refund(editor, payment, '49', {}, key)).toMatchObject({
      status: 409,
      body: { message: 'This refund was not made. You can send it again.' },
    })
    expect((await get(editor, payment.path)).body).toMatchObject({ data: { max_refund_amount: 4900 } })
    expect((await refund(editor, payment, '49', {}, key)).status).toBe(200)
    expect(await refundsOf(payment)).toMatchObject([{ status: 'refused' }, { status: 'done' }])
  })

  test('is for editors and admins only', async () => {
    const payment = await paid()
    for (const who of [payment.amara, await tested().signedIn('rsc'), await tested().signedIn('coach')]) {
      expect((await get(who, payment.path)).status).toBe(403)
      expect((await refund(who, payment, '1')).status).toBe(403)
    }
    const free = (await chargesOf(payment.amara))[0]
    const [invoice] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.charge_id, free?.id ?? ''))
    expect((await get(await staff(), `/panel/admin/transaction-refund/${invoice?.id}`)).status).toBe(409)
  })
})

describe('a notice from the provider', () => {
  const deliver = (body: object) =>
    send({ userId: '', headers: { authorization: '' } }, '/payment-notices', body)

  test('marks a settled payment, also twice and late', async () => {
    const payment = await paid()
    const notice = await sandbox().gateway.webhookTesting.sampleNotification(
      'transaction_settled',
      payment.charge?.transaction_id ?? '',
    )
    // It says settled, but the provider does not: the provider is asked.
    expect((await deliver(notice)).status).toBe(200)
    expect(await chargesOf(payment.amara)).toMatchObject([{}, { is_settled: false }])
    await settle(payment)
    for (const _ of [1, 2]) expect((await deliver(notice)).status).toBe(200)
    expect(await chargesOf(payment.amara)).toMatchObject([{}, { is_settled: true }])
  })

  test('with a wrong signature is refused', async () => {
    const { bt_signature, bt_payload } = await sandbox().gateway.webhookTesting.sampleNotification(
      'transaction_settled',
      'abc',
    )
    const forged = bt_signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await deliver({ bt_signature: forged, bt_payload })).status).toBe(403)
    expect((await deliver({ bt_signature: 'nonsense', bt_payload: '<xml' })).status).toBe(403)
    expect((await deliver({})).status).toBe(422)
    expect(await db().$count(charges, eq(charges.transaction_id, 'abc'))).toBe(0)
  })
})
