import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testCard } from '../../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import { advanceClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addDays, addMonths } from '../billing-day.ts'
import { sumLedger } from '../ledger/ledger.queries.ts'
import { invoices, ledgerLines } from '../payments.tables.ts'

const world = billingWorld()
const {
  db,
  get,
  send,
  buy,
  athlete,
  parentOf,
  today,
  travelTo,
  sweep,
  accessOf,
  sandbox,
  tested,
  packageOf,
  chargesOf,
  subjectsTo,
} = world

const salesOf = async (member: Member) => {
  const row = await packageOf(member)
  const { body } = await sandbox().control('GET', '/calls')
  const calls = body.calls as { call: string; order_id: string | null }[]
  return calls.filter(({ call, order_id }) => call === 'transaction.sale' && order_id?.startsWith(row.id))
}

/** Whatever happened: the ledger sums to zero, and invoice numbers have no gaps. */
afterEach(async () => {
  expect(await sumLedger(db())).toBe(0)
  const [numbers] = await db()
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      last: sql<number>`coalesce(max(${invoices.number}), 0)`.mapWith(Number),
    })
    .from(invoices)
  expect(numbers?.last).toBe(numbers?.count)
})

const declines = (methodId: string | null | undefined, decline: string | null) =>
  sandbox().control('POST', `/payment-methods/${methodId}`, decline ? { decline } : {})

describe('PAY-04 a package that goes on', () => {
  test('is charged a month after the purchase, and then each month', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const bought = today()
    await sweep()
    expect((await packageOf(amara)).status).toBe('free')
    travelTo(addDays(addMonths(bought, 1), -1))
    await sweep()
    expect(await salesOf(amara)).toEqual([])
    travelTo(addMonths(bought, 1))
    await sweep()
    await sweep()
    expect(await salesOf(amara)).toHaveLength(1)
    expect(await packageOf(amara)).toMatchObject({
      status: 'active',
      period: 1,
      starts_on: addMonths(bought, 1),
      ends_on: addMonths(bought, 2),
    })
    travelTo(addMonths(bought, 2))
    await sweep()
    expect(await chargesOf(amara)).toMatchObject([
      { kind: 'start', total: 0, status: 'paid' },
      { kind: 'renewal', total: 4900, status: 'paid', transaction_id: expect.any(String) },
      { kind: 'renewal', total: 4900, status: 'paid' },
    ])
    const { body } = await get(amara, '/my-account/payment')
    expect(body).toMatchObject({
      data: { order_history: [{ status: 'paid' }, { status: 'paid' }, { status: 'free' }] },
    })
    expect(await subjectsTo(amara)).toEqual([
      'Starter Elite is active for you',
      'Your receipt for Starter Elite: $49.00',
      'Your receipt for Starter Elite: $49.00',
    ])
  })

  test('two nodes that sweep at the same moment charge once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, athlete))
    for (const person of people) await buy(person, person)
    travelTo(addMonths(today(), 1))
    await Promise.all([sweep(), sweep(), sweep()])
    for (const person of people) {
      expect(await salesOf(person)).toHaveLength(1)
      expect(await chargesOf(person)).toMatchObject([{ period: 0 }, { period: 1, status: 'paid' }])
    }
  })

  test('an annual package is charged after the free month, and then a year later', async () => {
    const amara = await athlete()
    await buy(amara, amara, { billing_cycle: 'annual', package_key: 'package-4' })
    const first = addMonths(today(), 1)
    travelTo(first)
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ status: 'active', ends_on: addMonths(first, 12) })
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ total: 239_040, status: 'paid' })
  })
})

describe('PAY-04 a charge that fails', () => {
  test('is tried after 1, 3, and 5 days, and then the package ends', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const due = addMonths(today(), 1)
    const [start] = await chargesOf(amara)
    await declines(start?.method_id, '2001')
    for (const wait of [0, 1, 3]) {
      travelTo(addDays(due, wait))
      await sweep()
      await sweep()
      expect(await packageOf(amara)).toMatchObject({ status: 'past_due' })
      expect(await accessOf(amara)).toContain('recruiting-center')
    }
    expect(await salesOf(amara)).toHaveLength(3)
    travelTo(addDays(due, 5))
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'not_paid' })
    expect(await accessOf(amara)).toEqual([])
    expect(await subjectsTo(amara)).toEqual([
      'Starter Elite is active for you',
      ...Array(3).fill('Your payment for Starter Elite did not go through'),
      'Starter Elite has ended',
    ])
    travelTo(addDays(due, 40))
    await sweep()
    expect(await salesOf(amara)).toHaveLength(4)
  })

  test('goes through with a new card, right away', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const due = addMonths(today(), 1)
    const [start] = await chargesOf(amara)
    await declines(start?.method_id, '2001')
    travelTo(due)
    await sweep()
    const payment_method = await world.nonceFor(amara, amara, { ...testCard, number: '5555555555554444' })
    const added = await send(amara, '/my-account/payment-methods', { payment_method }, uuidv7())
    expect(added).toMatchObject({
      status: 201,
      body: { data: { card_brand: 'Mastercard', is_default: true } },
    })
    await sweep()
    expect(await packageOf(amara)).toMatchObject({
      status: 'active',
      failures: 0,
      ends_on: addMonths(due, 1),
    })
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', attempt: 2 })
  })
})

