import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

type Headers = Awaited<ReturnType<TestApp['signedIn']>>['headers']

const save = (headers: Headers, phone: unknown) =>
  tested.app.inject({ method: 'POST', url: '/api/user/phone', headers, payload: { phone } })
const kept = async (headers: Headers) =>
  (await tested.app.inject({ url: '/api/user', headers })).json().data.phone as unknown

describe('MSG-04 the work phone', () => {
  test.each(['rsc', 'admin', 'editor'] as const)('is saved and removed by its owner: %s', async (type) => {
    const { headers } = await tested.signedIn(type)
    expect(await kept(headers)).toBeNull()
    expect((await save(headers, '541-555-0190')).json()).toEqual({ data: { phone: '(541) 555-0190' } })
    expect(await kept(headers)).toBe('(541) 555-0190')
    const refused = await save(headers, '555')
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['phone']])
    expect(await kept(headers)).toBe('(541) 555-0190')
    expect((await save(headers, '')).json()).toEqual({ data: { phone: null } })
    expect(await kept(headers)).toBeNull()
  })

  test.each(['athlete', 'parent', 'coach', 'affiliate'] as const)('is not for: %s', async (type) => {
    const { headers } = await tested.signedIn(type)
    expect((await save(headers, '(541) 555-0190')).statusCode).toBe(403)
    expect(await kept(headers)).toBeNull()
  })
})
