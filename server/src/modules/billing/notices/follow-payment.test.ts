import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { type Events, listen } from '../../../events.ts'
import { advanceClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addDays, addMonths } from '../billing-day.ts'
import { balanceOfCharge, sumLedger } from '../ledger/ledger.queries.ts'
import type { LedgerAccount } from '../ledger/ledger.ts'
import { invoices, taxRates } from '../payments.tables.ts'
import { followPaymentsJob } from '../renewals/billing.jobs.ts'

const world = billingWorld()
const { db, get, send, buy, athlete, today, travelTo, sweep, accessOf, sandbox, packageOf, chargesOf } = world

const heard: (Events['billing.payment-returned'] & { name: 'settled' | 'returned' })[] = []
listen({
  'billing.payment-settled': async (_tx, event) => void heard.push({ ...event, name: 'settled' }),
  'billing.payment-returned': async (_tx, event) => void heard.push({ ...event, name: 'returned' }),
})

afterEach(async () => {
  expect(await sumLedger(db())).toBe(0)
})

/** A family that paid for a month. */
const paid = async (prepare: (who: Member) => Promise<unknown> = async () => {}) => {
  const amara = await athlete()
  await prepare(amara)
  await buy(amara, amara)
  travelTo(addMonths(today(), 1))
  await sweep()
  const charge = (await chargesOf(amara)).at(-1)
  if (!charge?.transaction_id) throw new Error('Nothing was paid')
  return { amara, id: charge.id, transaction_id: charge.transaction_id }
}

/** The provider reports something, now or again. */
const notice = async (kind: string, id: string) => {
  const { body } = await sandbox().control('POST', '/webhooks/sample', { kind, id })
  return () => send({ userId: '', headers: { authorization: '' } }, '/payment-notices', body)
}

const dispute = async (transaction_id: string) => {
  const { body } = await sandbox().control('POST', '/disputes', { transaction_id })
  const id = String(body.id)
  return {
    decide: (status: 'won' | 'lost') => sandbox().control('POST', `/disputes/${id}`, { status }),
    notice: (kind: string) => notice(kind, id),
  }
}

const follow = () => {
  advanceClock(21 * 60 * 60 * 1000)
  return followPaymentsJob.run(world.jobPorts(), null, newSending())
}

const newestInvoice = async (who: Member) => {
  const { body } = await get(who, '/my-account/payment')
  return (body.data as { order_history: { status: string; invoice_number: string }[] }).order_history[0]
}
const whyStopped = async (who: Member) => {
  const { body } = await get(who, '/my-account/payment')
  return (body.data as { packages: { stopped: unknown }[] }).packages[0]?.stopped
}
const balances = async (chargeId: string, ...accounts: LedgerAccount[]) =>
  Promise.all(accounts.map((account) => balanceOfCharge(db(), chargeId, account)))
const subjects = (who: Member) => world.subjectsTo(who)

