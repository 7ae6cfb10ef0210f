import { randomUUID } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { taxRates } from '../payments.tables.ts'

let tested: TestApp
let admin: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())
const db = () => tested.ports.database.db
afterEach(async () => {
  await db().delete(taxRates)
})

const path = '/api/panel/admin/tax-rates'
const read = (headers = admin.headers) => tested.app.inject({ url: path, headers })
const save = (payload: object, headers = admin.headers) =>
  tested.app.inject({ method: 'POST', url: path, payload, headers })
const remove = (state: string, version_id: string, headers = admin.headers) =>
  tested.app.inject({ method: 'DELETE', url: `${path}/${state}?version_id=${version_id}`, headers })
const versionOf = async (state: string): Promise<string> =>
  (await read()).json().data.find((rate: { state: string }) => rate.state === state)?.version_id
const lastAudit = async () =>
  (await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

describe('tax rates', () => {
  test('are empty at first, and are added, changed, and removed with a trace', async () => {
    expect((await read()).json()).toEqual({ data: [] })
    const added = await save({ state: 'OH', percent: '5.75%', version_id: null })
    expect(added.statusCode, added.body).toBe(200)
    expect(added.json().data).toMatchObject([
      { state: 'OH', rate: 5750, updated_by: expect.any(String), updated_at: expect.any(String) },
    ])
    const entry = { subject: 'Ohio', actor_id: admin.userId }
    expect(await lastAudit()).toMatchObject({
      ...{ ...entry, action: 'tax.added', before: { rate: null }, after: { rate: '5.75%' } },
    })
    const changed = await save({ state: 'OH', percent: '6.125', version_id: await versionOf('OH') })
    expect(changed.json().data).toMatchObject([{ state: 'OH', rate: 6125 }])
    expect(await lastAudit()).toMatchObject({
      ...{ ...entry, action: 'tax.changed', before: { rate: '5.75%' }, after: { rate: '6.125%' } },
    })
    expect((await remove('OH', await versionOf('OH'))).json()).toEqual({ data: [] })
    expect(await lastAudit()).toMatchObject({
      ...{ ...entry, action: 'tax.removed', before: { rate: '6.125%' }, after: { rate: null } },
    })
  })

  test('are listed by the names of the states', async () => {
    for (const state of ['WI', 'AK', 'AL']) await save({ state, percent: '1', version_id: null })
    expect((await read()).json().data.map(({ state }: { state: string }) => state)).toEqual([
      'AL',
      'AK',
      'WI',
    ])
  })

  test('two admins at once don’t overwrite each other', async () => {
    const add = (percent: string) => save({ state: 'OH', percent, version_id: null })
    const both = await Promise.all([add('5'), add('6')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const seen = await versionOf('OH')
    const change = (percent: string) => save({ state: 'OH', percent, version_id: seen })
    const answers = await Promise.all([change('7'), change('8')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'tax_rate_changed', message: expect.stringContaining('Ohio') })
    const latest = await versionOf('OH')
    expect((await remove('OH', seen)).statusCode).toBe(409)
    expect((await remove('OH', latest)).statusCode).toBe(200)
    await add('5')
    expect((await remove('OH', latest)).statusCode, 'added again, it is another rate').toBe(409)
  })

  test.each(['-1', '20.001', '21', '7.2501', '7,25', 'abc', '', '1e1'])(
    'refuse %j percent',
    async (percent) => {
      const refused = await save({ state: 'OH', percent, version_id: null })
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        { percent: ['Enter a percentage from 0 to 20, with at most 3 decimals'] },
      ])
    },
  )

  test('refuse all that is wrong together, and states that don’t exist', async () => {
    const refused = await save({ state: 'XX', percent: 'x', version_id: null })
    expect(refused.json().errors).toEqual({ state: ['Choose a state'], percent: [expect.any(String)] })
    expect((await remove('XX', randomUUID())).statusCode).toBe(422)
    expect((await save({ state: 'OH', percent: '20', version_id: null })).statusCode).toBe(200)
  })

  test('are only for admins. Editors refund, but set no taxes', async () => {
    for (const type of ['editor', 'rsc', 'affiliate', 'parent', 'athlete', 'coach'] as const) {
      const { headers } = await tested.signedIn(type)
      for (const answer of [
        await read(headers),
        await save({ state: 'OH', percent: '5', version_id: null }, headers),
        await remove('OH', randomUUID(), headers),
      ])
        expect([type, answer.statusCode]).toEqual([type, 403])
    }
    expect(await db().$count(taxRates)).toBe(0)
  })
})
