import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createAdmin } from './create-admin.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

test('the first admin can sign in, and an address can be used only once', async () => {
  const { db } = tested.ports.database
  const admin = { email: 'ada@example.test', first_name: 'Ada', last_name: 'Park', password: 'Right1!' }
  expect(await createAdmin(db, admin)).toBe(true)
  expect(await createAdmin(db, { ...admin, email: 'ADA@example.test' })).toBe(false)
  const signIn = await tested.app.inject({ method: 'POST', url: '/api/login', payload: admin })
  const headers = { authorization: `Bearer ${signIn.json().token}` }
  const { data } = (await tested.app.inject({ url: '/api/user', headers })).json()
  expect(data).toMatchObject({ type: 'admin', is_super_admin: true })
})
