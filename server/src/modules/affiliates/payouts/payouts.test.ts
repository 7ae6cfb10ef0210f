import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advanceClock, clock } from '../../../platform/clock.ts'
import { sumLedger } from '../../billing/ledger/ledger.queries.ts'
import { ledgerLines } from '../../billing/payments.tables.ts'
import { buildReferral, returnPayment, settlePayment } from '../affiliates.factory.ts'
import { payouts } from '../affiliates.tables.ts'
import { affiliatesWorld, type Person } from '../affiliates-world.factory.ts'

const { db, get, post, seller, admin, lastAudit } = affiliatesWorld()

const day = 24 * 60 * 60 * 1000
const today = () => clock.now().toISOString().slice(0, 10)

/** An owner who can be paid $9.80. */
const owed = async (user: Parameters<typeof seller>[1] = {}) => {
  const luis = await seller({}, user)
  const payer_id = await buildReferral(db(), luis.codeId)
  const charge_id = await settlePayment(db(), { payer_id, cents: 4900 })
  advanceClock(31 * day)
  return { ...luis, payer_id, charge_id }
}

let references = 0
const pay = (boss: Person, owner: Person, facts: object = {}, key?: string) =>
  post(
    boss,
    '/panel/admin/payouts',
    {
      owner_id: owner.userId,
      amount: '9.80',
      paid_on: today(),
      reference: `ACH ${++references}`,
      payable: 980,
      ...facts,
    },
    key,
  )
const paidTo = ({ userId }: Person) => db().$count(payouts, eq(payouts.owner_id, userId))