describe('PAY-04 a payment that the bank takes back', () => {
  test('is tried again with everything still open, and keeps its one invoice', async () => {
    const { amara, id, transaction_id } = await paid()
    const before = await packageOf(amara)
    const first = await newestInvoice(amara)
    await sandbox().gateway.testing.settlementDecline(transaction_id)
    const deliver = await notice('transaction_settlement_declined', transaction_id)
    for (const _ of [1, 2]) expect((await deliver()).status).toBe(200)
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'declined', transaction_id: null })
    expect(await packageOf(amara)).toMatchObject({
      status: 'past_due',
      period: 0,
      failures: 1,
      retry_on: addDays(today(), 1),
    })
    expect(await accessOf(amara)).toContain('recruiting-center')
    expect(await newestInvoice(amara)).toMatchObject({ ...first, status: 'unpaid', transaction_id })
    expect(await balances(id, 'provider', 'revenue')).toEqual([0, 0])
    expect((await subjects(amara)).at(-1)).toBe('Your bank returned the payment for Starter Elite')
    expect(await whyStopped(amara)).toBeNull()

    travelTo(addDays(today(), 1))
    await sweep()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', attempt: 2 })
    const { starts_on, ends_on } = before
    expect(await packageOf(amara)).toMatchObject({ status: 'active', period: 1, starts_on, ends_on })
    expect(await newestInvoice(amara)).toMatchObject({
      invoice_number: first?.invoice_number,
      status: 'paid',
    })
    expect(await db().$count(invoices, eq(invoices.athlete_user_id, amara.userId))).toBe(2)
    expect(await balances(id, 'provider', 'revenue')).toEqual([4900, -4900])
    // A late report about the first try says nothing about the second.
    expect((await deliver()).status).toBe(200)
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid' })
  })

  test('ends a package that was canceled in the meantime', async () => {
    const { amara, transaction_id } = await paid()
    await send(amara, `/subscription/cancel/${amara.userId}`)
    await sandbox().gateway.testing.settlementDecline(transaction_id)
    await (await notice('transaction_settlement_declined', transaction_id))()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'not_paid' })
    expect(await whyStopped(amara)).toEqual({ reason: 'not-paid', formatted_total: null })
    expect(await accessOf(amara)).toEqual([])
  })

  test('gives back the credit that an upgrade had used, and asks for the same amount again', async () => {
    const { amara } = await paid()
    travelTo(addDays(today(), 10))
    const change = { package_key: 'package-3', billing_cycle: 'monthly' }
    await send(amara, `/subscription/create/${amara.userId}`, change, uuidv7())
    const upgrade = (await chargesOf(amara)).at(-1)
    await sandbox().gateway.testing.settlementDecline(upgrade?.transaction_id ?? '')
    await (await notice('transaction_settlement_declined', upgrade?.transaction_id ?? ''))()
    expect(await packageOf(amara)).toMatchObject({ status: 'past_due', credit: upgrade?.credit })
    travelTo(addDays(today(), 1))
    await sweep()
    const { total, credit } = upgrade ?? {}
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', total, credit, attempt: 2 })
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-3', credit: 0 })
  })
})

test('a payment that was called off at the provider is found without a report, and is not tried again', async () => {
  const { amara, id, transaction_id } = await paid()
  await sandbox().gateway.transaction.void(transaction_id)
  await follow()
  expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'called_off' })
  expect(await whyStopped(amara)).toEqual({ reason: 'called-off', formatted_total: null })
  expect(await accessOf(amara)).toEqual([])
  expect(await newestInvoice(amara)).toMatchObject({ status: 'void' })
  expect(await balances(id, 'provider', 'revenue')).toEqual([0, 0])
  expect((await subjects(amara)).at(-1)).toBe('Your payment of $49.00 was called off')
  travelTo(addDays(today(), 40))
  await sweep()
  expect(await chargesOf(amara)).toHaveLength(2)
})

