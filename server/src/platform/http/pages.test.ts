import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'

/** Pages are rendered with the API in process, signed in as the visitor is. */
let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    web: {
      isDevelopment: false,
      render: async (request, { nonce, call }) => {
        const { pathname } = new URL(request.url)
        if (pathname === '/broken') throw new Error('a fault in a page of somebody@example.com')
        const user = await call({ method: 'GET', path: '/user' }, {})
        const refused = await call({ method: 'POST', path: '/contact-us' }, { body: {} })
        return Response.json({ nonce, user, refused }, { status: pathname === '/nowhere' ? 404 : 200 })
      },
    },
  })
})
afterAll(() => tested.close())

describe('a page', () => {
  test('calls the API as a visitor', async () => {
    const { user, refused } = (await tested.app.inject('/')).json()
    expect(user).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', request_id: expect.any(String) },
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: { contact_name: [expect.any(String)] } } })
  })

  test('calls the API as the signed-in person, filtered like over HTTP', async () => {
    const { userId, headers } = await tested.signedIn('parent')
    const { user } = (await tested.app.inject({ url: '/', headers })).json()
    const overHttp = await tested.app.inject({ url: '/api/user', headers })
    expect(user).toEqual({ status: 200, body: overHttp.json() })
    expect(user.body.data.id).toBe(userId)
  })

  test('runs only scripts with the nonce of this very answer', async () => {
    const [one, two] = await Promise.all([tested.app.inject('/'), tested.app.inject('/')])
    const policy = String(one?.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${one?.json().nonce}'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(one?.json().nonce).not.toBe(two?.json().nonce)
  })

  test('keeps the status of the renderer', async () => {
    expect((await tested.app.inject('/nowhere')).statusCode).toBe(404)
  })

  test('that breaks is a plain 500 without a word of the fault', async () => {
    const answer = await tested.app.inject('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch(/somebody|\.ts/)
  })

  test('is not what an unknown path of the API answers with', async () => {
    const answer = await tested.app.inject('/api/nothing-here')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not_found')
  })
})
