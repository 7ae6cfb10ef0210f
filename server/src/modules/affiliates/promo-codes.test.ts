import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { buildPromoCode, buildReferral } from './affiliates.factory.ts'
import { promoCodes, referrals } from './affiliates.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { send, post, verify, codeTo, bearer, whoIs, signUp } = visitor(() => tested)

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(clock.now().getTime() + days * day)

const check = (code: string, headers?: Record<string, string>) =>
  send('GET', `/promo-code/verify?promo_code=${encodeURIComponent(code)}`, undefined, headers)

const usesOf = async (code: string) => {
  const [found] = await db().select().from(promoCodes).where(eq(promoCodes.code, code))
  return found?.uses
}
const referralOf = async (userId: string) => {
  const [found] = await db().select().from(referrals).where(eq(referrals.user_id, userId))
  return found?.promo_code_id ?? null
}

let people = 0
const athlete = (facts: object = {}) => ({
  first_name: 'Robin',
  last_name: 'Marsh',
  email: `promo-${++people}@example.test`,
  password: 'Right1!',
  type: 'athlete',
  gender: 'female',
  ...facts,
})

describe('ACC-11 a promo code', () => {
  test('shows its discount and its owner, in any letter case', async () => {
    const owner_id = await buildUser(db(), { type: 'affiliate', first_name: 'Luis', last_name: 'Ortega' })
    await buildPromoCode(db(), { code: 'WORTH15', percent: 15, owner_id })
    for (const typed of ['WORTH15', 'worth15', '  Worth15 ']) {
      const answer = await check(typed)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        data: {
          code: 'WORTH15',
          kind: 'percent',
          percent: 15,
          amount: null,
          currency: 'USD',
          text: '15% off',
          user: { first_name: 'Luis', last_name: 'Ortega' },
        },
      })
    }
  })

  test('of a deleted affiliate can’t be used, not even by a form that was sent before', async () => {
    const owner_id = await buildUser(db(), { type: 'affiliate' })
    await buildPromoCode(db(), { code: 'LEFT10', owner_id })
    const form = athlete({ promo_code: 'LEFT10' })
    const { user_id } = (await post('/register', form)).json().data
    await db().update(users).set({ deleted_at: clock.now() }).where(eq(users.id, owner_id))
    const answer = await check('LEFT10')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toBe('Promo code is invalid')
    expect((await verify(user_id, await codeTo(form.email))).statusCode).toBe(200)
    expect(await referralOf(user_id)).toBeNull()
    expect(await usesOf('LEFT10')).toBe(0)
    await db().update(users).set({ deleted_at: null }).where(eq(users.id, owner_id))
    expect((await check('LEFT10')).statusCode).toBe(200)
  })

  test('of our own takes an amount off and has no owner', async () => {
    await buildPromoCode(db(), { code: 'TENOFF', kind: 'amount', amount_cents: 1000 })
    expect((await check('tenoff')).json().data).toMatchObject({
      kind: 'amount',
      percent: null,
      amount: 1000,
      text: '$10.00 off',
      user: null,
    })
  })

  const refusal = {
    message: 'Promo code is invalid',
    code: 'promo_code_not_valid',
    errors: { promo_code: ['Promo code is invalid'] },
  }

  test.each<[string, Partial<typeof promoCodes.$inferInsert>]>([
    ['inactive', { is_active: false }],
    ['not yet valid', { valid_from: inDays(1) }],
    ['expired', { valid_until: inDays(-1) }],
    ['used up', { max_uses: 2, uses: 2 }],
  ])('that is %s is refused like an unknown one', async (_, facts) => {
    await buildPromoCode(db(), { code: `NO${++people}NO`, ...facts })
    const answer = await check(`NO${people}NO`)
    expect(answer.statusCode).toBe(422)
    const unknown = await check('NOBODYS')
    expect(unknown.statusCode).toBe(422)
    expect(unknown.json()).toMatchObject(refusal)
    expect({ ...answer.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' })
  })

  test('ends at its exact time', async () => {
    await buildPromoCode(db(), { code: 'ENDING', valid_until: inDays(1) })
    advanceClock(day - 60_000)
    expect((await check('ENDING')).statusCode).toBe(200)
    advanceClock(60_001)
    expect((await check('ENDING')).statusCode).toBe(422)
  })

  test.each(['', ' ', 'x'.repeat(11), "' or 1=1", '%00', 'ПРОМО', 'A B'])(
    'typed as %j is not a code',
    async (typed) => {
      const answer = await check(typed)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ promo_code: ['Promo code is invalid'] })
    },
  )

  test('is required', async () => {
    expect((await send('GET', '/promo-code/verify')).json().errors).toEqual({
      promo_code: ['Promo code is invalid'],
    })
  })
})

