import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { indexedPlan } from '../../../platform/database/indexed-plan.factory.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts.factory.ts'
import { guardians, invitations, registrations, users } from '../accounts.tables.ts'
import { visitor } from '../sign-up/visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
})
afterAll(() => tested.close())
afterEach(resetClock)

const { post, send, codeTo, mailTo, linkTo, bearer, whoIs, verify, signUp } = visitor(() => tested)
const db = () => tested.ports.database.db
const day = 24 * 60 * 60 * 1000

let people = 0
const newAddress = () => `relative-${++people}@example.test`
const enter = async (userId: string) => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}
/** A mother and the athlete she entered, who can't sign in. */
const buildFamily = async () => {
  const email = newAddress()
  const motherId = await buildUser(db(), { type: 'parent', email, first_name: 'Corinne', last_name: 'Li' })
  const athleteUserId = await buildUser(db(), {
    email: null,
    first_name: 'Bo',
    last_name: 'Li',
    gender: 'male',
  })
  await db().insert(guardians).values({
    parent_id: motherId,
    athlete_user_id: athleteUserId,
    relationship: 'mother',
    created_at: clock.now(),
  })
  return { motherId, athleteUserId, email, headers: await enter(motherId) }
}
type Family = Awaited<ReturnType<typeof buildFamily>>
const invite = ({ athleteUserId, headers }: Family, facts: object = {}) =>
  post('/user/invitations', { athlete_user_id: athleteUserId, role: 'father', ...facts }, headers)
/** Invites, and returns the code of the link. */
const invited = async (family: Family, role: string, email = newAddress()) => {
  const answer = await invite(family, { email, role })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const link = await linkTo(email)
  return { id: String(answer.json().data.id), email, link, code: link.searchParams.get('invite') ?? '' }
}
const familiesOf = async (headers: Record<string, string>) =>
  (await send('GET', '/user/families', undefined, headers)).json().data
const form = (facts: object = {}) => ({
  first_name: 'Martin',
  last_name: 'Stone',
  email: newAddress(),
  password: 'Right1!',
  type: 'father',
  gender: 'male',
  ...facts,
})
const check = (code: string) => post('/register/check-invite', { invite: code })
const notValid = 'This invitation is not valid.'

