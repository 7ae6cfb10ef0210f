import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

test('PRO-04 a person chooses units, and can return to the product’s setting', async () => {
  const { headers } = await tested.signedIn('parent')
  const save = (metric_type: unknown) =>
    tested.app.inject({ method: 'POST', url: '/api/user/metric-type', headers, payload: { metric_type } })
  const kept = async () =>
    (await tested.app.inject({ url: '/api/user', headers })).json().data.metric_type as unknown
  expect(await kept()).toBeNull()
  for (const chosen of [2, 1, null]) {
    expect((await save(chosen)).json()).toEqual({ data: { metric_type: chosen } })
    expect(await kept()).toBe(chosen)
  }
  const refused = await save(3)
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json().errors)).toEqual(['metric_type'])
  const visitor = await tested.app.inject({
    method: 'POST',
    url: '/api/user/metric-type',
    payload: { metric_type: 2 },
  })
  expect(visitor.statusCode).toBe(401)
})
