import type { Catalog } from '@fieldhouse/contract/billing.catalog'
import { beforeAll, describe, expect, test } from 'vitest'
import { billingWorld, type Member } from '../billing.factory.ts'
import { packagePrices } from '../billing.tables.ts'
import { addDays, addMonths } from '../billing-day.ts'

const world = billingWorld()
const { db, get, send, buy, athlete, today, travelTo, sweep, packageOf, chargesOf, tested } = world

let admin: Member
beforeAll(async () => {
  admin = await tested().signedIn('admin')
})

const base = '/panel/admin/settings/packages'

const plan = async (key: string, month_price: number, starts_on: string): Promise<void> => {
  const { version } = (await get(admin, base)).body.data as Catalog
  const { status } = await send(admin, `${base}/update/${key}`, { version, month_price, starts_on })
  expect(status).toBe(200)
}

const onPayment = async (who: Member) => (await get(who, '/my-account/payment')).body
const nextCharge = (total: number) => ({ data: { active_package: { next_charge: { total } } } })

const offerOf = async (who: Member, package_key: string) =>
  (await get(who, `/subscription/offer/${who.userId}?package_key=${package_key}&billing_cycle=monthly`)).body

/** A family that has paid for its first month. */
const paidUp = async (package_key = 'package-2'): Promise<Member> => {
  const family = await athlete()
  await buy(family, family, { package_key })
  travelTo(addMonths(today(), 1))
  await sweep()
  expect(await packageOf(family)).toMatchObject({ status: 'active', period: 1 })
  return family
}

const forgetPrices = () => db().delete(packagePrices)
const shipped = [
  { package_key: 'package-1', month_price: 1900 },
  { package_key: 'package-2', month_price: 4900 },
  { package_key: 'package-3', month_price: 9900 },
  { package_key: 'package-4', month_price: 24_900 },
] as const

/** Each test begins with the shipped prices: what another one planned would reach it. */
const freshPrices = async () => {
  await forgetPrices()
  await db()
    .insert(packagePrices)
    .values(shipped.map((price) => ({ ...price, starts_on: '2026-01-01' })))
}

describe('ADM-03 a price change', () => {
  test('leaves a paid period as it is: its charge, its days, and its worth', async () => {
    await freshPrices()
    const family = await paidUp()
    const [before, charged] = [await packageOf(family), await chargesOf(family)]
    await plan('package-2', 5900, addDays(today(), 1))
    travelTo(addDays(today(), 2))
    await sweep()
    expect(await packageOf(family)).toEqual(before)
    expect(await chargesOf(family)).toEqual(charged)
  })

  test('upward is for families who come after it: others keep their price, charge after charge', async () => {
    await freshPrices()
    const [free, paid] = [await athlete(), await paidUp()]
    await buy(free, free)
    await plan('package-2', 5900, addDays(today(), 1))
    expect(await onPayment(free), 'the first charge that was announced').toMatchObject(nextCharge(4900))
    for (const family of [free, paid]) {
      travelTo((await packageOf(family)).ends_on)
      await sweep()
      expect((await chargesOf(family)).at(-1)).toMatchObject({ status: 'paid', price: 4900, total: 4900 })
      expect(await packageOf(family)).toMatchObject({ month_price: 4900 })
    }
    const late = await athlete()
    expect(await offerOf(late, 'package-2')).toMatchObject({ data: { next_total: 5900 } })
    await buy(late, late)
    expect(await packageOf(late)).toMatchObject({ month_price: 5900 })
  })

  test('downward reaches everyone with their next charge, and stays with them', async () => {
    await freshPrices()
    const family = await paidUp()
    const { ends_on } = await packageOf(family)
    await plan('package-2', 3900, ends_on)
    await plan('package-2', 6900, addDays(ends_on, 1))
    expect(await onPayment(family)).toMatchObject(nextCharge(3900))
    travelTo(ends_on)
    await sweep()
    expect((await chargesOf(family)).at(-1)).toMatchObject({ status: 'paid', total: 3900 })
    expect(await packageOf(family)).toMatchObject({ month_price: 3900 })
    travelTo(addMonths(ends_on, 1))
    await sweep()
    expect((await chargesOf(family)).at(-1)).toMatchObject({ total: 3900 })
  })

  test('does not touch the price of a change that a family has agreed to', async () => {
    await freshPrices()
    const family = await paidUp('package-3')
    const wish = { package_key: 'package-1', billing_cycle: 'monthly' }
    expect(await send(family, `/subscription/create/${family.userId}`, wish)).toMatchObject({
      body: { status: 'scheduled' },
    })
    await plan('package-1', 2900, addDays(today(), 1))
    expect(await onPayment(family)).toMatchObject(nextCharge(1900))
    travelTo((await packageOf(family)).ends_on)
    await sweep()
    expect((await chargesOf(family)).at(-1)).toMatchObject({ status: 'paid', total: 1900 })
    expect(await packageOf(family)).toMatchObject({ package_key: 'package-1', month_price: 1900 })
  })

  test('counts for an upgrade from its first day on, and the unused days are worth what was paid', async () => {
    await freshPrices()
    const family = await paidUp()
    const { starts_on, ends_on } = await packageOf(family)
    await plan('package-3', 12_900, addDays(starts_on, 1))
    await plan('package-2', 9900, addDays(starts_on, 1))
    travelTo(addDays(starts_on, 1))
    const days = (Date.parse(ends_on) - Date.parse(starts_on)) / 86_400_000
    const credit = Math.round((4900 * (days - 1)) / days)
    expect(await offerOf(family, 'package-3')).toMatchObject({
      data: { kind: 'change-now', price: 12_900, credit, due_today: 12_900 - credit },
    })
  })

  test('is in the offer from its first day on, and not a day earlier', async () => {
    await freshPrices()
    const family = await athlete()
    await plan('package-2', 5900, addDays(today(), 3))
    expect(await offerOf(family, 'package-2')).toMatchObject({ data: { next_total: 4900 } })
    travelTo(addDays(today(), 3))
    expect(await offerOf(family, 'package-2')).toMatchObject({ data: { next_total: 5900 } })
  })
})
