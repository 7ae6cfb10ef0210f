import { describe, expect, test } from 'vitest'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { buildPromoCode, buildReferral, settlePayment } from '../affiliates.factory.ts'
import { affiliatesWorld, type Person } from '../affiliates-world.factory.ts'

const { db, get, post, seller, admin, superAdmin, signedInAs, lastAudit } = affiliatesWorld()

const create = (boss: Person, form: object) => post(boss, '/panel/admin/promo-codes/create', form)
const read = async (boss: Person, id: string) =>
  (await get(boss, `/panel/admin/promo-codes/${id}`)).json().data
const change = (boss: Person, id: string, what: string, body: object) =>
  post(boss, `/panel/admin/promo-codes/${id}/${what}`, body)
const verify = (who: Person, code: string) => get(who, `/promo-code/verify?promo_code=${code}`)

describe('ADM-04 an admin', () => {
  test('creates a code with an owner, and it works', async () => {
    const boss = await admin()
    await buildUser(db(), { type: 'coach', email: 'Owner@Example.test', first_name: 'Olga', last_name: 'Ek' })
    const answer = await create(boss, {
      promo_code: ' spring5 ',
      discount: '$5.00',
      months: '3',
      max_uses: '40',
      valid_through: '2999-06-30',
      owner_email: 'owner@example.test',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { code, can, totals } = await read(boss, answer.json().data.id)
    expect(code).toMatchObject({
      code: 'SPRING5',
      text: '$5.00 off',
      months: 3,
      max_uses: 40,
      valid_through: '2999-06-30',
      owner: { name: 'Olga Ek' },
      commission_percent: 20,
      commission_months: 12,
      state: 'running',
    })
    expect(can).toEqual({ change_commission: false })
    expect(totals).toEqual({ sign_ups: 0, sales: 0, base: 0, commission: 0 })
    expect((await verify(boss, 'SPRING5')).statusCode).toBe(200)
    expect(await lastAudit(boss)).toMatchObject({
      action: 'promo-code.created',
      subject: 'Promo code SPRING5',
      after: { discount: '$5.00 off', max_uses: 40 },
    })
  })

  test('sees everything that is wrong with a new code', async () => {
    const boss = await admin()
    await buildPromoCode(db(), { code: 'TAKEN1' })
    expect(
      (await create(boss, { promo_code: 'a-b', discount: '15', months: '0', max_uses: 'x' })).json().errors,
    ).toEqual({
      promo_code: ['Use 3 to 10 letters and digits'],
      discount: ['Enter a percent, such as 15%, or an amount, such as $10.00'],
      months: ['Must be a whole number from 1 to 120'],
      max_uses: ['Must be a whole number from 1 to 2147483647'],
    })
    const taken = await create(boss, {
      promo_code: 'taken1',
      discount: '15%',
      owner_email: 'nobody@example.test',
    })
    expect(taken.statusCode).toBe(422)
    expect(taken.json().errors).toEqual({
      promo_code: ['This code is taken'],
      owner_email: ['There is no account with this email address'],
    })
  })

  test('changes a code, and what changed is in the audit log', async () => {
    const [boss, luis] = [await admin(), await seller({ uses: 3 })]
    const { version } = (await read(boss, luis.codeId)).code
    const low = await change(boss, luis.codeId, 'edit', { discount: '25%', max_uses: '2', version })
    expect(low.json().errors).toEqual({ max_uses: ['It was used 3 times already'] })
    const answer = await change(boss, luis.codeId, 'edit', { discount: '25%', max_uses: '3', version })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await read(boss, luis.codeId)).code).toMatchObject({
      text: '25% off',
      owner: null,
      state: 'used-up',
    })
    expect(await lastAudit(boss)).toMatchObject({
      action: 'promo-code.changed',
      user_id: luis.userId,
      before: { discount: '10% off', max_uses: null, owner_id: luis.userId },
      after: { discount: '25% off', max_uses: 3, owner_id: null },
    })
  })

  test('does not overwrite what another admin changed in the meantime', async () => {
    const [boss, luis] = [await admin(), await seller()]
    const { version } = (await read(boss, luis.codeId)).code
    expect((await change(boss, luis.codeId, 'end', { version })).statusCode).toBe(200)
    for (const what of ['edit', 'end', 'reopen']) {
      const late = await change(boss, luis.codeId, what, { discount: '25%', version })
      expect(late.statusCode).toBe(409)
      expect(late.json().code).toBe('promo_code_changed')
    }
  })

  test('ends a code, which refuses new people, and can reopen it', async () => {
    const [boss, luis] = [await admin(), await seller()]
    await change(boss, luis.codeId, 'end', { version: 1 })
    expect((await verify(boss, luis.code)).statusCode).toBe(422)
    expect((await read(boss, luis.codeId)).code.state).toBe('ended')
    expect(await lastAudit(boss)).toMatchObject({
      action: 'promo-code.ended',
      before: { is_active: true },
      after: { is_active: false },
    })
    await change(boss, luis.codeId, 'reopen', { version: 2 })
    expect((await verify(boss, luis.code)).statusCode).toBe(200)
    expect((await lastAudit(boss))?.action).toBe('promo-code.reopened')
  })

  test('finds codes by text and owner, and counts each state', async () => {
    const boss = await admin()
    const owner = { first_name: 'Zebedee', last_name: 'Quist' }
    await seller({ code: 'ZEBRUN' }, owner)
    await seller({ code: 'ZEBFULL', max_uses: 2, uses: 2 }, owner)
    await seller({ code: 'ZEBOVER', valid_until: new Date('2026-01-01') }, owner)
    await seller({ code: 'ZEBEND', is_active: false }, owner)
    const list = async (query: string) => (await get(boss, `/panel/admin/promo-codes?${query}`)).json()
    const found = await list('q=zebedee')
    expect(found.counts).toEqual({ all: 4, running: 1, 'used-up': 1, ended: 2 })
    expect(found.meta).toMatchObject({ total: 4, per_page: 15 })
    const ended = await list('q=zeb&state=ended')
    expect(ended.data.map(({ code }: { code: string }) => code).toSorted()).toEqual(['ZEBEND', 'ZEBOVER'])
    expect((await list('q=%25')).data).toEqual([])
  })

  test('sees a code’s sales with the customers’ names, and what the owner is owed', async () => {
    const [boss, luis] = [await admin(), await seller()]
    const payer_id = await buildReferral(db(), luis.codeId, { first_name: 'Noor', last_name: 'Castell' })
    await settlePayment(db(), { payer_id, cents: 4900 })
    expect(await read(boss, luis.codeId)).toMatchObject({
      totals: { sign_ups: 1, sales: 1, base: 4900, commission: 980 },
      balance: { pending: 980, payable: 0, paid: 0 },
    })
    const sales = (await get(boss, `/panel/admin/promo-codes/${luis.codeId}/sales`)).json()
    expect(sales.data).toMatchObject([{ name: 'Noor Castell', customer_id: payer_id, state: 'pending' }])
  })
})

