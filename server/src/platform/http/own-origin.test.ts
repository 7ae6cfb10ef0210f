import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'

/** A request that relies on the cookie must come from our own pages. */
let tested: TestApp
let token: string
beforeAll(async () => {
  tested = await testApp()
  token = (await tested.signedIn('athlete')).headers.authorization.replace('Bearer ', '')
})
afterAll(() => tested.close())

const post = (headers: Record<string, string>) =>
  tested.app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: { host: 'fieldhouse.test', ...headers },
    payload: { socket_id: '1.1', channel_name: 'private-user.nobody' },
  })

const notOurs = 'This request did not come from our own site.'

describe('with the cookie', () => {
  test.each([
    ['our own origin', { origin: 'http://fieldhouse.test' }],
    ['the browser says same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('%s passes', async (_, headers) => {
    const { message } = (await post({ cookie: `main-auth-token=${token}`, ...headers })).json()
    expect(message).toBe('You do not have access to this.')
  })

  test.each([
    ['another site', { origin: 'http://evil.test' }],
    ['our name on another port', { origin: 'http://fieldhouse.test:81' }],
    ['our name on another scheme', { origin: 'https://fieldhouse.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['cross-site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['no information about its origin', {}],
  ])('%s is refused', async (_, headers) => {
    const answer = await post({ cookie: `main-auth-token=${token}`, ...headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe(notOurs)
  })
})

test('a bearer token needs no origin, because no browser sends it by itself', async () => {
  const answer = await post({ authorization: `Bearer ${token}`, origin: 'http://evil.test' })
  expect(answer.json().message).not.toBe(notOurs)
})

test("signing in from another site's page is refused too", async () => {
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: 'http://evil.test' },
    payload: {},
  })
  expect(answer.json().message).toBe(notOurs)
})

test('a configured public address is the only origin', async () => {
  const configured = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
  const send = (origin: string) =>
    configured.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin, host: 'internal:3000' },
      payload: {},
    })
  expect((await send('https://fieldhouse.test')).statusCode).toBe(422)
  expect((await send('http://internal:3000')).statusCode).toBe(403)
  await configured.close()
})

test('behind a proxy that ends TLS, cookies are still https only', async () => {
  const configured = await testApp({ settings: { PUBLIC_URL: 'https://fieldhouse.test' } })
  const { headers } = await configured.signedIn('athlete')
  const send = (app: TestApp, token: { authorization: string }) =>
    app.app.inject({ method: 'POST', url: '/api/logout', headers: token })
  expect((await send(configured, headers)).cookies).toMatchObject([{ secure: true }])
  const atHome = (await tested.signedIn('athlete')).headers
  expect((await send(tested, atHome)).cookies[0]).not.toHaveProperty('secure')
  await configured.close()
})

describe('on an athlete’s own address (SHL-14)', () => {
  const postTo = (host: string, origin: string) =>
    tested.app.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { host, origin },
      payload: { path: '/' },
    })

  test("the athlete's own pages may send", async () => {
    expect((await postTo('dana-reed.localhost', 'http://dana-reed.localhost')).statusCode).not.toBe(403)
  })

  test.each([
    ['another athlete’s page', 'dana-reed.localhost', 'http://kim-oda.localhost'],
    ['the main site', 'dana-reed.localhost', 'http://localhost'],
    ['an athlete’s page, sent to the main site', 'localhost', 'http://dana-reed.localhost'],
  ])('%s may not', async (_, host, origin) => {
    expect((await postTo(host, origin)).statusCode).toBe(403)
  })
})
