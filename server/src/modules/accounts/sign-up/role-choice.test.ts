import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock, resetClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { hashToken, newToken, startSession } from '../../../platform/sessions/sessions.ts'
import { coachJob } from '../../colleges/colleges.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians, identities, invitations, roleChoices, users } from '../accounts.tables.ts'
import { visitor } from './visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, send, codeTo, mailsTo, whoIs, verify } = visitor(() => tested)
const db = () => tested.ports.database.db

let people = 0
const newAddress = () => `chooser-${++people}@example.test`
const unknown = async (facts: Parameters<typeof buildUser>[1] = {}) => {
  const email = newAddress()
  const userId = await buildUser(db(), {
    type: 'unknown',
    email,
    email_verified_at: clock.now(),
    ...facts,
  })
  const { token } = await startSession(db(), { userId, remember: true })
  return { userId, email, headers: { authorization: `Bearer ${token}` } }
}
const unproven = () =>
  unknown({ email: null, email_verified_at: null, unconfirmed_email: 'told@example.test' })
const form = (facts: object = {}) => ({
  first_name: 'Avery',
  last_name: 'Stone',
  type: 'athlete',
  gender: 'female',
  sport_key: 'soccer',
  ...facts,
})
const father = { type: 'father', athlete_first_name: 'Bo', athlete_last_name: 'Li', gender: 'female' }
const invite = async (role: 'athlete' | 'aunt') => {
  const inviter_id = await buildUser(db(), { type: 'parent' })
  const athlete_user_id = await buildUser(db(), { email: null, first_name: 'Bo', last_name: 'Li' })
  const code = newToken()
  await db()
    .insert(invitations)
    .values({
      id: uuidv7(),
      code_hash: hashToken(code),
      inviter_id,
      athlete_user_id,
      email: newAddress(),
      role,
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 60_000),
    })
  return { athlete_user_id, code }
}

describe('ACC-13 choosing a role', () => {
  test('takes effect with the activation, and signs out everywhere else', async () => {
    const { userId, headers } = await unknown()
    const elsewhere = await startSession(db(), { userId, remember: true })
    const saved = await post('/user/save-role', form(), headers)
    expect(saved.json()).toEqual({ data: { user_id: userId, needs_code: false } })
    expect(await whoIs(headers)).toMatchObject({ type: 'unknown' })

    const activated = await post('/user/activate', {}, headers)
    expect([activated.statusCode, activated.json()]).toEqual([
      200,
      { data: { user_id: userId, type: 'athlete' } },
    ])
    expect(await whoIs(headers)).toMatchObject({
      type: 'athlete',
      first_name: 'Avery',
      last_name: 'Stone',
      gender: 'female',
    })
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, userId))
    expect(page).toMatchObject({ sport_key: 'soccer' })
    const other = { authorization: `Bearer ${elsewhere.token}` }
    expect((await send('GET', '/user', undefined, other)).statusCode).toBe(401)
    expect(await db().select().from(roleChoices).where(eq(roleChoices.user_id, userId))).toEqual([])
  })

  test('a father enters his athlete', async () => {
    const { userId, headers } = await unknown()
    await post('/user/save-role', form(father), headers)
    expect((await post('/user/activate', {}, headers)).json().data.type).toBe('parent')
    expect(await whoIs(headers)).toMatchObject({ type: 'parent', gender: 'male' })
    const [family] = await db().select().from(guardians).where(eq(guardians.parent_id, userId))
    expect(family).toMatchObject({ relationship: 'father' })
    const [athlete] = await db()
      .select()
      .from(users)
      .where(eq(users.id, family?.athlete_user_id ?? ''))
    expect(athlete).toMatchObject({ first_name: 'Bo', last_name: 'Li', gender: 'female', email: null })
  })

  test('the last choice counts', async () => {
    const { headers } = await unknown()
    await post('/user/save-role', form(), headers)
    await post('/user/save-role', form({ type: 'coach', gender: '', ...(await coachJob(db())) }), headers)
    expect((await post('/user/activate', {}, headers)).json().data.type).toBe('coach')
  })

  test('without a proven address it waits for the code', async () => {
    const { userId, headers } = await unproven()
    const email = newAddress()
    const saved = await post('/user/save-role', form({ email }), headers)
    expect(saved.json()).toEqual({ data: { user_id: userId, needs_code: true } })
    const early = await post('/user/activate', {}, headers)
    expect(early.statusCode).toBe(409)
    expect(early.json().message).toBe('Please confirm your email address first.')
    const code = await codeTo(email)
    const corrected = await post('/user/save-role', form({ email, first_name: 'Corrected' }), headers)
    expect(corrected.json().data.needs_code).toBe(true)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await verify(userId, code, headers)).statusCode).toBe(200)
    expect((await post('/user/activate', {}, headers)).statusCode).toBe(200)
    expect(await whoIs(headers)).toMatchObject({ email, email_verified: true, first_name: 'Corrected' })
  })

  test('an address from a network is not proven, even if it is in the account', async () => {
    const { headers, email } = await unknown({ email_verified_at: null })
    const saved = await post('/user/save-role', form({ email }), headers)
    expect(saved.json().data.needs_code).toBe(true)
    expect((await post('/user/activate', {}, headers)).statusCode).toBe(409)
  })

  test('the activation needs a choice', async () => {
    const { headers } = await unknown()
    const answer = await post('/user/activate', {}, headers)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Please tell us about yourself first.')
  })

  test('takes effect only once: of two parallel requests, one does it', async () => {
    const { userId, headers } = await unknown()
    await post('/user/save-role', form(father), headers)
    const answers = await Promise.all([
      post('/user/activate', {}, headers),
      post('/user/activate', {}, headers),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses[0]).toBe(200)
    expect([403, 409]).toContain(statuses[1])
    expect(await db().select().from(guardians).where(eq(guardians.parent_id, userId))).toHaveLength(1)
  })

  test('is only for people without a role', async () => {
    const { headers } = await tested.signedIn('athlete')
    expect((await post('/user/save-role', form({ type: 'coach' }), headers)).statusCode).toBe(403)
    expect((await post('/user/activate', {}, headers)).statusCode).toBe(403)
    expect((await post('/user/save-role', form())).statusCode).toBe(401)
  })
})

