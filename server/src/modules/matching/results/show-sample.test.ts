import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { expectToAddUp, matchReaders } from './results.factory.ts'

let app: TestApp
const m = matchReaders(() => app)
beforeAll(async () => {
  app = await testApp()
  await m.load()
})
afterAll(() => app.close())

const read = () => app.app.inject({ method: 'GET', url: '/api/bcm/sample' })

test('BCM-03 anyone gets real matches of an invented athlete, who is nobody in the database', async () => {
  const answer = await read()
  expect(answer.statusCode, answer.body).toBe(200)
  const { data } = answer.json()
  expect(data.matches).toHaveLength(8)
  data.matches.forEach(expectToAddUp)
  expectToAddUp(data.best)
  expect(data.best).toMatchObject({ rank: 1, match_id: data.matches[0].match_id, is_favorite: false })
  expect(data.best).not.toHaveProperty('coaches')
  expect(data.total).toBeGreaterThan(15)
  expect(data.considered).toBeGreaterThan(data.total)
  expect(data.must_haves.filter(({ is_on }: { is_on: boolean }) => is_on)).toHaveLength(3)
  expect(data.survey).toHaveLength(8)
  expect(await app.ports.database.db.$count(users)).toBe(0)
  expect((await read()).json()).toEqual(answer.json())
})

test('BCM-03 the sample follows the catalog', async () => {
  const [first] = (await read()).json().data.matches
  await app.ports.database.db.execute(
    sql`update colleges set basketball_confirmed = false where id = ${first.match_id}`,
  )
  await m.renewCatalog()
  const { data } = (await read()).json()
  expect(data.matches[0].match_id).not.toBe(first.match_id)
})