describe('a family', () => {
  test('shows its members and invitations', async () => {
    const family = await buildFamily()
    const { id, email } = await invited(family, 'father')
    const expected = {
      athlete_user_id: family.athleteUserId,
      first_name: 'Bo',
      last_name: 'Li',
      invitations: [{ id, email, role: 'father', expires_at: expect.any(String) }],
    }
    const athlete = { user_id: family.athleteUserId, role: 'athlete', can_sign_in: false, email: null }
    const mother = {
      user_id: family.motherId,
      role: 'mother',
      can_sign_in: true,
      email: family.email,
    }
    expect(await familiesOf(family.headers)).toMatchObject([
      {
        ...expected,
        members: [
          { ...athlete, is_me: false },
          { ...mother, is_me: true },
        ],
      },
    ])
    expect(await familiesOf(await enter(family.athleteUserId))).toMatchObject([
      {
        ...expected,
        members: [
          { ...athlete, is_me: true },
          { ...mother, is_me: false },
        ],
      },
    ])
  })

  test('is found by ids, however many people there are', async () => {
    const { headers } = await buildFamily()
    const plan = await indexedPlan(
      tested.ports.database.pool,
      ({ name }) => name === 'accounts_families',
      () => familiesOf(headers),
    )
    // The athletes, and twice more: for their guardians and invitations. A subquery would be a filter of all people.
    expect(plan.match(/id = ANY \(\(?(InitPlan|\$)/g)).toHaveLength(3)
    expect(plan).not.toMatch(/Filter: .*hashed SubPlan/)
  })

  test('is private', async () => {
    await buildFamily()
    const stranger = await tested.signedIn('parent')
    expect(await familiesOf(stranger.headers)).toEqual([])
    const coach = await tested.signedIn('coach')
    expect((await send('GET', '/user/families', undefined, coach.headers)).statusCode).toBe(403)
    expect((await send('GET', '/user/families')).statusCode).toBe(401)
  })
})

describe('inviting', () => {
  test('emails a link to our site, and stores only its hash', async () => {
    const family = await buildFamily()
    const { email, code, link } = await invited(family, 'aunt')
    expect(link.origin + link.pathname).toBe('https://fieldhouse.test/')
    expect(code).toMatch(/^[\w-]{43}$/)
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Corinne Li invites you to Bo’s family on Fieldhouse')
    const rows = await db()
      .select()
      .from(invitations)
      .where(eq(invitations.athlete_user_id, family.athleteUserId))
    expect(JSON.stringify(rows)).not.toContain(code)
    expect((await check(code)).json()).toEqual({
      data: {
        inviter_name: 'Corinne Li',
        athlete_first_name: 'Bo',
        athlete_last_name: 'Li',
        sport_key: null,
        gender: 'male',
        email,
        type: 'aunt',
      },
    })
  })

  test('to another family is not found', async () => {
    const family = await buildFamily()
    const other = await buildFamily()
    const answer = await invite({ ...family, athleteUserId: other.athleteUserId }, { email: newAddress() })
    expect(answer.statusCode).toBe(404)
    const parent = await invite({ ...family, athleteUserId: family.motherId }, { email: newAddress() })
    expect(parent.statusCode).toBe(404)
  })

  test.each([
    [{ email: '' }, { email: ['Please enter email address'] }],
    [{ email: 'nobody' }, { email: ['Please enter a valid email address.'] }],
    [{ email: 'fine@example.test', role: 'coach' }, { role: ['Please select Relationship'] }],
  ])('%j is refused', async (facts, errors) => {
    const answer = await invite(await buildFamily(), facts)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })

  test('refuses people who belong to the family, have an account, or can already sign in', async () => {
    const family = await buildFamily()
    const member = await invite(family, { email: family.email.toUpperCase() })
    expect(member.json().errors).toEqual({ email: ['This person belongs to the family already.'] })
    const email = newAddress()
    await buildUser(db(), { email })
    expect((await invite(family, { email })).json().errors).toEqual({
      email: [`An account with the email ${email} already exists.`],
    })
    await db().update(users).set({ email: newAddress() }).where(eq(users.id, family.athleteUserId))
    const athlete = await invite(family, { email: newAddress(), role: 'athlete' })
    expect(athlete.json().errors).toEqual({ role: ['Bo can sign in already.'] })
  })

  test('the same address gets one email a minute, and the newer link replaces the older', async () => {
    const family = await buildFamily()
    const { email, code } = await invited(family, 'father')
    expect((await invite(family, { email })).statusCode).toBe(429)
    advanceClock(61_000)
    expect((await invite(family, { email })).statusCode).toBe(200)
    await mailTo(email, 2)
    expect((await check(code)).statusCode).toBe(422)
    expect((await familiesOf(family.headers))[0].invitations).toHaveLength(1)
  })

  test('to one address is not used up by another family', async () => {
    const [family, other] = [await buildFamily(), await buildFamily()]
    const email = newAddress()
    expect((await invite(other, { email })).statusCode).toBe(200)
    expect((await invite(family, { email })).statusCode).toBe(200)
  })

  test('one inbox gets five a day from everyone, with any suffix after the plus', async () => {
    const name = newAddress().replace('@example.test', '')
    const to = (tag: string) => ({ email: `${name}${tag}@example.test` })
    for (const tag of ['', '+a', '+b', '+c', '+d'])
      expect((await invite(await buildFamily(), to(tag))).statusCode).toBe(200)
    const refused = await invite(await buildFamily(), to('+e'))
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe('Too many attempts. Please try again in 24 hours.')
    expect((await invite(await buildFamily(), { email: newAddress() })).statusCode).toBe(200)
    advanceClock(day)
    expect((await invite(await buildFamily(), to('+e'))).statusCode).toBe(200)
  })

  test('one person sends at most twenty a day', async () => {
    const family = await buildFamily()
    for (let count = 0; count < 20; count++) {
      // Past the limit on forms.
      advanceClock(60_001)
      expect((await invite(family, { email: newAddress() })).statusCode).toBe(200)
    }
    advanceClock(600_001)
    expect((await invite(family, { email: newAddress() })).statusCode).toBe(429)
  })

  test('can be withdrawn by the family, and by nobody else', async () => {
    const family = await buildFamily()
    const { id, code } = await invited(family, 'father')
    const withdraw = (headers: Record<string, string>) =>
      send('DELETE', `/user/invitations/${id}`, undefined, headers)
    const stranger = await buildFamily()
    expect((await withdraw(stranger.headers)).statusCode).toBe(404)
    expect((await check(code)).statusCode).toBe(200)
    expect((await withdraw(family.headers)).json()).toEqual({ data: { id } })
    expect((await withdraw(family.headers)).statusCode).toBe(404)
    expect((await check(code)).json().message).toBe(notValid)
  })
})

describe('ACC-17 an invitation', () => {
  test.each(['nope', '%00', "' or 1=1 --", 'x'.repeat(100)])('%j is not an invitation', async (code) => {
    const answer = await check(code)
    expect([answer.statusCode, answer.json().message]).toEqual([422, notValid])
  })

  test('works for 14 days', async () => {
    const { code } = await invited(await buildFamily(), 'father')
    advanceClock(14 * day - 60_000)
    expect((await check(code)).statusCode).toBe(200)
    advanceClock(60_000)
    expect((await check(code)).json().message).toBe(notValid)
    expect((await post('/register', form({ invite: code }))).json().errors).toEqual({ invite: [notValid] })
  })

  test('opens nothing after its sender’s account was deleted', async () => {
    const family = await buildFamily()
    const { code } = await invited(family, 'father')
    const father = form({ invite: code })
    const { user_id } = (await post('/register', father)).json().data
    const waiting = await db().select().from(registrations).where(eq(registrations.id, user_id))
    expect(JSON.stringify(waiting)).not.toContain(code)
    const digits = await codeTo(father.email)
    await db().update(users).set({ deleted_at: clock.now() }).where(eq(users.id, family.motherId))
    expect((await check(code)).json().message).toBe(notValid)
    expect((await verify(user_id, digits)).json().message).toBe(notValid)
  })

  test('a person who signs up with it belongs to the family, and enters no athlete’s names', async () => {
    const family = await buildFamily()
    const { code } = await invited(family, 'father')
    const entered = await signUp(form({ invite: code, type: 'uncle' }))
    const uncle = await whoIs(bearer(entered))
    expect(uncle).toMatchObject({ type: 'parent', gender: 'male' })
    const joined = await db()
      .select()
      .from(guardians)
      .where(and(eq(guardians.athlete_user_id, family.athleteUserId), eq(guardians.parent_id, uncle.id)))
    expect(joined).toMatchObject([{ relationship: 'uncle' }])
    const [shown] = await familiesOf(bearer(entered))
    expect(shown.members.map(({ role }: { role: string }) => role)).toEqual(['athlete', 'mother', 'uncle'])
    expect(shown.invitations).toEqual([])
    expect((await check(code)).json().message).toBe(notValid)
  })

  test('the athlete takes over the page: the same user, now with a login', async () => {
    const family = await buildFamily()
    const { code, email } = await invited(family, 'athlete')
    expect((await check(code)).json().data.type).toBe('athlete')
    const entered = await signUp(form({ email, invite: code, type: 'athlete', first_name: 'Robert' }))
    expect(await whoIs(bearer(entered))).toMatchObject({
      id: family.athleteUserId,
      email,
      email_verified: true,
      first_name: 'Bo',
      last_name: 'Li',
    })
    expect((await post('/login', { email, password: 'Right1!' })).statusCode).toBe(200)
    const [shown] = await familiesOf(family.headers)
    expect(shown.members[0]).toMatchObject({ role: 'athlete', can_sign_in: true })
    expect((await invite(family, { email: newAddress(), role: 'athlete' })).statusCode).toBe(422)
  })

  test('is for the athlete or for a relative, not for a coach', async () => {
    const family = await buildFamily()
    const forAthlete = await invited(family, 'athlete')
    const forAunt = await invited(family, 'aunt')
    const register = async (invite: string, type: string) =>
      (await post('/register', form({ invite, type }))).json().errors
    expect(await register(forAthlete.code, 'aunt')).toEqual({
      type: ['This invitation is for the athlete.'],
    })
    expect(await register(forAunt.code, 'athlete')).toEqual({
      type: ['This invitation is for a relative of the athlete.'],
    })
    expect(await register(forAunt.code, 'coach')).toMatchObject({
      type: ['A coach can’t sign up by invitation.'],
    })
  })

  test('works only once, also for two people who finish at the same moment', async () => {
    const family = await buildFamily()
    const { code } = await invited(family, 'father')
    const [one, other] = [form({ invite: code }), form({ invite: code })]
    const begun = await Promise.all([post('/register', one), post('/register', other)])
    const ids = begun.map((answer) => String(answer.json().data.user_id))
    const codes = [await codeTo(one.email), await codeTo(other.email)]
    const answers = await Promise.all(ids.map((id, index) => verify(id, codes[index] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().message).toBe(notValid)
    expect(
      await db().select().from(guardians).where(eq(guardians.athlete_user_id, family.athleteUserId)),
    ).toHaveLength(2)
  })

  test('of two invitations for the athlete, only one gives the login', async () => {
    const family = await buildFamily()
    const first = await invited(family, 'athlete')
    const second = await invited(family, 'athlete')
    const forms = [first, second].map(({ email, code }) => form({ email, invite: code, type: 'athlete' }))
    const ids = (await Promise.all(forms.map((each) => post('/register', each)))).map((answer) =>
      String(answer.json().data.user_id),
    )
    const codes = [await codeTo(first.email), await codeTo(second.email)]
    const answers = await Promise.all(ids.map((id, index) => verify(id, codes[index] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const [athlete] = await db().select().from(users).where(eq(users.id, family.athleteUserId))
    const winner = answers[0]?.statusCode === 200 ? first : second
    expect(athlete?.email).toBe(winner.email)
  })
})
