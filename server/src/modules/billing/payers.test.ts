import { afterEach, describe, expect, test, vi } from 'vitest'
import { transaction } from '../../platform/database/transaction.ts'
import { takeOutOfUse } from '../accounts/deletion/take-out-of-use.ts'
import { billingWorld, type Member } from './billing.factory.ts'
import { addMonths } from './billing-day.ts'
import { findInvoicesAfter } from './invoices/invoices.queries.ts'
import { taxRates } from './payments.tables.ts'

/** A family has several people, and each has a card of their own. Nobody spends someone else's money. */

const {
  db,
  get,
  send,
  buy,
  athlete,
  parentOf,
  today,
  travelTo,
  sandbox,
  sweep,
  tested,
  packageOf,
  chargesOf,
  accessOf,
} = billingWorld()

const family = async (wanted: object = {}) => {
  const amara = await athlete()
  const [mother, father] = [await parentOf(amara), await parentOf(amara)]
  expect((await buy(mother, amara, wanted)).status).toBe(200)
  return { amara, mother, father }
}

const change = (who: Member, { userId }: Member, package_key: string, billing_cycle = 'monthly') =>
  send(who, `/subscription/create/${userId}`, { package_key, billing_cycle })

const nextMonth = async () => {
  travelTo(addMonths(today(), 1))
  await sweep()
}

const notThePayer = { status: 409, body: { code: 'change_refused', message: expect.stringContaining('ask') } }

describe('PAY-04 the payer decides what their card is charged', () => {
  test('in the free month, nobody else chooses a package for the payer’s card', async () => {
    const { amara, mother, father } = await family({ package_key: 'package-1' })
    for (const who of [amara, father]) {
      expect(await change(who, amara, 'package-4', 'annual')).toMatchObject(notThePayer)
      const query = 'package_key=package-4&billing_cycle=annual'
      expect((await get(who, `/subscription/offer/${amara.userId}?${query}`)).body).toMatchObject({
        data: { kind: 'refused', reason: expect.stringContaining('ask them') },
      })
    }
    expect((await change(mother, amara, 'package-2')).status).toBe(200)
    await nextMonth()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ status: 'paid', total: 4900 })
  })

  test('nobody else schedules a dearer period', async () => {
    const { amara, father } = await family({ package_key: 'package-4' })
    await nextMonth()
    expect(await change(father, amara, 'package-3', 'annual')).toMatchObject(notThePayer)
    await nextMonth()
    expect((await chargesOf(amara)).at(-1)).toMatchObject({ total: 24_900 })
  })

  test('an upgrade that someone pays for now makes them the payer, with their own tax', async () => {
    await db().insert(taxRates).values({ state: 'OH', rate: 10_000 })
    const { amara, mother, father } = await (async () => {
      const amara = await athlete()
      const [mother, father] = [await parentOf(amara), await parentOf(amara)]
      const address = { address: '12 Main St', city: 'Springfield', zip_code: '43004' }
      await send(mother, '/billing-address/update', { ...address, state: 'OR' })
      await send(father, '/billing-address/update', { ...address, state: 'OH' })
      expect((await buy(mother, amara, { package_key: 'package-1' })).status).toBe(200)
      return { amara, mother, father }
    })()
    await nextMonth()
    const { body } = await buy(father, amara)
    await db().delete(taxRates)
    expect(body).toMatchObject({
      invoice: {
        billing_info: { address: { state: 'OH' } },
        package: { credit: 1900, taxes: 300, total: 3300 },
      },
    })
    expect(await packageOf(amara)).toMatchObject({ payer_id: father.userId })
    const mothers = JSON.stringify((await get(mother, '/my-account/payment')).body)
    expect(mothers).not.toContain(String((body.invoice as { transaction_id: string }).transaction_id))
  })

  test('everyone who looks after the athlete cancels, and only the payer takes it back', async () => {
    const { amara, mother, father } = await family()
    const admin = await tested().signedIn('admin')
    expect((await send(father, `/subscription/cancel/${amara.userId}`)).status).toBe(200)
    for (const who of [amara, father, admin]) {
      expect((await send(who, `/subscription/resume/${amara.userId}`)).status).toBe(403)
      if (who !== admin) expect((await change(who, amara, 'package-1')).status).toBe(409)
    }
    const { body } = await send(admin, `/panel/admin/users/${mother.userId}/login-as`)
    const acting = { userId: mother.userId, headers: { authorization: `Bearer ${body.token}` } }
    expect((await send(acting, `/subscription/resume/${amara.userId}`)).status).toBe(403)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true })
    expect((await send(mother, `/subscription/resume/${amara.userId}`)).status).toBe(200)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: false })
  })

  test('why a package was canceled is for the family alone', async () => {
    const { amara, mother, father } = await family()
    const stranger = await athlete()
    await nextMonth()
    const transaction_id = (await chargesOf(amara)).at(-1)?.transaction_id
    await sandbox().gateway.testing.settle(transaction_id ?? '')
    const opened = await sandbox().control('POST', '/disputes', { transaction_id })
    const report = { kind: 'dispute_opened', id: opened.body.id }
    const notice = await sandbox().control('POST', '/webhooks/sample', report)
    await send({ userId: '', headers: { authorization: '' } }, '/payment-notices', notice.body)
    const stopped = { reason: 'dispute-open', formatted_total: '$49.00' }
    for (const who of [amara, mother, father])
      expect((await get(who, '/my-account/payment')).body).toMatchObject({
        data: { packages: [{ stopped }], active_package: { stopped } },
      })
    expect((await get(stranger, '/my-account/payment')).body).toMatchObject({ data: { packages: [] } })
  })

  test('a payer who deleted their account is never charged again', async () => {
    const { amara, mother, father } = await family()
    await transaction(db(), (tx) => takeOutOfUse(tx, mother.userId, mother.userId))
    expect((await send(father, `/subscription/resume/${amara.userId}`)).status).toBe(403)
    expect(await change(father, amara, 'package-3')).toMatchObject(notThePayer)
    await nextMonth()
    expect((await chargesOf(amara)).filter(({ total }) => total > 0)).toEqual([])
  })
})

