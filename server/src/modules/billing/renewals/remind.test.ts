import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testCard } from '../../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import { eraseJob } from '../../../personal-data.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { billingWorld } from '../billing.factory.ts'
import { addDays, addMonths } from '../billing-day.ts'
import { billingAddresses, invoices, paymentMethods } from '../payments.tables.ts'

const {
  db,
  send,
  buy,
  athlete,
  parentOf,
  today,
  travelTo,
  sweep,
  remind,
  accessOf,
  tested,
  sandbox,
  jobPorts,
  chargesOf,
  packageOf,
  subjectsTo,
} = billingWorld()

describe('PAY-04 the reminder', () => {
  test('comes once, 7 days before the first monthly charge, and not before the next ones', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const first = addMonths(today(), 1)
    travelTo(addDays(first, -8))
    await remind()
    expect(await subjectsTo(amara)).toHaveLength(1)
    travelTo(addDays(first, -7))
    await Promise.all([remind(), remind()])
    await remind()
    expect((await subjectsTo(amara)).slice(1)).toEqual([
      expect.stringContaining('$49.00 for Starter Elite on'),
    ])
    travelTo(first)
    await sweep()
    travelTo(addDays(addMonths(first, 1), -3))
    await remind()
    expect(await subjectsTo(amara)).toHaveLength(3)
  })

  test('comes before every annual charge, and before a granted package ends', async () => {
    const [amara, ben] = [await athlete(), await athlete()]
    await buy(amara, amara, { billing_cycle: 'annual' })
    const admin = await tested().signedIn('admin')
    const ends_on = addDays(today(), 60)
    await send(admin, `/subscription/free-upgrade/${ben.userId}`, {
      package_key: 'package-3',
      ends_on,
      reason: 'A prize',
    })
    const first = addMonths(today(), 1)
    travelTo(first)
    await sweep()
    travelTo(addDays(ends_on, -7))
    await remind()
    expect((await subjectsTo(ben)).at(-1)).toMatch(/^All-Star Showcase ends on /)
    travelTo(addDays(addMonths(first, 12), -7))
    await remind()
    expect((await subjectsTo(amara)).at(-1)).toMatch(/^\$470\.40 for Starter Elite on /)
  })

  test('is not sent for a canceled package', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    await send(amara, '/subscription/cancel')
    travelTo(addDays(addMonths(today(), 1), -5))
    await remind()
    expect(await subjectsTo(amara)).toEqual(['Starter Elite is active for you', 'Starter Elite is canceled'])
  })

  test('warns once that the card expires this month', async () => {
    const amara = await athlete()
    await buy(
      amara,
      amara,
      {},
      { card: { ...testCard, expirationMonth: today().slice(5, 7), expirationYear: today().slice(0, 4) } },
    )
    await remind()
    await remind()
    expect((await subjectsTo(amara)).slice(1)).toEqual(['Your card Visa ending in 1111 expires soon'])
  })
})

describe('PAY-06 deleting an account', () => {
  test('cancels the package; the rest of the paid time is back with the account', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const admin = await tested().signedIn('admin')
    await send(admin, `/panel/admin/users/${amara.userId}/delete`)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true, status: 'free' })
    expect(await accessOf(amara)).toEqual([])
    await send(admin, `/panel/admin/users/${amara.userId}/restore`)
    expect(await accessOf(amara)).toContain('recruiting-center')
  })

  test('of the parent who pays charges nothing more, and the athlete keeps the paid time', async () => {
    const amara = await athlete()
    const parent = await parentOf(amara)
    await buy(parent, amara)
    const admin = await tested().signedIn('admin')
    await send(admin, `/panel/admin/users/${parent.userId}/delete`)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true })
    expect(await accessOf(amara)).toContain('recruiting-center')
    travelTo(addMonths(today(), 1))
    await sweep()
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'canceled' })
  })

  test('erases the card, the address, and the name on invoices, and keeps the invoices', async () => {
    const amara = await athlete()
    await send(amara, '/billing-address/update', {
      address: '12 Main St',
      city: 'Columbus',
      state: 'OH',
      zip_code: '43004',
    })
    await buy(amara, amara)
    const admin = await tested().signedIn('admin')
    await send(admin, `/panel/admin/users/${amara.userId}/delete`)
    travelTo(addDays(today(), 31))
    await eraseJob.run(
      { ...tested().ports, db: db(), siteOrigin: '', onBounce: async () => {} },
      undefined as never,
      newSending(),
    )
    expect(await db().$count(paymentMethods, eq(paymentMethods.user_id, amara.userId))).toBe(0)
    expect(await db().$count(billingAddresses, eq(billingAddresses.user_id, amara.userId))).toBe(0)
    const kept = await db().select().from(invoices).where(eq(invoices.athlete_user_id, amara.userId))
    expect(kept).toMatchObject([
      { athlete_name: '', billed_to: { full_name: '', payment: null, address: null } },
    ])
  })

  test('erases the name and the email at the payment provider, and not before the 30 days are over', async () => {
    const amara = await athlete()
    await buy(amara, amara)
    const { gateway } = sandbox()
    const [charge] = await chargesOf(amara)
    const admin = await tested().signedIn('admin')
    await send(admin, `/panel/admin/users/${amara.userId}/delete`)
    const erase = () => eraseJob.run(jobPorts(), undefined as never, newSending())
    travelTo(addDays(today(), 29))
    await erase()
    expect(await gateway.customer.find(amara.userId)).toMatchObject({ id: amara.userId })
    travelTo(addDays(today(), 2))
    // The first try gets no answer.
    const fault = { kind: 'error', when: 'before', call: 'customer.delete', times: 1 }
    await sandbox().control('POST', '/faults', fault)
    await erase()
    await eventually(() => expect(gateway.customer.find(amara.userId)).rejects.toThrow())
    await expect(gateway.paymentMethod.find(charge?.method_id ?? '')).rejects.toThrow()
  })
})
