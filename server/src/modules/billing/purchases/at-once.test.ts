import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hasManyConnections, waitingForLocks } from '../../../platform/database/locks.factory.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { promoCodes } from '../../affiliates/affiliates.tables.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { charges, invoices, subscriptions } from '../payments.tables.ts'

const { db, send, nonceFor, athlete } = billingWorld()

const create = (member: Member, body: object, key = uuidv7()) =>
  send(member, `/subscription/create/${member.userId}`, body, key)

const wanted = { package_key: 'package-2', billing_cycle: 'monthly' }

/** What the athlete has and was charged, as the database knows it. */
const bought = async ({ userId }: Member) => ({
  packages: await db().$count(subscriptions, eq(subscriptions.athlete_user_id, userId)),
  charges: await db().$count(charges, eq(charges.athlete_user_id, userId)),
  invoices: await db().$count(invoices, eq(invoices.athlete_user_id, userId)),
})

const once = { packages: 1, charges: 1, invoices: 1 }

describe('PAY-04 buying twice at the same moment', () => {
  test('the same key a hundred times buys once', async () => {
    const amara = await athlete()
    const body = { ...wanted, payment_method: await nonceFor(amara, amara) }
    const key = uuidv7()
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(amara, body, key)))
    const codes = new Set(answers.map(({ status, body: { code } }) => `${status} ${code ?? ''}`.trim()))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(
      [...codes].every((code) => ['200', '409 still_running'].includes(code)),
      [...codes].join(),
    ).toBe(true)
    expect((await create(amara, body, key)).status).toBe(200)
    expect(await bought(amara)).toEqual(once)
  })

  test('two tabs buy once', async () => {
    const amara = await athlete()
    const bodies = [
      { ...wanted, payment_method: await nonceFor(amara, amara) },
      { ...wanted, package_key: 'package-3', payment_method: await nonceFor(amara, amara) },
    ]
    const answers = await Promise.all(bodies.map((body) => create(amara, body)))
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(await bought(amara)).toEqual(once)
  })

  test.skipIf(!hasManyConnections)(
    'a purchase that was checked before another one ended is not charged as well',
    async () => {
      const amara = await athlete()
      const now = new Date()
      const code = { id: uuidv7(), code: 'SLOWTAB', kind: 'percent', percent: 50 } as const
      await db()
        .insert(promoCodes)
        .values({ ...code, valid_from: now, created_at: now })
      const slowBody = { ...wanted, promo_code: code.code, payment_method: await nonceFor(amara, amara) }
      const fastBody = {
        ...wanted,
        package_key: 'package-3',
        payment_method: await nonceFor(amara, amara),
      }
      // Somebody else holds the code, so the slow purchase stops halfway through its checks.
      const { slow, fast } = await transaction(db(), async (tx) => {
        await tx.select().from(promoCodes).where(eq(promoCodes.id, code.id)).for('update')
        const slow = create(amara, slowBody)
        await eventually(async () => expect(await waitingForLocks(db())).toBe(1))
        const fast = create(amara, fastBody)
        // It waits too. If it does not, it has bought the package in the meantime.
        const isBought = fast.then(() => true)
        await eventually(async () =>
          expect((await waitingForLocks(db())) === 2 || (await Promise.race([isBought, false]))).toBe(true),
        )
        return { slow, fast }
      })
      const answers = await Promise.all([slow, fast])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await bought(amara)).toEqual(once)
      const [row] = await db().select().from(charges).where(eq(charges.athlete_user_id, amara.userId))
      expect(row).toMatchObject({ total: 0, status: 'paid' })
    },
  )
})
