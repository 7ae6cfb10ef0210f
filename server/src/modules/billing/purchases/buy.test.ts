import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testCard } from '../../../../../payment-sandbox/src/browser/card-nonce.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { promoCodes } from '../../affiliates/affiliates.tables.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addDays, addMonths } from '../billing-day.ts'
import { invoices, paymentMethods, subscriptions, taxRates } from '../payments.tables.ts'

const { db, get, send, buy, nonceFor, athlete, parentOf, today, accessOf, tested, sandbox } = billingWorld()

const packagesOf = ({ userId }: Member) =>
  db().select().from(subscriptions).where(eq(subscriptions.athlete_user_id, userId))

const create = (payer: Member, { userId }: Member, body: object, key?: string) =>
  send(payer, `/subscription/create/${userId}`, body, key)

const wanted = { package_key: 'package-2', billing_cycle: 'monthly' }

describe('PAY-04 buying a package', () => {
  test('checks the card, charges nothing, and starts the free month', async () => {
    const amara = await athlete()
    expect(await accessOf(amara)).toEqual([])
    const { status, body } = await buy(amara, amara)
    expect(status, JSON.stringify(body)).toBe(200)
    const first = addMonths(today(), 1)
    expect(body).toMatchObject({
      status: 'success',
      invoice: {
        invoice_number: expect.stringMatching(/^FH-\d{6}$/),
        issue_date: today(),
        transaction_id: expect.any(String),
        status: 'free',
        billing_info: {
          payment: { payment_type: 'credit-card', card_brand: 'Visa', card_last_four: '1111' },
        },
        package: {
          key: 'package-2',
          name: 'Starter Elite',
          total: 0,
          period: { billing_period_start: today(), billing_period_end: addDays(first, -1) },
        },
        first_charge: { on: first, total: 4900, formatted_total: '$49.00' },
      },
    })
    expect(await accessOf(amara)).toEqual(['full-profile', 'recruiting-center'])
    expect((await get(amara, '/my-account/payment')).body).toMatchObject({
      data: {
        active_package: {
          package_key: 'package-2',
          status: 'free',
          next_charge: { on: first, total: 4900 },
          payer: { is_you: true },
          can_manage: true,
        },
        payment_methods: [{ card_last_four: '1111', is_default: true, is_in_use: true }],
        order_history: [{ status: 'free' }],
      },
    })
    const { body: calls } = await sandbox().control('GET', '/calls')
    expect(JSON.stringify(calls)).not.toContain('transaction.sale')
    const { body: incoming } = await get(amara, '/message/incoming')
    expect(JSON.stringify(incoming)).toContain('Welcome to Starter Elite.')
  })

  test('a declined card gets a reason, and nothing is left behind', async () => {
    const amara = await athlete()
    const card = { ...testCard, number: '4000111111111115' }
    const { status, body } = await buy(amara, amara, {}, { card, key: uuidv7() })
    expect([status, body.code]).toEqual([422, 'card_declined'])
    expect(body.errors).toEqual({ payment_method: [expect.stringContaining('Nothing was charged.')] })
    expect(await packagesOf(amara)).toEqual([])
    expect((await buy(amara, amara)).status).toBe(200)
  })

  test('a nonce works only once', async () => {
    const [amara, ben] = [await athlete(), await athlete()]
    const payment_method = await nonceFor(amara, amara)
    expect((await create(amara, amara, { ...wanted, payment_method })).status).toBe(200)
    const second = await create(ben, ben, { ...wanted, payment_method })
    expect([second.status, second.body.code]).toEqual([422, 'card_needed'])
    expect(await packagesOf(ben)).toEqual([])
  })

  test('a nonce that two people send at the same moment buys for one of them', async () => {
    const people = [await athlete(), await athlete()] as const
    const payment_method = await nonceFor(people[0], people[0])
    const answers = await Promise.all(
      people.map((person) => create(person, person, { ...wanted, payment_method })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await Promise.all(people.map(packagesOf))).flat()).toHaveLength(1)
  })

  test('needs a card, a known package, and a cycle', async () => {
    const amara = await athlete()
    expect(await create(amara, amara, wanted)).toMatchObject({
      status: 422,
      body: { errors: { payment_method: ['Enter a card or connect PayPal'] } },
    })
    expect(await create(amara, amara, { package_key: 'package-9', billing_cycle: 'daily' })).toMatchObject({
      status: 422,
      body: { errors: { package_key: ['Choose a package'], billing_cycle: ['Choose monthly or annual'] } },
    })
  })

  test('nobody buys, sees, or cancels for another family', async () => {
    const [amara, stranger] = [await athlete(), await athlete()]
    const strangersParent = await parentOf(stranger)
    expect((await buy(amara, amara)).status).toBe(200)
    const [invoice] = await db().select().from(invoices).where(eq(invoices.athlete_user_id, amara.userId))
    const coach = await tested().signedIn('coach')
    for (const who of [stranger, strangersParent, coach]) {
      for (const path of ['client-secret', 'offer'])
        expect(
          (await get(who, `/subscription/${path}/${amara.userId}?package_key=package-1&billing_cycle=annual`))
            .status,
        ).toBe(who === coach ? 403 : 404)
      expect((await create(who, amara, { ...wanted, payment_method: 'fake-valid-visa-nonce' })).status).toBe(
        who === coach ? 403 : 404,
      )
      expect((await send(who, `/subscription/cancel/${amara.userId}`)).status).toBe(404)
      expect((await send(who, `/subscription/resume/${amara.userId}`)).status).toBe(404)
      expect((await get(who, `/invoices/${invoice?.id}`)).status).toBe(404)
      expect((await get(who, `/invoices/${invoice?.id}/pdf`)).status).toBe(404)
    }
    const [method] = await db().select().from(paymentMethods).where(eq(paymentMethods.user_id, amara.userId))
    expect((await send(stranger, `/my-account/delete-payment/${method?.id}`)).status).toBe(404)
    expect((await send(stranger, `/my-account/default-payment/${method?.id}`)).status).toBe(404)
    expect((await create(stranger, stranger, { ...wanted, payment_method_id: method?.id })).status).toBe(422)
  })

  test('a saved method that was chosen pays the later charges too', async () => {
    const amara = await athlete()
    const add = (payment_method: string) => send(amara, '/my-account/payment-methods', { payment_method })
    const methodsOf = () => db().select().from(paymentMethods).where(eq(paymentMethods.user_id, amara.userId))
    expect((await add('fake-valid-visa-nonce')).status).toBe(201)
    const [first] = await methodsOf()
    expect((await add('fake-valid-mastercard-nonce')).status).toBe(201)
    expect((await create(amara, amara, { ...wanted, payment_method_id: first?.id })).status).toBe(200)
    const paying = (await methodsOf()).filter(({ is_default }) => is_default)
    expect(paying.map(({ id }) => id)).toEqual([first?.id])
  })

  test('a parent pays, and only the parent sees the card', async () => {
    const amara = await athlete()
    const parent = await parentOf(amara)
    expect((await buy(parent, amara)).status).toBe(200)
    const own = (await get(amara, '/my-account/payment')).body
    expect(own).toMatchObject({
      data: {
        active_package: { status: 'free', payer: { is_you: false }, can_manage: false },
        payment_methods: [],
        order_history: [{ transaction_id: null, billing_info: { payment: null } }],
      },
    })
    expect(JSON.stringify(own)).not.toContain('1111')
    expect((await get(parent, '/my-account/payment')).body).toMatchObject({
      data: { active_package: { can_manage: true }, order_history: [{ billing_info: { payment: {} } }] },
    })
    expect((await send(amara, `/subscription/cancel/${amara.userId}`)).status).toBe(403)
  })

  test('an amount from the browser never counts, except to refuse a surprise', async () => {
    const amara = await athlete()
    const extra = { price: 1, total: 1, discount: 4900, tax: 0, month_price: 1 }
    expect((await buy(amara, amara, { ...extra, due_today: 0 })).status).toBe(200)
    const [row] = await packagesOf(amara)
    expect(row).toMatchObject({ month_price: 4900 })
    await send(amara, `/subscription/cancel/${amara.userId}`)
  })

  test('an admin who acts as the family can’t pay', async () => {
    const amara = await athlete()
    const admin = await tested().signedIn('admin')
    const { body } = await send(admin, `/panel/admin/users/${amara.userId}/login-as`)
    const acting = { userId: amara.userId, headers: { authorization: `Bearer ${body.token}` } }
    expect((await get(acting, `/subscription/client-secret/${amara.userId}`)).status).toBe(403)
    expect((await create(acting, amara, { ...wanted, payment_method: 'fake-valid-visa-nonce' })).status).toBe(
      403,
    )
  })

  test('while the provider is away, nothing is bought and the person can try again', async () => {
    const amara = await athlete()
    const payment_method = await nonceFor(amara, amara)
    await sandbox().control('POST', '/faults', {
      kind: 'error',
      when: 'before',
      status: 500,
      call: 'paymentMethod.create',
    })
    const away = await create(amara, amara, { ...wanted, payment_method }, uuidv7())
    expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
    await sandbox().control('DELETE', '/faults')
    expect((await create(amara, amara, { ...wanted, payment_method }, uuidv7())).status).toBe(200)
  })

  test('a lost answer about the card leaves nothing behind, and the card can be entered again', async () => {
    const amara = await athlete()
    const body = { ...wanted, payment_method: await nonceFor(amara, amara) }
    const fault = { kind: 'disconnect', when: 'after', call: 'paymentMethod.create', times: 1 }
    await sandbox().control('POST', '/faults', fault)
    expect((await create(amara, amara, body, uuidv7())).status).toBe(503)
    expect(await packagesOf(amara)).toEqual([])
    expect((await buy(amara, amara)).status).toBe(200)
    expect(await packagesOf(amara)).toHaveLength(1)
  })
})

