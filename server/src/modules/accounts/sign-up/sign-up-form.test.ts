import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { registrations } from '../accounts.tables.ts'
import { athleteForm, motherForm, newAddress } from './sign-up-form.factory.ts'
import { otherThan, visitor } from './visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { post, codeTo, bearer, whoIs, verify, signUp } = visitor(() => tested)

describe('ACC-08 the form', () => {
  test('reports all missing fields together', async () => {
    const answer = await post('/register', {})
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject({
      first_name: ['Please enter First Name'],
      last_name: ['Please enter Last Name'],
      email: ['Please enter email address'],
      password: ['Please enter your password'],
      type: ['Please select Relationship'],
    })
  })

  test.each([
    ['first_name', '   ', 'Please enter First Name'],
    ['first_name', ' Jo ', 'Please enter First Name (at least 3 symbols)'],
    ['last_name', 'Li', 'Please enter Last Name (at least 3 symbols)'],
    ['last_name', 'x'.repeat(51), 'Please shorten this to 50 characters'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['email', ' ', 'Please enter email address'],
    ['email', 'a@b.test\r\nBcc: thief@elsewhere.test', 'Please enter a valid email address.'],
    ['password', ' ', 'Please enter your password'],
    ['password', 'Ab1 !', 'Password must be at least 6 characters long.'],
    [
      'password',
      'abcdef',
      'This password is too weak. Mix upper and lower case letters, numbers and symbols.',
    ],
    ['type', 'admin', 'Please select Relationship'],
    ['type', 'rsc', 'Please select Relationship'],
    ['gender', '', 'Please select Gender'],
    ['gender', 'other', 'Please select Gender'],
    ['sport_key', 'chess', 'Please select Sport'],
    ['promo_code', 'ELEVENCHARS', 'Please shorten this to 10 characters'],
  ])('refuses %s %j', async (field, value, fault) => {
    const answer = await post('/register', athleteForm({ [field]: value }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [fault] })
  })

  test('relatives enter the names and the gender of the athlete', async () => {
    const answer = await post(
      '/register',
      motherForm({ athlete_first_name: ' ', athlete_last_name: undefined, gender: undefined }),
    )
    expect(answer.json().errors).toEqual({
      athlete_first_name: ["Please enter Athlete's First Name"],
      athlete_last_name: ["Please enter Athlete's Last Name"],
      gender: ['Please select Gender'],
    })
  })

  test('whitespace is removed from address and password, and names are cleaned up', async () => {
    const email = newAddress()
    const form = athleteForm({
      email: ` ${email.replace('@', ' @')} `,
      password: ' Ri ght1! ',
      first_name: '  Mary\n  Ann ',
    })
    const { user_id } = (await post('/register', form)).json().data
    const entered = await verify(user_id, await codeTo(email))
    expect(await whoIs(bearer(entered))).toMatchObject({ email, first_name: 'Mary Ann' })
    expect((await post('/login', { email, password: 'Right1!' })).statusCode).toBe(200)
  })
})

describe('hostile text', () => {
  test.each([
    ['<script>alert(1)</script>', "O'Neal; drop table accounts_users; --"],
    ['{{constructor}}', '=HYPERLINK("http://evil.test")'],
    ['Avery 🏀', '🏀🏀🏀'],
  ])('is only text: %j %j', async (first_name, last_name) => {
    const form = athleteForm({ first_name, last_name })
    const entered = await signUp(form)
    expect(await whoIs(bearer(entered))).toMatchObject({ first_name, last_name })
  })

  test('control characters and direction marks are removed from a name', async () => {
    const form = athleteForm({ first_name: '\u202eAv\u0007ery\u2069', last_name: 'Sto\u001b\r\n\u0085ne' })
    const entered = await signUp(form)
    expect(await whoIs(bearer(entered))).toMatchObject({ first_name: 'Avery', last_name: 'Sto ne' })
  })

  test('a malformed code is refused before anything is counted', async () => {
    const form = athleteForm()
    const { user_id } = (await post('/register', form)).json().data
    const code = await codeTo(form.email)
    for (const wrong of ['', '12', 'abcd', '12345', '１２３４', null, ['1234'], { $ne: '' }, 1234])
      expect((await post(`/email/verify/${user_id}`, { code: wrong })).json().errors).toEqual({
        code: ['The verification code is invalid.'],
      })
    expect((await verify("' or 1=1 --", code)).statusCode).toBe(422)
    expect((await verify(user_id, otherThan(code))).statusCode).toBe(422)
    expect((await verify(user_id, ` ${code} `)).statusCode).toBe(200)
  })
})

describe('an athlete under 13', () => {
  const thisYear = new Date().getUTCFullYear()
  const register = (facts: object) => post('/register', athleteForm(facts))
  const tooYoung =
    'You need to be 13 to sign up on your own. Ask a parent to sign up: they can create your page with you.'

  test('gets a kind message that a parent creates the page, and nothing is stored', async () => {
    const email = newAddress()
    const answer = await register({ email, birth_year: thisYear - 12 })
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { birth_year: [tooYoung] }])
    const kept = await tested.ports.database.db.select().from(registrations)
    expect(kept.filter((registration) => registration.email === email)).toEqual([])
  })

  test('is the only one refused, and the year is checked and not stored', async () => {
    const email = newAddress()
    expect((await register({ email, birth_year: String(thisYear - 14) })).statusCode).toBe(201)
    const [kept] = await tested.ports.database.db
      .select()
      .from(registrations)
      .where(eq(registrations.email, email))
    expect(kept?.form).not.toHaveProperty('birth_year')
    expect((await post('/register', motherForm({ birth_year: thisYear - 12 }))).statusCode).toBe(201)
  })

  test.each([thisYear + 1, 1800, 'soon', 2010.5])('the year %j is refused', async (birth_year) => {
    expect((await register({ birth_year })).json().errors).toEqual({
      birth_year: ['Please enter a valid birth year'],
    })
  })
})
