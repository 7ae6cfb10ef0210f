import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { idempotencyKeys } from '../../../platform/http/idempotency.tables.ts'
import { promoCodes, referrals } from '../../affiliates/affiliates.tables.ts'
import { coachJob } from '../../colleges/colleges.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { events, teamMembers, teams } from '../../teams/teams.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians, registrations, users } from '../accounts.tables.ts'
import { athleteForm, motherForm, newAddress } from './sign-up-form.factory.ts'
import { visitor } from './visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, codeTo, mailTo, linkTo, bearer, whoIs, verify, signUp } = visitor(() => tested)
const db = () => tested.ports.database.db

const findUserBy = async (email: string) => {
  const [user] = await db().select().from(users).where(eq(users.email, email))
  return user
}

describe('ACC-04 signing up', () => {
  test('repeated after a lost response gives the first response, and one code', async () => {
    const form = athleteForm()
    const send = (changed: object = {}) =>
      tested.app.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'idempotency-key': 'sign-up-once-0001' },
        payload: { ...form, ...changed },
        remoteAddress: '10.44.0.1',
      })
    const first = await send()
    const again = await Promise.all([send(), send()])
    expect(first.statusCode).toBe(201)
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([201, first.json()])
    expect((await verify(first.json().data.user_id, await codeTo(form.email, 1))).statusCode).toBe(200)
    // The password is part of the request too, but nothing stored reveals it.
    expect((await send({ password: 'Another1!' })).statusCode).toBe(409)
    const kept = await db().select().from(idempotencyKeys)
    expect(kept).toHaveLength(1)
    const plain = createHash('sha256').update(JSON.stringify(form)).digest('base64')
    expect(JSON.stringify(kept)).not.toContain(form.password)
    expect(kept[0]?.request_hash).not.toBe(plain)
    expect(kept[0]?.request_hash).toMatch(/^\S{44} \S{44}$/)
  })

  test('an athlete gets a code, proves the address with it, and is signed in', async () => {
    const form = athleteForm()
    const answer = await post('/register', form)
    expect(answer.statusCode).toBe(201)
    const userId = answer.json().data.user_id
    expect(await findUserBy(form.email)).toBeUndefined()

    const entered = await verify(userId, await codeTo(form.email))
    expect(entered.statusCode).toBe(200)
    expect(entered.json()).toMatchObject({ token_type: 'bearer', expires_in: 15_000_000 })
    expect(String(entered.headers['set-cookie'])).toContain(`main-auth-token=${entered.json().token}`)
    expect(await whoIs(bearer(entered))).toMatchObject({
      id: userId,
      type: 'athlete',
      email: form.email,
      email_verified: true,
      first_name: 'Avery',
      last_name: 'Stone',
      gender: 'female',
      has_password: true,
    })
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, userId))
    expect(page).toMatchObject({ sport_key: 'hockey' })
  })

  test('the password opens the account afterward, and not before', async () => {
    const form = athleteForm()
    const { user_id } = (await post('/register', form)).json().data
    const login = { email: form.email, password: form.password }
    const before = await post('/login', login)
    expect(before.json()).toEqual({ status: 'email-unconfirmed', user_id })
    // Another household asked, so a new code was sent and replaces the first.
    const next = await codeTo(form.email, 2)
    expect(before.cookies).toEqual([])
    await verify(user_id, next)
    expect((await post('/login', login)).json()).toHaveProperty('token')
  })

  test('a mother enters her athlete, who has a page and no login', async () => {
    const form = motherForm()
    const entered = await signUp(form)
    const mother = await findUserBy(form.email)
    expect(mother).toMatchObject({ type: 'parent', gender: 'female', first_name: 'Corinne' })
    expect(await whoIs(bearer(entered))).toMatchObject({ id: mother?.id, type: 'parent' })
    const [family] = await db()
      .select()
      .from(guardians)
      .where(eq(guardians.parent_id, mother?.id ?? ''))
    expect(family).toMatchObject({ relationship: 'mother' })
    const [athlete] = await db()
      .select()
      .from(users)
      .where(eq(users.id, family?.athlete_user_id ?? ''))
    expect(athlete).toMatchObject({
      type: 'athlete',
      first_name: 'Bo',
      last_name: 'Li',
      gender: 'male',
      email: null,
      password_hash: null,
    })
    const [page] = await db()
      .select()
      .from(athletes)
      .where(eq(athletes.user_id, athlete?.id ?? ''))
    expect(page).toMatchObject({ sport_key: 'hockey' })
  })

  test.each([
    ['father', 'male'],
    ['grand-mother', 'female'],
    ['guardian', null],
  ])('a %s is a parent of gender %j, whatever the athlete’s', async (type, gender) => {
    const form = motherForm({ type })
    await signUp(form)
    expect(await findUserBy(form.email)).toMatchObject({ type: 'parent', gender })
  })

  test('a promo code is counted once per family, also when it is given with the code', async () => {
    const promo = { id: uuidv7(), code: 'RIDGELINE', kind: 'percent' as const, percent: 10 }
    await db()
      .insert(promoCodes)
      .values({ ...promo, valid_from: clock.now(), created_at: clock.now() })
    await signUp(motherForm({ promo_code: 'ridgeline' }))
    const late = athleteForm()
    const { user_id } = (await post('/register', late)).json().data
    const code = await codeTo(late.email)
    expect((await verify(user_id, code, {}, { promo_code: 'RidgeLine' })).statusCode).toBe(200)
    const counted = await db().select().from(referrals).where(eq(referrals.promo_code_id, promo.id))
    expect(counted).toHaveLength(2)
    expect(counted.map((row) => row.user_id)).toContain(user_id)
    await signUp({ ...athleteForm({ type: 'coach', promo_code: 'RIDGELINE', ...(await coachJob(db())) }) })
    expect(await db().select().from(referrals).where(eq(referrals.promo_code_id, promo.id))).toHaveLength(2)
  })

  test.each([
    ['promo code', { promo_code: 'NOPE' }, { promo_code: ['Promo code is invalid'] }],
    ['team', { team_id: uuidv7() }, { team_id: ['Please select Team'] }],
    ['invitation', { invite: 'nope' }, { invite: ['This invitation is not valid.'] }],
  ])('an unknown %s is reported together with a taken address', async (_, facts, fault) => {
    const email = newAddress()
    await buildUser(db(), { email })
    const answer = await post('/register', athleteForm({ email, ...facts }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      email: [`An account with the email ${email} already exists.`],
      ...fault,
    })
  })

  test('stores the password and the code only as hashes, and the email repeats nothing that was typed', async () => {
    const form = athleteForm({ first_name: '<b>Win at evil.test</b>', password: 'Secret-77!' })
    await post('/register', form)
    const code = await codeTo(form.email)
    const [kept] = await db().select().from(registrations).where(eq(registrations.email, form.email))
    expect(JSON.stringify(kept)).not.toContain('Secret-77!')
    const { text, html } = await mailTo(form.email)
    expect(code).toMatch(/^\d{4}$/)
    for (const body of [text, html]) {
      expect(body).toContain(code)
      expect(body).not.toContain('evil.test')
    }
    expect((await linkTo(form.email)).pathname).toBe(`/email/verify/${kept?.id}`)
  })
})