describe('the role form', () => {
  test.each([
    [{}, { email: ['Please enter email address'] }],
    [{ email: 'nobody' }, { email: ['Please enter a valid email address.'] }],
    [{ gender: '' }, { gender: ['Please select Gender'] }],
    [{ type: 'admin' }, { type: ['Please select Relationship'] }],
    [{ first_name: 'Jo' }, { first_name: ['Please enter First Name (at least 3 symbols)'] }],
    [
      { type: 'aunt' },
      {
        athlete_first_name: ["Please enter Athlete's First Name"],
        athlete_last_name: ["Please enter Athlete's Last Name"],
      },
    ],
    [
      { promo_code: 'NOPE' },
      { email: ['Please enter email address'], promo_code: ['Promo code is invalid'] },
    ],
    [{ email: 'fine@example.test', invite: 'nope' }, { invite: ['This invitation is not valid.'] }],
  ])('%j is refused', async (facts, errors) => {
    const { userId, headers } = await unproven()
    const answer = await post('/user/save-role', form(facts), headers)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
    expect(await db().select().from(roleChoices).where(eq(roleChoices.user_id, userId))).toEqual([])
  })

  test('a taken address is refused', async () => {
    const { headers } = await unproven()
    const email = newAddress()
    await buildUser(db(), { email })
    const answer = await post('/user/save-role', form({ email }), headers)
    expect(answer.json().errors).toEqual({ email: ['This email has already been taken'] })
  })
})

describe('choosing a role with an invitation', () => {
  test('a relative joins the family', async () => {
    const { athlete_user_id, code } = await invite('aunt')
    const { userId, headers } = await unknown()
    await post('/user/save-role', form({ type: 'aunt', invite: code }), headers)
    expect((await post('/user/activate', {}, headers)).statusCode).toBe(200)
    expect(
      await db().select().from(guardians).where(eq(guardians.athlete_user_id, athlete_user_id)),
    ).toMatchObject([{ parent_id: userId, relationship: 'aunt' }])
  })

  test('the athlete who signed in with a network gets the page a parent made, and stays signed in', async () => {
    const { athlete_user_id, code } = await invite('athlete')
    const { userId, email, headers } = await unknown()
    await db()
      .insert(identities)
      .values({ network: 'google', subject: 'g-1', user_id: userId, created_at: clock.now() })
    const elsewhere = await startSession(db(), { userId, remember: true })
    await post('/user/save-role', form({ invite: code }), headers)
    const activated = await post('/user/activate', {}, headers)
    expect(activated.json()).toEqual({ data: { user_id: athlete_user_id, type: 'athlete' } })
    expect(await whoIs(headers)).toMatchObject({
      id: athlete_user_id,
      type: 'athlete',
      email,
      first_name: 'Bo',
      last_name: 'Li',
    })
    expect(await db().select().from(users).where(eq(users.id, userId))).toEqual([])
    expect(await db().select().from(identities).where(eq(identities.subject, 'g-1'))).toMatchObject([
      { user_id: athlete_user_id },
    ])
    const other = { authorization: `Bearer ${elsewhere.token}` }
    expect((await send('GET', '/user', undefined, other)).statusCode).toBe(401)
  })

  test('an invitation that was used in the meantime is refused, and the choice can be made again', async () => {
    const { code } = await invite('aunt')
    const { headers } = await unknown()
    await post('/user/save-role', form({ type: 'aunt', invite: code }), headers)
    await db()
      .update(invitations)
      .set({ used_at: clock.now() })
      .where(eq(invitations.code_hash, hashToken(code)))
    const refused = await post('/user/activate', {}, headers)
    expect([refused.statusCode, refused.json().message]).toEqual([422, 'This invitation is not valid.'])
    expect(await whoIs(headers)).toMatchObject({ type: 'unknown' })
    await post('/user/save-role', form({ type: 'coach', ...(await coachJob(db())) }), headers)
    expect((await post('/user/activate', {}, headers)).statusCode).toBe(200)
  })
})