describe('PAY-04 an account that is deleted while a payment is on its way', () => {
  afterEach(() => vi.restoreAllMocks())

  const remove = ({ userId }: Member) => transaction(db(), (tx) => takeOutOfUse(tx, userId, userId))
  /** The provider has said yes, and we have not recorded it yet. */
  const meanwhile = (method: 'vault' | 'charge', work: () => Promise<unknown>) => {
    const { payments } = tested().ports
    const real = payments[method].bind(payments) as (...given: unknown[]) => Promise<never>
    vi.spyOn(payments, method).mockImplementationOnce(async (...given: unknown[]) => {
      const answer = await real(...given)
      await work()
      return answer
    })
  }
  const chargedTo = async (who: Member) => (await chargesOf(who)).map(({ total }) => total)

  test.each(['athlete', 'payer', 'both'] as const)('%s: a purchase is never charged later', async (who) => {
    const amara = await athlete()
    const mother = await parentOf(amara)
    const leaving = { athlete: [amara], payer: [mother], both: [mother, amara] }[who]
    meanwhile('vault', () => Promise.all(leaving.map(remove)))
    await buy(mother, amara)
    expect(await packageOf(amara)).toMatchObject({ is_canceled: true })
    expect(await accessOf(amara)).toEqual(who === 'payer' ? ['full-profile', 'recruiting-center'] : [])
    await nextMonth()
    expect(await chargedTo(amara)).toEqual([0])
    expect(await packageOf(amara)).toMatchObject({ status: 'ended', end_reason: 'canceled' })
  })

  test('an upgrade does not take back the cancellation of a deletion', async () => {
    const { amara, mother } = await family()
    await nextMonth()
    meanwhile('charge', () => remove(mother))
    await change(mother, amara, 'package-3')
    expect(await packageOf(amara)).toMatchObject({ package_key: 'package-3', is_canceled: true })
    await nextMonth()
    expect(await chargedTo(amara)).toEqual([0, 4900, 5000])
  })
})

test('PAY-01 each family sees what its own athletes have, and whether the free month is still theirs', async () => {
  const familyOf = async (who: Member) => (await get(who, '/subscription/family')).body.data
  const other = await athlete()
  const none = { running: null, has_free_month: true }
  expect(await familyOf(other)).toMatchObject([{ athlete_user_id: other.userId, ...none }])
  const { amara, mother } = await family()
  const running = { package_key: 'package-2', billing_cycle: 'monthly' }
  for (const who of [amara, mother])
    expect(await familyOf(who)).toMatchObject([
      { athlete_user_id: amara.userId, running, has_free_month: false },
    ])
  await send(mother, `/subscription/cancel/${amara.userId}`)
  await nextMonth()
  expect(await familyOf(amara)).toMatchObject([{ running: null, has_free_month: false }])
  expect(await familyOf(other)).toMatchObject([none])
  const offer = async (who: Member) => {
    const query = 'package_key=package-2&billing_cycle=monthly'
    return (await get(who, `/subscription/offer/${who.userId}?${query}`)).body.data
  }
  expect(await offer(other)).toMatchObject({ kind: 'free-month', due_today: 0 })
  expect(await offer(amara)).toMatchObject({ kind: 'pay-now', due_today: 4900 })
})

test('PAY-06 the archive reads every invoice of a family, in steps', async () => {
  const { amara, mother } = await family()
  await nextMonth()
  await nextMonth()
  const read: number[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const [row] = await findInvoicesAfter(db(), mother.userId, [amara.userId], { after, limit: 1 })
    if (!row) break
    read.push(row.charge.total)
    after = row.invoice.id
  }
  expect(read).toEqual([0, 4900, 4900])
})