describe('PAY-01 a promo code', () => {
  const newCode = async (facts: Partial<typeof promoCodes.$inferInsert> = {}) => {
    const code = `T${String(Math.random()).slice(2, 9)}`
    const now = new Date()
    await db()
      .insert(promoCodes)
      .values({
        id: uuidv7(),
        code,
        kind: 'percent',
        percent: 50,
        valid_from: now,
        created_at: now,
        ...facts,
      })
    return code
  }

  test('makes the charges of its months cheaper', async () => {
    const amara = await athlete()
    const promo_code = await newCode({ months: 3 })
    const offer = await get(
      amara,
      `/subscription/offer/${amara.userId}?package_key=package-2&billing_cycle=monthly&promo_code=${promo_code}`,
    )
    expect(offer.body).toMatchObject({
      data: { kind: 'free-month', price: 4900, discount: 2450, next_total: 2450 },
    })
    const { body } = await buy(amara, amara, { promo_code })
    expect(body).toMatchObject({ invoice: { first_charge: { total: 2450 } } })
    const [row] = await packagesOf(amara)
    expect(row?.promo).toMatchObject({ percent: 50, until: addMonths(today(), 4) })
  })

  test('for the full price needs no card, and ends by itself', async () => {
    const amara = await athlete()
    const promo_code = await newCode({ percent: 100, months: 2 })
    expect(await buy(amara, amara, { promo_code })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_pay' },
    })
    const path = `/subscription/free-upgrade/${amara.userId}`
    expect((await send(amara, path, { ...wanted, promo_code })).body).toMatchObject({ status: 'success' })
    const [row] = await packagesOf(amara)
    expect(row).toMatchObject({ status: 'granted', payer_id: null, ends_on: addMonths(today(), 3) })
    expect(await accessOf(amara)).toContain('recruiting-center')
  })

  test('can’t be used past its limit by buying at the same moment', async () => {
    const promo_code = await newCode({ percent: 100, max_uses: 2 })
    const people = await Promise.all(Array.from({ length: 6 }, athlete))
    const answers = await Promise.all(
      people.map((person) =>
        send(person, `/subscription/free-upgrade/${person.userId}`, { ...wanted, promo_code }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const [code] = await db().select().from(promoCodes).where(eq(promoCodes.code, promo_code))
    expect(code?.uses).toBe(2)
  })

  test('with a discount can’t be used past its limit by buying at the same moment either', async () => {
    const promo_code = await newCode({ max_uses: 2 })
    const people = await Promise.all(Array.from({ length: 6 }, athlete))
    const answers = await Promise.all(people.map((person) => buy(person, person, { promo_code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const rows = (await Promise.all(people.map(packagesOf))).flat()
    expect(rows.map(({ promo }) => promo?.percent)).toEqual([50, 50])
    const [code] = await db().select().from(promoCodes).where(eq(promoCodes.code, promo_code))
    expect(code?.uses).toBe(2)
  })

  test('a free upgrade needs a code for the full price, or an admin', async () => {
    const amara = await athlete()
    const path = `/subscription/free-upgrade/${amara.userId}`
    expect((await send(amara, path, wanted)).status).toBe(422)
    expect((await send(amara, path, { ...wanted, promo_code: await newCode() })).status).toBe(422)
    expect((await send(amara, path, { ...wanted, ends_on: addDays(today(), 30) })).status).toBe(422)
    expect(
      (await send(await athlete(), path, { ...wanted, promo_code: await newCode({ percent: 100 }) })).status,
    ).toBe(404)
    expect(await packagesOf(amara)).toEqual([])
    const admin = await tested().signedIn('admin')
    expect((await send(admin, path, wanted)).body).toMatchObject({
      errors: { ends_on: [expect.any(String)], reason: [expect.any(String)] },
    })
    expect(
      (await send(admin, path, { ...wanted, ends_on: addDays(today(), 30), reason: 'A prize' })).status,
    ).toBe(200)
    expect(await packagesOf(amara)).toMatchObject([{ status: 'granted', ends_on: addDays(today(), 30) }])
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'package.granted'))
    expect(entry).toMatchObject({
      user_id: amara.userId,
      before: { package: null },
      after: { package: expect.any(String), ends_on: addDays(today(), 30) },
    })
  })
})

describe('taxes', () => {
  afterEach(() => db().delete(taxRates))

  test('depend on the state, so an address comes first', async () => {
    await db().insert(taxRates).values({ state: 'OH', rate: 7250 })
    const amara = await athlete()
    expect(await buy(amara, amara)).toMatchObject({ status: 422, body: { code: 'address_needed' } })
    const address = { address: '12 Main St', city: 'Columbus', state: 'oh', zip_code: '43004' }
    expect(
      (await send(amara, '/billing-address/update', { ...address, zip_code: '430', phone: '(123' })).body,
    ).toMatchObject({
      errors: {
        zip_code: ['Please enter a ZIP code with 5 digits'],
        phone: [expect.stringMatching(/phone/i)],
      },
    })
    expect((await send(amara, '/billing-address/update', address)).status).toBe(200)
    expect((await get(amara, '/billing-address')).body).toMatchObject({
      data: { ...address, state: 'OH', country: 'US', phone: '' },
    })
    const { body } = await buy(amara, amara)
    expect(body).toMatchObject({
      invoice: { billing_info: { address: { city: 'Columbus' } }, first_charge: { total: 4900 + 355 } },
    })
  })
})