describe('never twice, never lost', () => {
  const dueToday = async () => {
    const amara = await athlete()
    expect((await buy(amara, amara)).status).toBe(200)
    travelTo(addMonths(today(), 1))
    return amara
  }
  const fault = (facts: object) =>
    sandbox().control('POST', '/faults', { call: 'transaction.sale', times: 1, ...facts })

  test('the provider is silent after charging: it is asked, and not charged again', async () => {
    const amara = await dueToday()
    await fault({ kind: 'disconnect', when: 'after' })
    await expect(sweep()).rejects.toThrow()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'open' })
    await sweep()
    expect(await salesOf(amara)).toHaveLength(1)
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect(await salesOf(amara)).toHaveLength(1)
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', attempt: 1 })
    expect(await packageOf(amara)).toMatchObject({ status: 'active', period: 1 })
  })

  test('the provider fails before charging: the charge is made when it is back', async () => {
    const amara = await dueToday()
    await fault({ kind: 'error', when: 'before', status: 500 })
    await expect(sweep()).rejects.toThrow()
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', attempt: 1 })
    expect(
      await db().$count(ledgerLines, eq(ledgerLines.charge_id, (await chargesOf(amara)).at(-1)?.id ?? '')),
    ).toBe(2)
  })

  test('a package that was changed while the provider was asked is read again', async () => {
    const amara = await dueToday()
    const { id } = await packageOf(amara)
    // Finer than JavaScript can tell, and then changed by somebody else in the meantime.
    await db().execute(
      sql`update billing_subscriptions set updated_at = '2026-01-01 00:00:00.123456+00' where id = ${id}`,
    )
    await fault({ kind: 'slow', when: 'after', delay_ms: 300 })
    const [start] = await chargesOf(amara)
    const sweeping = sweep()
    await eventually(async () => expect((await chargesOf(amara)).length).toBe(2))
    await send(amara, `/my-account/default-payment/${start?.method_id}`)
    await db().execute(
      sql`update billing_subscriptions set updated_at = now(), reminded_of = ends_on where id = ${id}`,
    )
    await sweeping
    expect(await packageOf(amara)).toMatchObject({ status: 'active', period: 1 })
    expect((await packageOf(amara)).reminded_of).not.toBeNull()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid' })
    expect(await salesOf(amara)).toHaveLength(1)
  })

  test('a lost charge that was called off at the provider took no money, and is tried again', async () => {
    const amara = await dueToday()
    await fault({ kind: 'disconnect', when: 'after' })
    await expect(sweep()).rejects.toThrow()
    const { id } = await packageOf(amara)
    const { gateway } = sandbox()
    const found = gateway.transaction.search((search) => search.orderId().startsWith(id))
    for await (const sale of found as AsyncIterable<{ id: string }>) await gateway.transaction.void(sale.id)
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'declined', decline_code: 'voided' })
    expect(await packageOf(amara)).toMatchObject({ status: 'past_due' })
  })

  test('a lost charge that the provider still does not answer for holds up nobody else', async () => {
    const amara = await dueToday()
    await fault({ kind: 'disconnect', when: 'after' })
    await expect(sweep()).rejects.toThrow()
    advanceClock(4 * 60 * 1000)
    const ben = await athlete()
    await buy(ben, ben)
    travelTo(addMonths(today(), 1))
    await sandbox().control('POST', '/faults', { kind: 'error', call: 'transaction.search', times: 1 })
    await expect(sweep()).rejects.toThrow()
    expect((await chargesOf(ben)).at(-1)).toMatchObject({ kind: 'renewal', status: 'paid' })
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect((await chargesOf(amara)).find(({ period }) => period === 1)).toMatchObject({ status: 'paid' })
  })

  test('an upgrade whose answer was lost is settled by its key', async () => {
    const amara = await dueToday()
    await sweep()
    const path = `/subscription/create/${amara.userId}`
    const wanted = { package_key: 'package-3', billing_cycle: 'monthly' }
    await fault({ kind: 'disconnect', when: 'after' })
    const lost = await send(amara, path, wanted, uuidv7())
    expect(lost.status).toBeGreaterThanOrEqual(500)
    // Nobody can pay a second time in the meantime.
    expect(await send(amara, path, wanted, uuidv7())).toMatchObject({
      status: 409,
      body: { code: 'purchase_running' },
    })
    expect((await send(amara, `/subscription/cancel/${amara.userId}`)).status).toBe(409)
    advanceClock(4 * 60 * 1000)
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-3', period: 2 })
    expect(await salesOf(amara)).toHaveLength(2)
  })

  test('the same key resumes an upgrade, and charges once', async () => {
    const amara = await dueToday()
    await sweep()
    const path = `/subscription/create/${amara.userId}`
    const wanted = { package_key: 'package-4', billing_cycle: 'monthly' }
    const key = uuidv7()
    await fault({ kind: 'disconnect', when: 'after' })
    expect((await send(amara, path, wanted, key)).status).toBeGreaterThanOrEqual(500)
    expect(await send(amara, path, wanted, key)).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await salesOf(amara)).toHaveLength(2)
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-4', period: 2 })
  })
})

