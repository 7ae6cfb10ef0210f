import { describe, expect, test } from 'vitest'
import { advanceClock, clock } from '../../../platform/clock.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { buildPromoCode, buildReferral, returnPayment, settlePayment } from '../affiliates.factory.ts'
import { affiliatesWorld, type Person } from '../affiliates-world.factory.ts'

const { tested, db, get, post, seller, admin, signedInAs } = affiliatesWorld()

const day = 24 * 60 * 60 * 1000
const signUpsOf = async (who: Person) => (await get(who, '/my-sales/sign-ups')).json()
const salesOf = async (who: Person) => (await get(who, '/my-sales')).json()
const summaryOf = async (who: Person) => (await get(who, '/my-sales/summary')).json().data

describe('AFF-01 sign-ups', () => {
  test('are those of one’s own codes, newest first, and nobody else’s', async () => {
    const mine = await seller({ code: 'SELLA' })
    const theirs = await seller()
    const second = await buildPromoCode(db(), {
      code: 'SELLA2',
      owner_id: mine.userId,
      is_active: false,
      uses: 1,
    })
    await buildReferral(db(), theirs.codeId, { first_name: 'Not', last_name: 'Mine' })
    await buildReferral(db(), mine.codeId, {
      first_name: 'Ada',
      last_name: 'Early',
      created_at: new Date('2026-01-02T03:04:05Z'),
    })
    await buildReferral(db(), second, {
      type: 'parent',
      first_name: 'Bea',
      last_name: 'Östlund',
      created_at: new Date('2026-02-02T03:04:05Z'),
    })
    const answer = await signUpsOf(mine)
    expect(answer).toMatchObject({
      data: [
        { name: 'Bea Ö.', type: 'parent', promo_code: 'SELLA2', signed_up_at: '2026-02-02T03:04:05.000Z' },
        { name: 'Ada E.', promo_code: 'SELLA', counts_until: '2027-01-02T03:04:05.000Z' },
      ],
      meta: { total: 2, per_page: 15 },
    })
    expect(JSON.stringify(answer)).not.toContain('Östlund')
    const { promo_codes } = (await get(mine, '/my-account/promo-codes')).json()
    expect(promo_codes).toMatchObject([
      { code: 'SELLA', uses: 0, is_active: true },
      { code: 'SELLA2', uses: 1, is_active: false },
    ])
  })

  test('of deleted people are counted without their names', async () => {
    const who = await seller()
    await buildReferral(db(), who.codeId, { first_name: 'Cleo', last_name: 'Gone', deleted_at: new Date() })
    const answer = await signUpsOf(who)
    expect(answer).toMatchObject({ data: [{ name: 'Deleted account' }], meta: { total: 1 } })
    expect(JSON.stringify(answer)).not.toContain('Cleo')
  })

  test('have 15 per page', async () => {
    const who = await seller()
    for (let minute = 0; minute < 17; minute++)
      await buildReferral(db(), who.codeId, { created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)) })
    const first = await signUpsOf(who)
    expect(first.data).toHaveLength(15)
    const second = await tested().app.inject({ url: first.links.next, headers: who.headers })
    expect(second.json().data).toHaveLength(2)
    expect(second.json().meta).toMatchObject({ current_page: 2, from: 16, to: 17, total: 17 })
    const beyond = await get(who, '/my-sales/sign-ups?page=99')
    expect(beyond.json()).toMatchObject({ data: [], meta: { total: 17, from: null } })
  })
})

describe('AFF-01 my sales', () => {
  test('show what was earned, what is pending, and what was paid, and nobody else’s', async () => {
    const mine = await seller()
    const theirs = await seller()
    const boss = await admin()
    const noor = await buildReferral(db(), mine.codeId, { first_name: 'Noor', last_name: 'Castellanos' })
    const other = await buildReferral(db(), theirs.codeId)
    await settlePayment(db(), { payer_id: other, cents: 9900 })
    const first = await settlePayment(db(), { payer_id: noor, cents: 4900 })
    advanceClock(31 * day)
    await settlePayment(db(), { payer_id: noor, cents: 4900 })
    await returnPayment(db(), first, 1000)
    await post(boss, '/panel/admin/payouts', {
      owner_id: mine.userId,
      amount: '5.00',
      paid_on: clock.now().toISOString().slice(0, 10),
      reference: 'ACH 1',
      payable: 780,
    })
    const answer = await salesOf(mine)
    expect(answer.meta.total).toBe(3)
    expect(answer.data).toMatchObject([
      { kind: 'returned', name: 'Noor C.', base: -1000, commission: -200 },
      { kind: 'earned', name: 'Noor C.', base: 4900, percent: 20, commission: 980, state: 'pending' },
      { kind: 'earned', base: 4900, commission: 980, state: 'payable' },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/Castellanos|customer/)
    expect(JSON.stringify(answer)).not.toContain(noor)
    const summary = await summaryOf(mine)
    expect(summary.totals).toEqual({ sign_ups: 1, sales: 2, pending: 980, payable: 280, paid: 500 })
    expect((await get(mine, '/my-sales/payouts')).json()).toMatchObject({
      data: [{ cents: 500, reference: 'ACH 1' }],
      meta: { total: 1 },
    })
    expect((await get(theirs, '/my-sales/payouts')).json().data).toEqual([])
  })

  test('count a refund in the month of its sale', async () => {
    const who = await seller()
    const noor = await buildReferral(db(), who.codeId)
    const sold = await settlePayment(db(), { payer_id: noor, cents: 4900 })
    const month = clock.now().toISOString().slice(0, 7)
    advanceClock(62 * day)
    await returnPayment(db(), sold, 2450)
    const { months } = await summaryOf(who)
    expect(months).toHaveLength(12)
    expect(months.find((found: { month: string }) => found.month === month)).toEqual({
      month,
      sign_ups: 1,
      sales: 1,
      commission: 490,
    })
    expect(months.at(-1)).toMatchObject({ sales: 0, commission: 0 })
  })

  test('are for everyone who owns a code, and for no affiliate without one', async () => {
    const coach = await signedInAs(await buildUser(db(), { type: 'coach' }))
    await buildPromoCode(db(), { code: 'COACHING', owner_id: coach.userId })
    const affiliate = await tested().signedIn('affiliate')
    for (const path of ['', '/summary', '/sign-ups', '/payouts']) {
      expect((await get(coach, `/my-sales${path}`)).statusCode).toBe(200)
      expect((await get(affiliate, `/my-sales${path}`)).statusCode).toBe(403)
    }
    expect((await get(affiliate, '/my-account/promo-codes')).json()).toEqual({ promo_codes: [] })
  })
})