describe('ACC-11 a person who signed up with a promo code', () => {
  const asked = async (code: string, userId: string) => {
    const { token } = await startSession(db(), { userId, remember: true })
    return check(code, { authorization: `Bearer ${token}` })
  }

  test('keeps it after it is used up, and can use no other', async () => {
    const mine = await buildPromoCode(db(), { code: 'MINE', max_uses: 1, uses: 1 })
    await buildPromoCode(db(), { code: 'OTHERS' })
    const userId = await buildReferral(db(), mine)
    expect((await asked('MINE', userId)).statusCode).toBe(200)
    expect((await asked('OTHERS', userId)).statusCode).toBe(422)
  })

  test.each(['coach', 'admin'] as const)('may show any other as a %s', async (type) => {
    const code = await buildPromoCode(db(), { code: `SHOWN${type.toUpperCase()}`.slice(0, 10) })
    const userId = await buildReferral(db(), code, { type })
    await buildPromoCode(db(), { code: `ANY${type.toUpperCase()}` })
    expect((await asked(`ANY${type}`, userId)).statusCode).toBe(200)
  })

  test('sees it with the account', async () => {
    const code = await buildPromoCode(db(), { code: 'TOLD' })
    const usable = async (userId: string) => {
      const { token } = await startSession(db(), { userId, remember: true })
      return (await whoIs({ authorization: `Bearer ${token}` })).can_use_promo_code
    }
    expect(await usable(await buildReferral(db(), code))).toBe(false)
    expect(await usable(await buildReferral(db(), code, { type: 'coach' }))).toBe(true)
    expect(await usable(await buildUser(db()))).toBe(true)
  })
})

describe('ACC-11 a promo code at sign-up', () => {
  test('is refused immediately if it is wrong', async () => {
    const answer = await post('/register', athlete({ promo_code: 'WRONG' }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ promo_code: ['Promo code is invalid'] })
  })

  test('counts after the address is proven, and not before', async () => {
    const code = await buildPromoCode(db(), { code: 'JOINING' })
    const form = athlete({ promo_code: 'joining' })
    const { user_id } = (await post('/register', form)).json().data
    expect(await usesOf('JOINING')).toBe(0)
    const answer = await verify(user_id, await codeTo(form.email))
    expect(answer.statusCode).toBe(200)
    expect(await usesOf('JOINING')).toBe(1)
    expect(await referralOf(user_id)).toBe(code)
    expect((await whoIs(bearer(answer))).can_use_promo_code).toBe(false)
  })

  test('of a family is the parent’s and counts only once', async () => {
    const code = await buildPromoCode(db(), { code: 'FAMILY' })
    const answer = await signUp(
      athlete({
        type: 'mother',
        athlete_first_name: 'Ada',
        athlete_last_name: 'Marsh',
        promo_code: 'FAMILY',
      }),
    )
    const { id, athletes } = await whoIs(bearer(answer))
    expect(await referralOf(id)).toBe(code)
    expect(await referralOf(athletes[0].user_id)).toBeNull()
    expect(await usesOf('FAMILY')).toBe(1)
  })

  test('that expired in the meantime is dropped, and the account exists', async () => {
    await buildPromoCode(db(), { code: 'TOOLATE' })
    const form = athlete({ promo_code: 'TOOLATE' })
    const { user_id } = (await post('/register', form)).json().data
    await db().update(promoCodes).set({ is_active: false }).where(eq(promoCodes.code, 'TOOLATE'))
    expect((await verify(user_id, await codeTo(form.email))).statusCode).toBe(200)
    expect(await referralOf(user_id)).toBeNull()
    expect(await usesOf('TOOLATE')).toBe(0)
  })

  test('with one use left goes to one of many parallel sign-ups, and all of them get in', async () => {
    await buildPromoCode(db(), { code: 'LASTONE', max_uses: 3, uses: 2 })
    const forms = Array.from({ length: 5 }, () => athlete({ promo_code: 'LASTONE' }))
    const waiting = await Promise.all(
      forms.map(async (form) => {
        const { user_id } = (await post('/register', form)).json().data
        return { user_id, code: await codeTo(form.email) }
      }),
    )
    const answers = await Promise.all(waiting.map(({ user_id, code }) => verify(user_id, code)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(forms.map(() => 200))
    expect(await usesOf('LASTONE')).toBe(3)
    const given = await Promise.all(waiting.map(({ user_id }) => referralOf(user_id)))
    expect(given.filter(Boolean)).toHaveLength(1)
  })
})