describe('PAY-04 changing and canceling', () => {
  const paidUp = async (wanted: object = {}) => {
    const amara = await athlete()
    await buy(amara, amara, wanted)
    travelTo(addMonths(today(), 1))
    await sweep()
    return amara
  }
  const change = (who: Member, package_key: string, billing_cycle = 'monthly') =>
    send(who, `/subscription/create/${who.userId}`, { package_key, billing_cycle }, uuidv7())

  test('an upgrade is charged now, with credit for the unused days', async () => {
    const amara = await paidUp()
    const { starts_on, ends_on } = await packageOf(amara)
    const days = (Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000
    travelTo(addDays(starts_on, 10))
    const credit = Math.round((4900 * (days - 10)) / days)
    const offer = await get(
      amara,
      `/subscription/offer/${amara.userId}?package_key=package-3&billing_cycle=monthly`,
    )
    expect(offer.body).toMatchObject({
      data: { kind: 'change-now', price: 9900, credit, due_today: 9900 - credit, next_total: 9900 },
    })
    expect((await change(amara, 'package-3')).body).toMatchObject({
      invoice: { package: { key: 'package-3', credit, total: 9900 - credit } },
    })
    expect(await accessOf(amara)).toContain('success-coach')
    expect(await packageOf(amara)).toMatchObject({
      starts_on: today(),
      ends_on: addMonths(today(), 1),
      credit: 0,
    })
  })

  test('a price that rose since it was shown is refused before anything is charged', async () => {
    const amara = await paidUp()
    const path = `/subscription/create/${amara.userId}`
    const wanted = { package_key: 'package-3', billing_cycle: 'monthly', due_today: 100 }
    expect(await send(amara, path, wanted)).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await salesOf(amara)).toHaveLength(1)
  })

  test('a downgrade waits for the end of the period, and can be taken back', async () => {
    const amara = await paidUp({ package_key: 'package-3' })
    expect((await change(amara, 'package-1')).body).toMatchObject({ status: 'scheduled', invoice: null })
    expect((await get(amara, '/my-account/payment')).body).toMatchObject({
      data: {
        active_package: {
          package_key: 'package-3',
          change: { package_key: 'package-1' },
          next_charge: { total: 1900 },
        },
      },
    })
    await send(amara, `/subscription/resume/${amara.userId}`)
    expect(await packageOf(amara)).toMatchObject({ next_package_key: null })
    await change(amara, 'package-1')
    travelTo((await packageOf(amara)).ends_on)
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-1', month_price: 1900 })
    expect(await accessOf(amara)).toEqual(['full-profile'])
  })

  test('a downgrade in the free month waits for its end, and the first charge is the lower price', async () => {
    const amara = await athlete()
    await buy(amara, amara, { package_key: 'package-3' })
    const ends_on = addMonths(today(), 1)
    const offered = () =>
      get(amara, `/subscription/offer/${amara.userId}?package_key=package-1&billing_cycle=monthly`)
    const later = { kind: 'change-later', due_today: 0, total: 1900, next_total: 1900, is_first_charge: true }
    expect((await offered()).body).toMatchObject({
      data: { ...later, next_charge_on: ends_on, reminder_on: addDays(ends_on, -7) },
    })
    expect((await change(amara, 'package-1')).body).toMatchObject({
      status: 'scheduled',
      message: expect.stringContaining('Starter Showcase (monthly) starts on'),
    })
    expect(await accessOf(amara)).toContain('success-coach')
    expect((await get(amara, '/my-account/payment')).body).toMatchObject({
      data: {
        active_package: {
          status: 'free',
          package_key: 'package-3',
          change: { package_key: 'package-1', on: ends_on },
          next_charge: { on: ends_on, total: 1900 },
          reminder_on: addDays(ends_on, -7),
        },
      },
    })
    expect((await change(amara, 'package-3')).body).toMatchObject({
      message: 'Your package goes on as it is.',
    })
    travelTo(addDays(ends_on, -7))
    // The reminder of that day may be out already.
    expect((await offered()).body).toMatchObject({ data: { ...later, reminder_on: null } })
    await change(amara, 'package-1')
    travelTo(ends_on)
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-1', month_price: 1900 })
    expect(await salesOf(amara)).toHaveLength(1)
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', total: 1900 })
    expect(await accessOf(amara)).toEqual(['full-profile'])
  })

  test('in the free month, the same package by the year is saved and opens nothing new', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    expect((await change(amara, 'package-2', 'annual')).body).toEqual({
      status: 'changed',
      message: 'Your change is saved. Starter Elite is billed once a year.',
      invoice: null,
    })
    expect((await change(amara, 'package-3', 'annual')).body).toMatchObject({ status: 'success' })
  })

  test('choosing the same package again is refused', async () => {
    const amara = await paidUp()
    expect(await change(amara, 'package-2')).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    })
  })

  test('canceling runs to the end of the paid time, charges nothing more, and can be undone', async () => {
    const amara = await paidUp()
    const { ends_on } = await packageOf(amara)
    const path = `/subscription/cancel/${amara.userId}`
    expect((await send(amara, path)).body).toMatchObject({ status: 'success', ends_on })
    expect((await send(amara, '/subscription/cancel')).status).toBe(200)
    expect(await accessOf(amara)).toContain('recruiting-center')
    expect((await send(amara, `/subscription/resume/${amara.userId}`)).body).toMatchObject({
      message: expect.stringMatching(/^Your package goes on\. The next charge is \$49\.00 on /),
    })
    expect(await packageOf(amara)).toMatchObject({ is_canceled: false })
    await send(amara, path)
    travelTo(ends_on)
    // Access ends with the day, even before the job runs.
    expect(await accessOf(amara)).toEqual([])
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'canceled' })
    expect(await salesOf(amara)).toHaveLength(1)
    expect((await send(amara, path)).status).toBe(409)
    expect((await subjectsTo(amara)).slice(-3)).toEqual([
      'Starter Elite is canceled',
      'Starter Elite is canceled',
      'Starter Elite has ended',
    ])
  })

  test('a family that comes back pays on the day, without a second free month', async () => {
    const amara = await paidUp()
    await send(amara, '/subscription/cancel')
    travelTo((await packageOf(amara)).ends_on)
    await sweep()
    const offer = await get(
      amara,
      `/subscription/offer/${amara.userId}?package_key=package-1&billing_cycle=monthly`,
    )
    expect(offer.body).toMatchObject({ data: { kind: 'pay-now', due_today: 1900 } })
    const again = await send(
      amara,
      `/subscription/create/${amara.userId}`,
      { package_key: 'package-1', billing_cycle: 'monthly' },
      uuidv7(),
    )
    expect(again).toMatchObject({
      status: 200,
      body: { invoice: { status: 'paid', package: { total: 1900 } } },
    })
    expect(await accessOf(amara)).toEqual(['full-profile'])
  })

  test('a granted package ends by itself and is never charged', async () => {
    const amara = await athlete()
    const admin = await tested().signedIn('admin')
    const ends_on = addDays(today(), 30)
    await send(admin, `/subscription/free-upgrade/${amara.userId}`, {
      package_key: 'package-4',
      ends_on,
      reason: 'A prize',
    })
    expect((await send(amara, '/subscription/cancel')).status).toBe(409)
    travelTo(ends_on)
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'grant_over' })
    expect(await chargesOf(amara)).toEqual([])
  })

  test('deleting the card that pays asks what pays from then on', async () => {
    const amara = await paidUp()
    const parent = await parentOf(amara)
    const methods = async () =>
      ((await get(amara, '/my-account/payment')).body.data as { payment_methods: { id: string }[] })
        .payment_methods
    const [only] = await methods()
    const remove = (id: string | undefined, body = {}) =>
      send(amara, `/my-account/delete-payment/${id}`, body)
    expect(await remove(only?.id)).toMatchObject({ status: 409, body: { code: 'method_in_use' } })
    const payment_method = await world.nonceFor(amara, amara, { ...testCard, number: '5555555555554444' })
    await send(amara, '/my-account/payment-methods', { payment_method })
    const [newest, old] = await methods()
    expect(await remove(newest?.id)).toMatchObject({ status: 409, body: { code: 'method_in_use' } })
    expect((await remove(newest?.id, { replacement_id: old?.id })).status).toBe(200)
    expect(await methods()).toMatchObject([{ id: old?.id, is_default: true }])
    expect((await get(parent, '/my-account/payment')).body).toMatchObject({ data: { payment_methods: [] } })
  })
})
