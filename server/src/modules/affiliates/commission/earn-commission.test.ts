import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { emit } from '../../../events.ts'
import { advanceClock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { sumLedger } from '../../billing/ledger/ledger.queries.ts'
import { ledgerLines } from '../../billing/payments.tables.ts'
import { buildReferral, returnPayment, settlePayment } from '../affiliates.factory.ts'
import { commissions, promoCodes } from '../affiliates.tables.ts'
import { affiliatesWorld } from '../affiliates-world.factory.ts'
import { findBalance } from './commissions.queries.ts'

const { db, seller } = affiliatesWorld()

const day = 24 * 60 * 60 * 1000

afterEach(async () => {
  expect(await sumLedger(db())).toBe(0)
})

const linesOf = (chargeId: string) =>
  db().select().from(commissions).where(eq(commissions.charge_id, chargeId)).orderBy(commissions.id)
const bookedFor = async (chargeId: string) => {
  const lines = await db().select().from(ledgerLines).where(eq(ledgerLines.charge_id, chargeId))
  return lines.map(({ account, cents }) => [account, cents]).toSorted()
}

describe('AFF-01 a settled payment', () => {
  test('earns the owner a share once, in the books too, and pending for 30 days', async () => {
    const luis = await seller()
    const payer_id = await buildReferral(db(), luis.codeId)
    const charge_id = await settlePayment(db(), { payer_id, cents: 4900 })
    const again = { charge_id, payer_id, athlete_user_id: payer_id, cents: 4900 }
    await transaction(db(), (tx) => emit(tx, 'billing.payment-settled', again))
    expect(await linesOf(charge_id)).toMatchObject([
      { kind: 'earned', owner_id: luis.userId, base_cents: 4900, percent: 20, cents: 980 },
    ])
    expect(await bookedFor(charge_id)).toEqual([
      ['commission', 980],
      ['payable', -980],
    ])
    expect(await findBalance(db(), luis.userId)).toEqual({ pending: 980, payable: 0, paid: 0 })
    advanceClock(30 * day - 60_000)
    expect(await findBalance(db(), luis.userId)).toMatchObject({ pending: 980, payable: 0 })
    advanceClock(60_001)
    expect(await findBalance(db(), luis.userId)).toMatchObject({ pending: 0, payable: 980 })
  })

  test('of someone without a code earns nobody anything', async () => {
    const luis = await seller()
    const charge_id = await settlePayment(db(), { payer_id: luis.userId, cents: 4900 })
    await returnPayment(db(), charge_id, 4900)
    expect(await linesOf(charge_id)).toEqual([])
  })

  test('by a parent counts for the code that the athlete signed up with, once, and goes back with a refund', async () => {
    const luis = await seller()
    const athlete_user_id = await buildReferral(db(), luis.codeId)
    const payer_id = await buildUser(db(), { type: 'parent' })
    const charge_id = await settlePayment(db(), { payer_id, athlete_user_id, cents: 4900 })
    expect(await linesOf(charge_id)).toMatchObject([{ customer_id: athlete_user_id, cents: 980 }])
    await returnPayment(db(), charge_id, 4900)
    expect(await findBalance(db(), luis.userId)).toMatchObject({ pending: 0, payable: 0 })
  })

  test('for an athlete counts for the code that the parent signed up with, and earns one share for two codes', async () => {
    const [luis, mia] = [await seller(), await seller()]
    const payer_id = await buildReferral(db(), luis.codeId, { type: 'parent' })
    const athlete_user_id = await buildReferral(db(), mia.codeId)
    const charge_id = await settlePayment(db(), { payer_id, athlete_user_id, cents: 4900 })
    expect(await linesOf(charge_id)).toMatchObject([{ owner_id: luis.userId, customer_id: payer_id }])
  })

  test('counts while the sign-up is younger than 12 months, also after the code ended', async () => {
    const luis = await seller()
    const payer_id = await buildReferral(db(), luis.codeId)
    await db().update(promoCodes).set({ is_active: false }).where(eq(promoCodes.id, luis.codeId))
    advanceClock(364 * day)
    expect(await linesOf(await settlePayment(db(), { payer_id, cents: 4900 }))).toHaveLength(1)
    advanceClock(3 * day)
    expect(await linesOf(await settlePayment(db(), { payer_id, cents: 4900 }))).toEqual([])
  })

  test('keeps the share of its time when the commission changes', async () => {
    const luis = await seller()
    const payer_id = await buildReferral(db(), luis.codeId)
    const before = await settlePayment(db(), { payer_id, cents: 4900 })
    await db().update(promoCodes).set({ commission_percent: 10 }).where(eq(promoCodes.id, luis.codeId))
    const after = await settlePayment(db(), { payer_id, cents: 4900 })
    await returnPayment(db(), before, 4900)
    expect(await linesOf(before)).toMatchObject([{ cents: 980 }, { cents: -980 }])
    expect(await linesOf(after)).toMatchObject([{ cents: 490 }])
  })
})

describe('AFF-01 a refund', () => {
  test('takes its share back, to the cent, and never more than there was', async () => {
    const luis = await seller()
    const payer_id = await buildReferral(db(), luis.codeId)
    const charge_id = await settlePayment(db(), { payer_id, cents: 4903 })
    for (const cents of [1, 1, 2450, 2451, 900]) await returnPayment(db(), charge_id, cents)
    const lines = await linesOf(charge_id)
    expect(lines[0]).toMatchObject({ kind: 'earned', cents: 981 })
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    expect(lines.reduce((sum, { base_cents }) => sum + base_cents, 0)).toBe(0)
    expect(await findBalance(db(), luis.userId)).toEqual({ pending: 0, payable: 0, paid: 0 })
  })

  test('comes off what is payable if the sale was payable', async () => {
    const luis = await seller()
    const payer_id = await buildReferral(db(), luis.codeId)
    const charge_id = await settlePayment(db(), { payer_id, cents: 4900 })
    advanceClock(31 * day)
    await returnPayment(db(), charge_id, 2450)
    expect(await findBalance(db(), luis.userId)).toEqual({ pending: 0, payable: 490, paid: 0 })
  })
})
