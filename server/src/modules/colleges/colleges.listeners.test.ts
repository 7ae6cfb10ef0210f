import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { athleteForm } from '../accounts/sign-up/sign-up-form.factory.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { findContactOfUser } from './coaches.queries.ts'
import { buildCollegeCoach, coachJob } from './colleges.factory.ts'
import { collegeCoaches } from './colleges.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { post, signUp, bearer, whoIs } = visitor(() => tested)

const coachForm = async (email: string) => athleteForm({ type: 'coach', email, ...(await coachJob(db())) })

const userOf = async (contactId: string) => {
  const [contact] = await db().select().from(collegeCoaches).where(eq(collegeCoaches.id, contactId))
  return contact?.user_id
}

describe('a coach who joins', () => {
  test('with the email address of a contact becomes that contact', async () => {
    const contact = await buildCollegeCoach(db(), { email: 'Marisol.Tran@Joins.test' })
    const other = await buildCollegeCoach(db())
    const { id } = await whoIs(bearer(await signUp(await coachForm('marisol.tran@joins.test'))))
    expect(await userOf(contact)).toBe(id)
    expect(await userOf(other)).toBeNull()
    expect(await findContactOfUser(db(), id)).toMatchObject({ id: contact, user_id: id })
  })

  test('is no contact before the address is proven', async () => {
    const contact = await buildCollegeCoach(db(), { email: 'unproven@joins.test' })
    expect((await post('/register', await coachForm('unproven@joins.test'))).statusCode).toBe(201)
    expect(await userOf(contact)).toBeNull()
  })

  test('takes no contact from another account', async () => {
    const user_id = await buildUser(db(), { type: 'coach' })
    const contact = await buildCollegeCoach(db(), { email: 'taken@joins.test', user_id })
    const { id } = await whoIs(bearer(await signUp(await coachForm('taken@joins.test'))))
    expect(await userOf(contact)).toBe(user_id)
    expect(await findContactOfUser(db(), id)).toBeNull()
  })

  test('must be a coach: an athlete with that address is not', async () => {
    const contact = await buildCollegeCoach(db(), { email: 'athlete@joins.test' })
    expect((await signUp(athleteForm({ email: 'athlete@joins.test' }))).statusCode).toBe(200)
    expect(await userOf(contact)).toBeNull()
  })
})