describe('PAY-04 a payment that is disputed', () => {
  test('stays with the bank, nothing more is charged, and we may win it', async () => {
    const { amara, id, transaction_id } = await paid()
    await sandbox().gateway.testing.settle(transaction_id)
    const opened = await dispute(transaction_id)
    const deliver = await opened.notice('dispute_opened')
    for (const _ of [1, 2]) await deliver()
    expect(await newestInvoice(amara)).toMatchObject({ status: 'disputed' })
    expect(await packageOf(amara)).toMatchObject({ status: 'active', is_canceled: true })
    expect(await accessOf(amara)).toContain('recruiting-center')
    expect(await balances(id, 'provider', 'disputed')).toEqual([0, 4900])
    expect(await whyStopped(amara)).toEqual({ reason: 'dispute-open', formatted_total: '$49.00' })
    await opened.decide('won')
    await (await opened.notice('dispute_won'))()
    expect(await newestInvoice(amara)).toMatchObject({ status: 'paid' })
    expect(await balances(id, 'provider', 'disputed')).toEqual([4900, 0])
    expect((await subjects(amara)).slice(-2)).toEqual([
      'Your bank is looking into a payment of $49.00',
      'Your bank confirmed the payment of $49.00',
    ])
    expect(await whyStopped(amara)).toEqual({ reason: 'dispute-won', formatted_total: '$49.00' })
    // Undone, and then canceled by hand: the dispute is not the reason anymore.
    await send(amara, `/subscription/resume/${amara.userId}`)
    expect(await whyStopped(amara)).toBeNull()
    await send(amara, `/subscription/cancel/${amara.userId}`)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true, cancel_reason: 'chosen' })
    expect(await whyStopped(amara)).toBeNull()
  })

  test('ends the package when it is lost, whatever order the reports come in', async () => {
    const { amara, id, transaction_id } = await paid()
    await sandbox().gateway.testing.settle(transaction_id)
    const opened = await dispute(transaction_id)
    const early = await opened.notice('dispute_opened')
    await opened.decide('lost')
    await (await opened.notice('dispute_lost'))()
    await early()
    await (await notice('transaction_settled', transaction_id))()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'disputed' })
    expect(await accessOf(amara)).toEqual([])
    expect(await newestInvoice(amara)).toMatchObject({ status: 'charged-back' })
    expect(await balances(id, 'provider', 'disputed', 'revenue')).toEqual([0, 0, 0])
    expect((await subjects(amara)).at(-1)).toBe('Your bank returned $49.00')
    expect(await whyStopped(amara)).toEqual({ reason: 'dispute-lost', formatted_total: '$49.00' })
    expect(heard.filter(({ charge_id }) => charge_id === id)).toEqual([
      { name: 'returned', charge_id: id, cents: 4900 },
      expect.objectContaining({ name: 'settled', charge_id: id, cents: 4900 }),
    ])
  })
})

test('PAY-04 a lost dispute about an older payment cancels the package, and the email does not say that it ended', async () => {
  const { amara, transaction_id } = await paid()
  await sandbox().gateway.testing.settle(transaction_id)
  travelTo(addMonths(today(), 1))
  await sweep()
  const opened = await dispute(transaction_id)
  await opened.decide('lost')
  await (await opened.notice('dispute_lost'))()
  expect(await packageOf(amara)).toMatchObject({ status: 'active', is_canceled: true })
  expect(await whyStopped(amara)).toEqual({ reason: 'dispute-lost', formatted_total: '$49.00' })
  const text = (await world.mailsOf(amara)).at(-1)?.text
  expect(text).toContain('What you paid for since then still works.')
  expect(text).not.toContain('ended today')
})

describe('AFF-01 others learn what a payment is worth', () => {
  test('once when it settles, without the taxes, also if the provider never reports it', async () => {
    await db().insert(taxRates).values({ state: 'OH', rate: 10_000 })
    const address = { address: '12 Main St', city: 'Columbus', state: 'OH', zip_code: '43004' }
    const { amara, id, transaction_id } = await paid((who) => send(who, '/billing-address/update', address))
    await db().delete(taxRates)
    await follow()
    expect(heard.filter(({ charge_id }) => charge_id === id)).toEqual([])
    await sandbox().gateway.testing.settle(transaction_id)
    await follow()
    await follow()
    const people = { payer_id: amara.userId, athlete_user_id: amara.userId }
    const settled = { name: 'settled', charge_id: id, ...people, cents: 4900 }
    expect(heard.filter(({ charge_id }) => charge_id === id)).toEqual([settled])
    const [invoice] = await db().select().from(invoices).where(eq(invoices.charge_id, id))
    const editor = await world.tested().signedIn('editor')
    const path = `/panel/admin/transaction-refund/${invoice?.id}`
    expect((await send(editor, path, { amount: '10.78' }, uuidv7())).status).toBe(200)
    expect(heard.filter(({ charge_id }) => charge_id === id)).toEqual([
      settled,
      { name: 'returned', charge_id: id, cents: 980 },
    ])
  })
})
