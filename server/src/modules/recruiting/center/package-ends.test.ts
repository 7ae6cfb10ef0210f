import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { billingWorld } from '../../billing/billing.factory.ts'
import { addDays, addMonths, type Day } from '../../billing/billing-day.ts'
import { invoices } from '../../billing/payments.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting.factory.ts'

const world = billingWorld()
const { db, send, buy, today, travelTo, sweep, sandbox, tested, chargesOf } = world
const { athlete, parentOf, coachAt, college, call, center, got, toggle, sent } = recruitment(tested)

const member = ({ id, headers }: Somebody) => ({ userId: id, headers })

/** A family that bought the package with the recruiting center, and used it. */
const buyer = async () => {
  const child = await athlete({ hasNoCenter: true })
  const bought = today()
  const answer = await buy(member(child), member(child))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const coach = await coachAt(await college())
  expect((await toggle(child, child.id, { college_id: await college() })).statusCode).toBe(200)
  await sent(child, coach, 'Hello')
  return { child, parent: await parentOf([child]), coach, bought }
}
type Buyer = Awaited<ReturnType<typeof buyer>>

const stateOf = async ({ child, parent }: Buyer) => {
  const states = []
  for (const who of [child, parent]) {
    const search = await call(who, 'GET', center(child.id, '?q=a'))
    states.push([
      (await got(who, center(child.id, '/counts'))).data.rc_ended_on,
      search.json().code ?? 'open',
    ])
  }
  expect(states[1]).toEqual(states[0])
  return states[0]
}

const expectEnded = async (family: Buyer, day: Day) => {
  expect(await stateOf(family)).toEqual([day, 'package_ended'])
  expect((await got(family.child, center(family.child.id, '/counts'))).data).toMatchObject({ favorites: 1 })
  await sent(family.child, family.coach, 'Still here')
}

describe('PAY-04 the recruiting center is open while the package runs, and is read after it', () => {
  test('canceled: open to the last day, and then read', async () => {
    const family = await buyer()
    const last = addMonths(family.bought, 1)
    const canceled = await send(member(family.child), `/subscription/cancel/${family.child.id}`, {}, uuidv7())
    expect(canceled.status, JSON.stringify(canceled.body)).toBe(200)
    travelTo(addDays(last, -1))
    await sweep()
    expect(await stateOf(family)).toEqual([null, 'open'])
    travelTo(last)
    // It ends by its date. The job that tells the family may come later.
    await expectEnded(family, last)
    await sweep()
    await expectEnded(family, last)
  })

  test('not paid: open during the retries, and then read', async () => {
    const family = await buyer()
    const due = addMonths(family.bought, 1)
    const [start] = await chargesOf(member(family.child))
    await sandbox().control('POST', `/payment-methods/${start?.method_id}`, { decline: '2001' })
    for (const wait of [0, 1, 3]) {
      travelTo(addDays(due, wait))
      await sweep()
      expect(await stateOf(family)).toEqual([null, 'open'])
    }
    travelTo(addDays(due, 5))
    await sweep()
    await expectEnded(family, addDays(due, 5))
  })

  test('refunded and ended now: read from that moment on', async () => {
    const family = await buyer()
    travelTo(addMonths(family.bought, 1))
    await sweep()
    const charge = (await chargesOf(member(family.child))).at(-1)
    await sandbox().gateway.testing.settle(charge?.transaction_id ?? '')
    const [invoice] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.charge_id, charge?.id ?? ''))
    expect(await stateOf(family)).toEqual([null, 'open'])
    const refunded = await send(
      await tested().signedIn('editor'),
      `/panel/admin/transaction-refund/${invoice?.id}`,
      { amount: '49', end_access: true },
      uuidv7(),
    )
    expect(refunded.status).toBe(200)
    await expectEnded(family, today())
  })

  test('bought again: everything is open', async () => {
    const family = await buyer()
    await send(member(family.child), `/subscription/cancel/${family.child.id}`, {}, uuidv7())
    travelTo(addMonths(family.bought, 1))
    await sweep()
    await expectEnded(family, today())
    const again = await buy(member(family.parent), member(family.child))
    expect(again.status, JSON.stringify(again.body)).toBe(200)
    expect(await stateOf(family)).toEqual([null, 'open'])
    expect((await toggle(family.child, family.child.id, { college_id: await college() })).statusCode).toBe(
      200,
    )
    await sent(family.child, await coachAt(await college()), 'A first message')
  })

  test('changed to a package without it: read, while that package runs', async () => {
    const family = await buyer()
    const change = { package_key: 'package-1', billing_cycle: 'monthly' }
    const changed = await send(
      member(family.child),
      `/subscription/create/${family.child.id}`,
      { ...change, payment_method: await world.nonceFor(member(family.child), member(family.child)) },
      uuidv7(),
    )
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    travelTo(addMonths(family.bought, 1))
    await sweep()
    const { data } = await got(family.child, '/user')
    expect(data).toMatchObject({ access: ['full-profile'], rc_ended_on: today() })
    await expectEnded(family, today())
  })
})