describe('ADM-04 the commission of a code', () => {
  const wanted = { commission_percent: '30', commission_months: '6', version: 1 }

  test('is changed by super admins', async () => {
    const [boss, luis] = [await superAdmin(), await seller()]
    expect((await read(boss, luis.codeId)).can).toEqual({ change_commission: true })
    expect((await change(boss, luis.codeId, 'commission', wanted)).statusCode).toBe(200)
    expect((await read(boss, luis.codeId)).code).toMatchObject({
      commission_percent: 30,
      commission_months: 6,
    })
    expect(await lastAudit(boss)).toMatchObject({
      action: 'promo-code.commission-changed',
      before: { commission_percent: 20, commission_months: 12 },
      after: { commission_percent: 30, commission_months: 6 },
    })
  })

  test('is not changed by an admin, through no call', async () => {
    const [boss, luis] = [await admin(), await seller()]
    expect((await change(boss, luis.codeId, 'commission', wanted)).statusCode).toBe(403)
    await change(boss, luis.codeId, 'edit', { discount: '12%', ...wanted })
    const { id } = (await create(boss, { promo_code: 'SNEAKY', discount: '12%', ...wanted })).json().data
    for (const code of [luis.codeId, id])
      expect((await read(boss, code)).code).toMatchObject({ commission_percent: 20, commission_months: 12 })
  })

  test('is not changed by its owner', async () => {
    const luis = await seller()
    const owner = await signedInAs(luis.userId)
    expect((await change(owner, luis.codeId, 'commission', wanted)).statusCode).toBe(403)
    expect((await get(owner, `/panel/admin/promo-codes/${luis.codeId}`)).statusCode).toBe(403)
  })
})
