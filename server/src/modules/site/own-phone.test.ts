import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians } from '../accounts/accounts.tables.ts'
import { buildCollegeCoach } from '../colleges/colleges.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { usPhoneText } from './us-phone-text.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

const phoneOf = async (userId: string) => {
  const { token } = await startSession(db(), { userId, remember: true })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await tested.app.inject({ url: '/api/contact-us/sender', headers })
  expect(answer.headers['cache-control']).toMatch(/private|no-store/)
  return answer.json().data.contact_phone
}

/** An athlete whose page has these contacts, and their user. */
const athleteWith = async (facts: Partial<typeof contacts.$inferInsert>) => {
  const id = uuidv7()
  const user_id = await buildUser(db())
  await db().insert(athletes).values({ id, user_id, slug: id, sport_key: 'basketball' })
  await db()
    .insert(contacts)
    .values({ athlete_id: id, ...facts })
  return user_id
}

const parentOf = async (athlete_user_id: string, facts: Parameters<typeof buildUser>[1]) => {
  const parent_id = await buildUser(db(), { type: 'parent', ...facts })
  await db()
    .insert(guardians)
    .values({ parent_id, athlete_user_id, relationship: 'mother', created_at: new Date() })
  return parent_id
}

describe('PUB-03 the phone number that the contact form starts with', () => {
  test('is the athlete’s own, never a parent’s', async () => {
    const athlete = await athleteWith({ phone: '+1 541.555.0114', parent_phone: '(541) 555-0115' })
    expect(await phoneOf(athlete)).toBe('(541) 555-0114')
    expect(await phoneOf(await athleteWith({ parent_phone: '(541) 555-0115' }))).toBeNull()
  })

  test('of a parent is the one under their own name or email, never another parent’s', async () => {
    const athlete = await athleteWith({
      phone: '(541) 555-0114',
      parent_phone: '(541) 555-0115',
      parent_name: ' renee whitlock ',
    })
    const byEmail = await athleteWith({ parent_phone: '(541) 555-0116', parent_email: 'Dad@Family.test' })
    const renee = await parentOf(athlete, { first_name: 'Renee', last_name: 'Whitlock' })
    const uncle = await parentOf(athlete, { first_name: 'Terrence', last_name: 'Whitlock' })
    const father = await parentOf(byEmail, { email: 'dad@family.test' })
    expect(await phoneOf(renee)).toBe('(541) 555-0115')
    expect(await phoneOf(uncle)).toBeNull()
    expect(await phoneOf(father)).toBe('(541) 555-0116')
  })

  test('of a college coach is the one in their own entry', async () => {
    const user_id = await buildUser(db(), { type: 'coach' })
    await buildCollegeCoach(db(), { user_id, phone: '541-555-0120' })
    expect(await phoneOf(user_id)).toBe('(541) 555-0120')
    expect(await phoneOf(await buildUser(db(), { type: 'coach' }))).toBeNull()
  })

  test('is empty without a session', async () => {
    expect((await tested.app.inject({ url: '/api/contact-us/sender' })).statusCode).toBe(401)
  })
})

test.each([
  ['(541) 555-0114', '(541) 555-0114'],
  ['15415550114', '(541) 555-0114'],
  ['+44 20 7946 0958', null],
  ['', null],
  [null, null],
])('%j is %j in the US format', (stored, text) => expect(usPhoneText(stored)).toBe(text))
