import { createHash, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type SocialNetwork, socialNetworks } from '@fieldhouse/contract/accounts.social'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../clock.ts'
import { standInClient } from './development-settings.ts'
import { standIns } from './stand-ins.ts'

let tested: TestApp
let origin: string
beforeAll(async () => {
  // Each sign-in comes from a different IP address, as if through a proxy.
  tested = await testApp({ settings: { TRUST_PROXY: '1' } })
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(tested.app.server.address() as AddressInfo).port}`
})
afterAll(() => tested.close())
afterEach(resetClock)

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
})

const addressOf = (network: SocialNetwork, part: 'authorize' | 'token' | 'profile') =>
  `${origin}/dev/identity/${network}${standIns[network][part]}`

const verifier = randomBytes(32).toString('base64url')
const askingFor = (network: SocialNetwork) => ({
  response_type: 'code',
  client_id: standInClient.clientId,
  redirect_uri: `${origin}/callback/${network}`,
  state: 'the-state',
  nonce: 'the-nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
const somebody = { choice: 'allow', first_name: 'Maya', last_name: 'Torres' }

const choose = async (network: SocialNetwork, choice: Record<string, string>) => {
  const answer = await fetch(addressOf(network, 'authorize'), form({ ...askingFor(network), ...choice }))
  return new URL(String(answer.headers.get('location')))
}
const codeOf = async (network: SocialNetwork) =>
  String((await choose(network, somebody)).searchParams.get('code'))

const askForToken = (network: SocialNetwork, changes: Record<string, string>) =>
  fetch(
    addressOf(network, 'token'),
    form({
      grant_type: 'authorization_code',
      redirect_uri: `${origin}/callback/${network}`,
      code_verifier: verifier,
      client_id: standInClient.clientId,
      client_secret: standInClient.clientSecret,
      ...changes,
    }),
  )

describe.each(socialNetworks)('the stand-in of %s', (network) => {
  test('asks who the person wants to be, with what this network reveals', async () => {
    const url = `${addressOf(network, 'authorize')}?${new URLSearchParams({ ...askingFor(network), state: '"><b>' })}`
    const answer = await fetch(url)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(page).toContain('Who do you want to be?')
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
    expect(page.includes('name="email" type="email"')).toBe(network !== 'twitter')
    expect(page.includes('type="checkbox"')).toBe(network === 'google')
  })

  test('sends the person back with a code, or with a refusal', async () => {
    const allowed = await choose(network, somebody)
    expect(allowed.origin + allowed.pathname).toBe(`${origin}/callback/${network}`)
    expect(Object.fromEntries(allowed.searchParams)).toEqual({
      code: expect.any(String),
      state: 'the-state',
    })
    const cancelled = await choose(network, { choice: 'cancel' })
    expect(cancelled.search).toBe('?error=access_denied&state=the-state')
  })

  test.each([
    { redirect_uri: 'https://evil.example/callback/google' },
    { redirect_uri: '/callback/google' },
    { client_id: 'somebody-else' },
    { response_type: 'token' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { state: '' },
  ])('refuses the request %j', async (changes) => {
    const asked = { ...askingFor(network), ...changes }
    const shown = await fetch(`${addressOf(network, 'authorize')}?${new URLSearchParams(asked)}`)
    const sent = await fetch(addressOf(network, 'authorize'), form({ ...asked, ...somebody }))
    expect([shown.status, sent.status]).toEqual([400, 400])
    expect(sent.headers.get('location')).toBeNull()
  })

  test('gives a token for a code once', async () => {
    const code = await codeOf(network)
    expect((await askForToken(network, { code })).status).toBe(200)
    const again = await askForToken(network, { code })
    expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  test.each([
    { code_verifier: randomBytes(32).toString('base64url') },
    { redirect_uri: 'https://evil.example/callback' },
    { code: 'guessed' },
  ])('gives no token for %j', async (changes) => {
    const answer = await askForToken(network, { code: await codeOf(network), ...changes })
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_grant' }])
  })

  test('gives no token after a minute', async () => {
    const code = await codeOf(network)
    advanceClock(60_001)
    expect((await askForToken(network, { code })).status).toBe(400)
  })

  test('gives no token to another network, nor without the secret', async () => {
    const other = network === 'google' ? 'twitter' : 'google'
    const foreign = await askForToken(network, {
      code: await codeOf(other),
      redirect_uri: `${origin}/callback/${other}`,
    })
    expect(foreign.status).toBe(400)
    const stranger = await askForToken(network, { code: await codeOf(network), client_secret: 'guessed' })
    expect([stranger.status, await stranger.json()]).toEqual([401, { error: 'invalid_client' }])
  })

  test('reveals the person only to the holder of the token', async () => {
    const { access_token } = await (await askForToken(network, { code: await codeOf(network) })).json()
    const ask = (token: string) =>
      fetch(addressOf(network, 'profile'), { headers: { authorization: `Bearer ${token}` } })
    expect(JSON.stringify(await (await ask(access_token)).json())).toContain('Maya')
    expect((await ask('guessed')).status).toBe(401)
  })
})

let household = 0

/** A browser at the address of the server itself, like people use. */
const signIn = async (network: SocialNetwork, choice: Record<string, string>) => {
  const from = { 'x-forwarded-for': `10.5.0.${++household}` }
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...from, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
  const started = await post(`/oauth/${network}`, {})
  const cookie = String(started.headers.get('set-cookie')).split(';')[0]
  const { searchParams } = new URL((await started.json()).url)
  const answer = await fetch(
    addressOf(network, 'authorize'),
    form({ ...Object.fromEntries(searchParams), ...choice }),
  )
  const query = new URL(String(answer.headers.get('location'))).search
  const finished = await post(`/oauth/${network}/callback`, { query }, cookie)
  return { status: finished.status, body: await finished.json() }
}

const whoIs = async ({ body }: { body: { data: { session: { token: string } } } }) => {
  const authorization = `Bearer ${body.data.session.token}`
  return (await (await fetch(`${origin}/api/user`, { headers: { authorization } })).json()).data
}

describe('ACC-12 signing in without any keys', () => {
  test('a person from Google has a proven address', async () => {
    const person = { ...somebody, email: 'maya@example.test', is_proven: 'on' }
    const first = await signIn('google', person)
    expect(await whoIs(first)).toMatchObject({
      type: 'unknown',
      first_name: 'Maya',
      last_name: 'Torres',
      email: 'maya@example.test',
      email_verified: true,
    })
    expect((await whoIs(await signIn('google', person))).id).toBe((await whoIs(first)).id)
  })

  test('a person from Facebook has an address that is not proven', async () => {
    const me = await whoIs(await signIn('facebook', { ...somebody, email: 'maya.fb@example.test' }))
    expect(me).toMatchObject({ first_name: 'Maya', email: 'maya.fb@example.test', email_verified: false })
  })

  test('a person from Twitter has a name', async () => {
    const me = await whoIs(await signIn('twitter', { ...somebody, last_name: 'de la Torre' }))
    expect(me).toMatchObject({ first_name: 'Maya', last_name: 'de la Torre', email: null })
  })

  test('a person who cancels is not signed in', async () => {
    expect((await signIn('google', { choice: 'cancel' })).status).toBe(403)
  })
})
