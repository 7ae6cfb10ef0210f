import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advanceClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { guardians } from '../../accounts/accounts.tables.ts'
import { promoCodes, referrals } from '../../affiliates/affiliates.tables.ts'
import { billingWorld, type Member } from '../billing.factory.ts'
import { addMonths } from '../billing-day.ts'

const { db, get, send, buy, athlete, parentOf, today, travelTo, sweep, packageOf } = billingWorld()

const wanted = { package_key: 'package-2', billing_cycle: 'monthly' }

const newCode = async (facts: Partial<typeof promoCodes.$inferInsert> = {}) => {
  const code = `Q${String(Math.random()).slice(2, 9)}`
  const now = new Date()
  await db()
    .insert(promoCodes)
    .values({ id: uuidv7(), code, kind: 'percent', percent: 50, valid_from: now, created_at: now, ...facts })
  return code
}

const takeFree = (who: Member, { userId }: Member, promo_code: string) =>
  send(who, `/subscription/free-upgrade/${userId}`, { ...wanted, promo_code })

const offerWith = (who: Member, promo_code: string) =>
  get(
    who,
    `/subscription/offer/${who.userId}?package_key=package-2&billing_cycle=monthly&promo_code=${promo_code}`,
  )

const siblings = async () => {
  const amara = await athlete()
  const mother = await parentOf(amara)
  const ben = await athlete()
  await db().insert(guardians).values({
    parent_id: mother.userId,
    athlete_user_id: ben.userId,
    relationship: 'mother',
    created_at: new Date(),
  })
  return { amara, ben, mother }
}

const usedBefore = {
  status: 422,
  body: { errors: { promo_code: [expect.stringContaining('already used')] } },
}

describe('PAY-01 a promo code is for one package of a family', () => {
  test('a free package does not begin again with the same code', async () => {
    const amara = await athlete()
    const mother = await parentOf(amara)
    const code = await newCode({ percent: 100, months: 1 })
    expect((await takeFree(amara, amara, code)).status).toBe(200)
    travelTo((await packageOf(amara)).ends_on)
    await sweep()
    for (const who of [amara, mother]) expect(await takeFree(who, amara, code)).toMatchObject(usedBefore)
    expect(await offerWith(amara, code)).toMatchObject(usedBefore)
  })

  test('a discount does not begin again after canceling', async () => {
    const amara = await athlete()
    const code = await newCode({ months: 1 })
    expect((await buy(amara, amara, { promo_code: code })).status).toBe(200)
    await send(amara, `/subscription/cancel/${amara.userId}`)
    travelTo(addMonths(today(), 1))
    await sweep()
    expect(await buy(amara, amara, { promo_code: code })).toMatchObject(usedBefore)
  })

  test('a declined card does not use it up', async () => {
    const amara = await athlete()
    const code = await newCode({ max_uses: 1 })
    const declined = { promo_code: code, payment_method: 'fake-processor-declined-visa-nonce' }
    expect(await buy(amara, amara, declined)).toMatchObject({ body: { code: 'card_declined' } })
    expect((await buy(amara, amara, { promo_code: code })).status).toBe(200)
  })

  test('a code with one use does not pay for every child of a parent, also at the same moment', async () => {
    const { amara, ben, mother } = await siblings()
    const code = await newCode({ percent: 100, max_uses: 1 })
    const free = await Promise.all([takeFree(mother, amara, code), takeFree(mother, ben, code)])
    expect(free.map(({ status }) => status).toSorted()).toEqual([200, 422])

    const two = await siblings()
    const half = await newCode({ max_uses: 1 })
    const paid = await Promise.all(
      [two.amara, two.ben].map((who) => buy(two.mother, who, { promo_code: half })),
    )
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('PAY-01 a person who signed up with a code', () => {
  const signedUpWith = async (code: string) => {
    const who = await athlete()
    const [found] = await db().select().from(promoCodes).where(eq(promoCodes.code, code))
    await db()
      .insert(referrals)
      .values({
        id: uuidv7(),
        promo_code_id: found?.id ?? '',
        user_id: who.userId,
        created_at: new Date(),
      })
    return who
  }
  const offerTo = (who: Member) =>
    get(who, `/subscription/offer/${who.userId}?package_key=package-2&billing_cycle=monthly`)

  test('has its discount without sending it, and knows when it ends', async () => {
    const code = await newCode({ months: 3 })
    const amara = await signedUpWith(code)
    const ends = { on: addMonths(today(), 4), total: 4900, formatted_total: '$49.00' }
    expect(await offerTo(amara)).toMatchObject({
      body: { data: { promo_code: code, total: 2450, discount_ends: ends } },
    })
    expect((await buy(amara, amara)).status).toBe(200)
    const paid = await get(amara, '/my-account/payment')
    expect(paid.body).toMatchObject({
      data: {
        active_package: {
          discount: '50% off',
          discount_until: ends.on,
          next_charge: { total: 2450 },
        },
      },
    })
    travelTo(ends.on)
    await sweep()
    const later = await get(amara, '/my-account/payment')
    expect(later.body).toMatchObject({
      data: { active_package: { discount: null, next_charge: { total: 4900 } } },
    })
  })

  test('gets a package for a code for the full price, once', async () => {
    const code = await newCode({ percent: 100, months: 1 })
    const amara = await signedUpWith(code)
    const take = () => send(amara, `/subscription/free-upgrade/${amara.userId}`, wanted)
    expect((await take()).status).toBe(200)
    travelTo((await packageOf(amara)).ends_on)
    await sweep()
    expect(await offerTo(amara)).toMatchObject({ status: 200, body: { data: { promo_code: null } } })
    expect((await take()).status).toBe(422)
  })
})

test('PAY-01 promo codes can’t be found by trying, in an offer or in a purchase', async () => {
  advanceClock(60 * 60 * 1000)
  const guesser = await athlete()
  const known = await newCode()
  for (let tried = 0; tried < 20; tried += 1) {
    expect((await offerWith(guesser, known)).status).toBe(200)
    expect((await offerWith(guesser, `NO${tried}`)).status).toBe(422)
    expect((await takeFree(guesser, guesser, `NO${tried}`)).status).toBe(422)
  }
  expect((await offerWith(guesser, 'NO99')).status).toBe(429)
  expect((await takeFree(guesser, guesser, 'NO99')).status).toBe(429)
  expect((await buy(guesser, guesser, { promo_code: 'NO99' })).status).toBe(429)
})
