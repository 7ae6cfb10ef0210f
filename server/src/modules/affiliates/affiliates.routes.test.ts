import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../platform/clock.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { affiliateInvites, promoCodes } from './affiliates.tables.ts'

type Headers = Record<string, string>

let tested: TestApp
let admin: { userId: string; headers: { authorization: string } }
beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { send, post, linkTo, mailTo, bearer, whoIs } = visitor(() => tested)

const day = 24 * 60 * 60 * 1000

let people = 0
const luis = (facts: object = {}) => ({
  first_name: 'Luis',
  last_name: 'Ortega',
  gender: 'male',
  email: `luis-${++people}@example.test`,
  ...facts,
})
const invite = (person: object, headers: Headers = admin.headers) =>
  post('/panel/admin/affiliates/invite', person, headers)
const check = (code: string) => post('/auth/affiliate/check-invite', { code })
const apply = (form: object) => post('/auth/affiliate/apply-invite', { new_password: 'Right1!', ...form })

/** An invited person, with the code from the email. */
const invited = async (facts: object = {}) => {
  const person = luis(facts)
  const answer = await invite(person)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const code = (await linkTo(person.email)).searchParams.get('affInvite') ?? ''
  return { ...person, code, id: answer.json().data.id as string }
}
const codesOf = async (ownerId: string) =>
  (await db().select().from(promoCodes).where(eq(promoCodes.owner_id, ownerId))).map(({ code }) => code)

describe('ACC-16 an invitation to become an affiliate', () => {
  test('is sent to the address, stores only the hash of its code, and is recorded', async () => {
    const { email, code, id } = await invited()
    const mail = await mailTo(email)
    expect(mail.subject).toBe('Become a Fieldhouse affiliate')
    expect(mail.text).toContain(`/?affInvite=${code}`)
    expect(code).toMatch(/^[\w-]{43}$/)
    const [row] = await db().select().from(affiliateInvites).where(eq(affiliateInvites.id, id))
    expect(row).toMatchObject({ email, created_by: admin.userId, used_at: null })
    expect(row?.code_hash.toString('base64url')).not.toBe(code)
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.actor_id, admin.userId))
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'affiliate.invited',
        subject: expect.stringContaining(email),
        details: { invite_id: id },
      }),
    )
  })

  test('is refused for an address with an account', async () => {
    await buildUser(db(), { email: 'Taken@Example.test' })
    const answer = await invite(luis({ email: 'taken@example.test' }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ email: ['This email has already been taken'] })
  })

  test('reports everything that is wrong', async () => {
    expect((await invite({ first_name: 'Al', email: 'x' })).json().errors).toEqual({
      first_name: ['Please enter First Name (at least 3 symbols)'],
      last_name: ['Please enter Last Name'],
      email: ['Please enter a valid email address.'],
    })
  })

  test('shows who it is for, and may leave the gender open', async () => {
    const { first_name, last_name, email, code } = await invited({ gender: '' })
    const answer = await check(code)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: { first_name, last_name, email, gender: null } })
  })

  test.each(['nonsense', 'x'.repeat(100), "' or 1=1 --"])('%j is not an invitation', async (code) => {
    const answer = await check(code)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      message: 'This invitation is not valid.',
      errors: { code: ['This invitation is not valid.'] },
    })
  })

  test('ends after 14 days', async () => {
    const person = await invited()
    advanceClock(14 * day - 60_000)
    expect((await check(person.code)).statusCode).toBe(200)
    advanceClock(60_001)
    expect((await check(person.code)).statusCode).toBe(422)
    expect((await apply(person)).statusCode).toBe(422)
  })
})

describe('ACC-16 a person who accepts an invitation', () => {
  test('is signed in as an affiliate with a proven address and their own promo code', async () => {
    const person = await invited({ first_name: 'Ottavio' })
    const answer = await apply({ ...person, first_name: 'Otto', email: person.email.toUpperCase() })
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('main-auth-token=')
    const me = await whoIs(bearer(answer))
    expect(me).toMatchObject({
      type: 'affiliate',
      first_name: 'Otto',
      email: person.email,
      email_verified: true,
      is_affiliate: true,
      has_promo_code: true,
    })
    expect(await codesOf(me.id)).toEqual(['OTTO10'])
    const { data } = (await send('GET', '/my-sales/summary', undefined, bearer(answer))).json()
    expect(data).toMatchObject({
      codes: [{ code: 'OTTO10', text: '10% off', uses: 0, is_active: true, commission_percent: 20 }],
      totals: { sign_ups: 0, sales: 0, pending: 0, payable: 0, paid: 0 },
    })
    const again = await post('/login', { email: person.email, password: 'Right1!' })
    expect(again.statusCode).toBe(200)
  })

  test('gets another code if the name is taken', async () => {
    const [one, other] = [await invited({ first_name: 'Twin' }), await invited({ first_name: 'Twin' })]
    const first = await whoIs(bearer(await apply(one)))
    const second = await whoIs(bearer(await apply(other)))
    expect(await codesOf(first.id)).toEqual(['TWIN10'])
    expect(await codesOf(second.id)).toEqual([expect.stringMatching(/^TWIN\d{3,6}$/)])
  })

  test('must use the address it was sent to', async () => {
    const person = await invited()
    const answer = await apply({ ...person, email: 'somebody-else@example.test' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      email: ['Please use the address your invitation was sent to.'],
    })
    expect((await check(person.code)).statusCode).toBe(200)
  })

  test('sees everything that is wrong with the form', async () => {
    const { code } = await invited()
    expect(
      (await apply({ code, first_name: 'Al', email: 'x', new_password: 'weakling' })).json().errors,
    ).toEqual({
      first_name: ['Please enter First Name (at least 3 symbols)'],
      last_name: ['Please enter Last Name'],
      gender: ['Please select Gender'],
      email: ['Please enter a valid email address.'],
      new_password: ['This password is too weak. Mix upper and lower case letters, numbers and symbols.'],
    })
  })

  test('can do so only once', async () => {
    const person = await invited()
    expect((await apply(person)).statusCode).toBe(200)
    const again = await apply(person)
    expect(again.statusCode).toBe(422)
    expect(again.json().message).toBe('This invitation is not valid.')
    expect((await check(person.code)).statusCode).toBe(422)
  })

  test('is refused if the address got an account in the meantime, and the invitation stays', async () => {
    const person = await invited()
    const userId = await buildUser(db(), { email: person.email })
    const answer = await apply(person)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      email: [`An account with the email ${person.email} already exists.`],
    })
    await db().delete(users).where(eq(users.id, userId))
    expect((await apply(person)).statusCode).toBe(200)
  })

  test('can do so only once, also in many parallel requests', async () => {
    const person = await invited({ first_name: 'Racing' })
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(person)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    expect(await db().$count(users, eq(users.email, person.email))).toBe(1)
    expect(await db().$count(promoCodes, eq(promoCodes.code, 'RACING10'))).toBe(1)
  })
})