describe('ACC-05 a coach', () => {
  const buildTeam = async () => {
    const event_id = uuidv7()
    const team_id = uuidv7()
    const day = '2026-11-15'
    await db().insert(events).values({
      id: event_id,
      name: 'Fall Classic',
      starts_on: day,
      ends_on: day,
      place: 'Austin',
      created_at: clock.now(),
    })
    await db().insert(teams).values({ id: team_id, name: 'Ridge', event_id, created_at: clock.now() })
    return { event_id, team_id }
  }

  test('who comes from an event joins the team', async () => {
    const { event_id, team_id } = await buildTeam()
    const form = athleteForm({ type: 'coach', gender: '', event: event_id, team_id })
    const entered = await signUp(form)
    const coach = await whoIs(bearer(entered))
    expect(coach).toMatchObject({ type: 'coach', gender: null })
    const joined = await db()
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.team_id, team_id), eq(teamMembers.user_id, coach.id)))
    expect(joined).toHaveLength(1)
  })

  test('must pick a team of the event', async () => {
    const { event_id } = await buildTeam()
    const other = await buildTeam()
    const form = { type: 'coach', event: event_id }
    expect((await post('/register', athleteForm(form))).json().errors).toEqual({
      team_id: ['Please select Team'],
    })
    const wrong = await post('/register', athleteForm({ ...form, team_id: other.team_id }))
    expect(wrong.json().errors).toEqual({ team_id: ['Please select Team'] })
    const athlete = await post('/register', athleteForm({ event: event_id, team_id: other.team_id }))
    expect(athlete.json().errors).toMatchObject({ type: ['Only coaches sign up through an event.'] })
  })
})

describe('an address that is taken', () => {
  test('is reported during typing, in any letter case', async () => {
    const email = newAddress()
    expect((await post('/register/check-email', { email })).json()).toEqual({ data: { is_free: true } })
    await buildUser(db(), { email })
    const check = (text: string) => post('/register/check-email', { email: text })
    expect((await check(email.toUpperCase())).json()).toEqual({ data: { is_free: false } })
    expect((await check('nobody')).json().errors).toEqual({
      email: ['Please enter a valid email address.'],
    })
  })

  test('can’t be used to sign up, and nothing is stored', async () => {
    const email = newAddress()
    await buildUser(db(), { email })
    const given = email.toUpperCase()
    const answer = await post('/register', athleteForm({ email: given }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ email: [`An account with the email ${given} already exists.`] })
    expect(await db().select().from(registrations).where(eq(registrations.email, given))).toEqual([])
  })

  test('goes to the first person who proves it, because a pending sign-up reserves nothing', async () => {
    const email = newAddress()
    const first = (await post('/register', athleteForm({ email }))).json().data.user_id
    const firstCode = await codeTo(email)
    advanceClock(61_000)
    const second = (await post('/register', athleteForm({ email, first_name: 'Thief' }))).json().data.user_id
    const secondCode = await codeTo(email, 2)
    expect((await verify(first, firstCode)).statusCode).toBe(200)
    const late = await verify(second, secondCode)
    expect(late.statusCode).toBe(422)
    expect(late.json().errors).toEqual({ email: [`An account with the email ${email} already exists.`] })
    expect(await findUserBy(email)).toMatchObject({ id: first, first_name: 'Avery' })
  })

  test('goes to one of two people who prove it in parallel, and nothing breaks', async () => {
    const email = newAddress()
    const first = (await post('/register', athleteForm({ email }))).json().data.user_id
    const firstCode = await codeTo(email)
    advanceClock(61_000)
    const second = (await post('/register', athleteForm({ email }))).json().data.user_id
    const secondCode = await codeTo(email, 2)
    const answers = await Promise.all([verify(first, firstCode), verify(second, secondCode)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })
})