describe('AFF-01 a payout', () => {
  test('is in the books and in the audit log, and leaves nothing payable', async () => {
    const [boss, luis] = [await admin(), await owed()]
    const answer = await pay(boss, luis, { reference: 'ACH 2291' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { id, balance } = answer.json().data
    expect(balance).toEqual({ pending: 0, payable: 0, paid: 980 })
    const lines = await db().select().from(ledgerLines).where(eq(ledgerLines.event_id, id))
    expect(lines.map(({ account, cents }) => [account, cents]).toSorted()).toEqual([
      ['payable', 980],
      ['provider', -980],
    ])
    expect(await sumLedger(db())).toBe(0)
    expect(await lastAudit(boss)).toMatchObject({
      action: 'payout.recorded',
      user_id: luis.userId,
      subject: 'Payout ACH 2291',
      before: { payable_cents: 980, paid_cents: 0 },
      after: { payable_cents: 0, paid_cents: 980 },
    })
  })

  test('is entered once, however often the button is pressed', async () => {
    const [boss, luis] = [await admin(), await owed()]
    const form = { amount: '2.00', reference: 'ACH twice' }
    const answers = await Promise.all([1, 2, 3].map(() => pay(boss, luis, form, 'the-same-press')))
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await paidTo(luis)).toBe(1)
  })

  test('of two admins at the same moment is entered once', async () => {
    const [one, two, luis] = [await admin(), await admin(), await owed()]
    const answers = await Promise.all([one, two].map((boss) => pay(boss, luis, { amount: '2.00' })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'payable_changed' })
    expect(refused?.json().message).toContain('$7.80 now')
    expect(await paidTo(luis)).toBe(1)
  })

  test('with the same reference is refused', async () => {
    const [boss, luis] = [await admin(), await owed()]
    await pay(boss, luis, { amount: '2.00', reference: 'Check 118' })
    const again = await pay(boss, luis, { amount: '2.00', reference: 'check 118', payable: 780 })
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toEqual({ reference: [`This payment was entered before, for ${today()}`] })
  })

  test('is never more than what is payable, and all that is wrong is said', async () => {
    const [boss, luis] = [await admin(), await owed()]
    await settlePayment(db(), { payer_id: luis.payer_id, cents: 4900 })
    const answer = await pay(boss, luis, { amount: '9.81', paid_on: '2999-01-01' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      amount: ['This is more than can be paid now: $9.80'],
      paid_on: ['This day is in the future'],
    })
    const typed = await pay(boss, luis, { amount: '-5', paid_on: 'soon', reference: '' })
    expect(typed.json().errors).toEqual({
      amount: ['Enter dollars and cents above zero, such as 49.00'],
      paid_on: ['Choose the day of the payment'],
      reference: ['Please enter a reference (at least 3 characters)'],
    })
    expect(await paidTo(luis)).toBe(0)
  })

  test('that a refund overtakes is refused, and what was paid too much comes off the next one', async () => {
    const [boss, luis] = [await admin(), await owed()]
    await returnPayment(db(), luis.charge_id, 2450)
    expect((await pay(boss, luis)).statusCode).toBe(409)
    expect((await pay(boss, luis, { amount: '4.90', payable: 490 })).statusCode).toBe(200)
    await returnPayment(db(), luis.charge_id, 2450)
    const { data } = (await get(luis, '/my-sales/summary')).json()
    expect(data.totals).toMatchObject({ pending: 0, payable: -490, paid: 490 })
    const owing = (await get(boss, '/panel/admin/payouts/owed')).json().data
    expect(owing.map((row: { owner: { id: string } }) => row.owner.id)).not.toContain(luis.userId)
  })

  test('to nobody is refused', async () => {
    const boss = await admin()
    const nobody = { userId: '01890000-0000-7000-8000-000000000000', headers: boss.headers }
    expect((await pay(boss, nobody, { payable: 0 })).statusCode).toBe(404)
  })
})

describe('ADM-04 the list of payouts', () => {
  test('shows who can be paid, and what was paid, by name, email address, or reference', async () => {
    const boss = await admin()
    const luis = await owed({ first_name: 'Quirin', last_name: 'Zabriskie' })
    const found = (await get(boss, '/panel/admin/payouts/owed?q=zabrisk')).json()
    expect(found).toMatchObject({
      data: [{ owner: { id: luis.userId, name: 'Quirin Zabriskie' }, pending: 0, payable: 980, paid: 0 }],
      meta: { total: 1 },
      payable: 980,
    })
    await pay(boss, luis, { amount: '9.80', reference: 'Wire Q-77' })
    expect((await get(boss, '/panel/admin/payouts/owed?q=zabrisk')).json().data).toEqual([])
    for (const q of ['Wire Q-77', 'zabriskie']) {
      const paid = (await get(boss, `/panel/admin/payouts?q=${encodeURIComponent(q)}`)).json()
      expect(paid).toMatchObject({
        data: [{ owner: { name: 'Quirin Zabriskie' }, cents: 980, reference: 'Wire Q-77' }],
        meta: { total: 1 },
        sum: 980,
      })
    }
    const ofOne = (await get(boss, `/panel/admin/payouts?owner_id=${luis.userId}`)).json()
    expect(ofOne.meta.total).toBe(1)
  })

  test('as CSV runs no formula from a name or a reference, and who took it is recorded', async () => {
    const boss = await admin()
    const luis = await owed({ first_name: '=HYPERLINK("http://x.test")', last_name: 'Vex' })
    await pay(boss, luis, { reference: '+1-800-VEX' })
    const answer = await get(boss, `/panel/admin/payouts.csv?owner_id=${luis.userId}`)
    expect(answer.headers['content-type']).toContain('text/csv')
    const [heads, row = '', end] = answer.body.split('\r\n')
    expect(heads).toBe('Paid on,Affiliate,Email,Amount (USD),Reference,Entered by,Entered at (UTC),Row')
    expect(row).toContain(`"'=HYPERLINK(""http://x.test"") Vex"`)
    expect(row).toContain(`,9.80,'+1-800-VEX,`)
    expect(end).toBe('')
    expect(await lastAudit(boss)).toMatchObject({ action: 'payouts.downloaded', user_id: luis.userId })
  })
})
