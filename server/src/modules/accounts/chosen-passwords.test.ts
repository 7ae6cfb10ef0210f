import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { buildUser } from './accounts.factory.ts'
import { createAdmin } from './create-admin.ts'
import { athleteForm } from './sign-up/sign-up-form.factory.ts'
import { visitor } from './sign-up/visitor.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { post, linkTo } = visitor(() => tested)
const db = () => tested.ports.database.db

let people = 0
/** A person whose name and address are easy to find in a password. */
const aPerson = () => ({
  first_name: 'Tamika',
  last_name: 'Oyelaran',
  email: `hoops${++people}@example.test`,
})
const enter = async (userId: string) => {
  const { token } = await startSession(db(), { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}

interface Outcome {
  isChosen: boolean
  errors?: Record<string, string[]>
}
type Person = ReturnType<typeof aPerson>

const outcomeOf = (answer: { statusCode: number; json(): { errors: Record<string, string[]> } }): Outcome =>
  answer.statusCode < 300 ? { isChosen: true } : { isChosen: false, errors: answer.json().errors }

/** Every way to choose a password, and the field for it. */
const ways: [string, string, (person: Person, password: string) => Promise<Outcome>][] = [
  [
    'signing up',
    'password',
    async (person, password) => outcomeOf(await post('/register', athleteForm({ ...person, password }))),
  ],
  [
    'the link of a reset',
    'password',
    async (person, password) => {
      await buildUser(db(), person)
      await post('/password/email', { email: person.email })
      const token = (await linkTo(person.email)).pathname.split('/').at(-1)
      return outcomeOf(await post('/password/reset', { token, email: person.email, password }))
    },
  ],
  [
    'a change in the settings',
    'new_password',
    async (person, new_password) => {
      const userId = await buildUser(db(), { ...person, password: 'Right1!' })
      const form = { password: 'Right1!', new_password, confirm_password: new_password }
      return outcomeOf(await post('/user/change-password', form, await enter(userId)))
    },
  ],
  [
    'the invitation of an affiliate',
    'new_password',
    async (person, new_password) => {
      const admin = await enter(await buildUser(db(), { type: 'admin' }))
      await post('/panel/admin/affiliates/invite', person, admin)
      const code = (await linkTo(person.email)).searchParams.get('affInvite')
      const form = { ...person, gender: 'female', code, new_password }
      return outcomeOf(await post('/auth/affiliate/apply-invite', form))
    },
  ],
  [
    'the first admin',
    'password',
    async (person, password) =>
      createAdmin(db(), { ...person, password }).then(
        (isChosen) => ({ isChosen }),
        (error) => ({ isChosen: false, errors: error.details.errors }),
      ),
  ],
]

describe.each(ways)('ACC-07 a password chosen by %s', (_, field, choose) => {
  test.each([
    ['does not contain its owner’s name', 'Oyelaran-12', 'Leave your name and email out of your password.'],
    ['nor the address', 'Hoops{n}-Dunk', 'Leave your name and email out of your password.'],
    [
      'is not one of the most used',
      'Password1!',
      "Too easy to guess: it's on the list of most used passwords.",
    ],
  ])('%s: %s', async (_rule, password, fault) => {
    const person = aPerson()
    expect(await choose(person, password.replace('{n}', String(people)))).toEqual({
      isChosen: false,
      errors: { [field]: [fault] },
    })
  })

  test('is accepted if it is hard to guess, like the demo password', async () => {
    expect(await choose(aPerson(), 'Fieldhouse1!')).toEqual({ isChosen: true })
  })
})

test('ACC-07 a form with two errors shows both together', async () => {
  const { email } = aPerson()
  await buildUser(db(), { email })
  const answer = await post('/register', athleteForm({ email, password: 'Password1' }))
  expect(Object.keys(answer.json().errors).toSorted()).toEqual(['email', 'password'])
})

test('ACC-07 a refused password does not use up the link', async () => {
  const person = aPerson()
  await buildUser(db(), person)
  await post('/password/email', { email: person.email })
  const token = (await linkTo(person.email)).pathname.split('/').at(-1)
  const reset = (password: string) => post('/password/reset', { token, email: person.email, password })
  expect((await reset('Tamika-2027')).statusCode).toBe(422)
  expect((await reset('Fieldhouse1!')).statusCode).toBe(200)
})
