import { createHash, createHmac } from 'node:crypto'
import { type SocialNetwork, socialNetworks } from '@fieldhouse/contract/accounts.social'
import { eq } from 'drizzle-orm'
import { Events, type MutableResponse, type MutableToken } from 'oauth2-mock-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { startNetworks } from '../../../platform/social/networks.factory.ts'
import { socialAttempts, users } from '../accounts.tables.ts'
import { openBrowser } from './browser.factory.ts'

let tested: TestApp
let outside: Awaited<ReturnType<typeof startNetworks>>
beforeAll(async () => {
  outside = await startNetworks()
  tested = await testApp({ settings: outside.settings })
})
afterAll(async () => {
  await tested.close()
  await outside.stop()
})
afterEach(resetClock)

const db = () => tested.ports.database.db
const usersNamed = (first_name: string) => db().select().from(users).where(eq(users.first_name, first_name))

const tell = (...told: Parameters<typeof outside.tell>) => outside.tell(...told)

const signedIn = { status: 'signed-in', session: expect.objectContaining({ token_type: 'bearer' }) }

describe.each(socialNetworks)('ACC-12 signing in with %s', (network) => {
  test('creates a user without a role, and recognizes the same person the next time', async () => {
    tell(network, { id: `${network}-amara`, first: 'Amara', last: 'Okoye' })
    const browser = openBrowser(tested)
    const answer = await browser.signIn(network)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual(signedIn)
    expect(answer.json().data.session.expires_in).toBe(15_000_000)
    const me = await browser.whoAmI()
    expect(me).toMatchObject({
      type: 'unknown',
      first_name: 'Amara',
      last_name: 'Okoye',
      email: null,
      email_verified: false,
      has_password: false,
    })
    const later = openBrowser(tested)
    expect((await later.signIn(network)).json().data).toEqual(signedIn)
    expect((await later.whoAmI()).id).toBe(me.id)
  })

  test('sends a state, S256, and our own return address, and stores no readable state', async () => {
    const browser = openBrowser(tested)
    const answer = await browser.start(network)
    const { searchParams } = new URL(answer.json().url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: `${network}-id`,
      response_type: 'code',
      redirect_uri: `http://localhost/callback/${network}`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^main-auth-social=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
    const kept = JSON.stringify(
      (await db().select().from(socialAttempts)).map((row) => ({
        ...row,
        state_hash: row.state_hash.toString('base64url'),
        browser_hash: row.browser_hash.toString('base64url'),
      })),
    )
    expect(kept).not.toContain(searchParams.get('state'))
    expect(kept).not.toContain(browser.jar.get('main-auth-social'))
  })

  test('accepts a refusal, in plain words', async () => {
    const browser = openBrowser(tested)
    const { url } = (await browser.start(network)).json()
    const query = `?error=access_denied&state=${new URL(url).searchParams.get('state')}`
    const answer = await browser.finish(network, query)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toMatch(
      /^You did not allow (Google|Facebook|Twitter) to tell us who you are\./,
    )
    expect(browser.jar.has('main-auth-token')).toBe(false)
    expect((await browser.finish(network, query)).statusCode).toBe(400)
  })

  test('counts an answer once', async () => {
    tell(network)
    const browser = openBrowser(tested)
    const query = await browser.agree(network)
    const answers = await Promise.all([1, 2, 3].map(() => browser.finish(network, query)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
    expect((await browser.finish(network, query)).statusCode).toBe(400)
  })

  test('counts an answer only in the browser that asked', async () => {
    tell(network)
    const query = await openBrowser(tested).agree(network)
    const other = openBrowser(tested)
    expect((await other.finish(network, query)).statusCode).toBe(400)

    const second = await openBrowser(tested).agree(network)
    await other.start(network)
    const answer = await other.finish(network, second)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/no longer valid\. Please start again\./)
    expect(other.jar.has('main-auth-token')).toBe(false)
  })

  test('counts an answer only within ten minutes', async () => {
    tell(network)
    const browser = openBrowser(tested)
    const inTime = await browser.agree(network)
    const late = await browser.agree(network)
    advanceClock(10 * 60_000 - 1000)
    expect((await browser.finish(network, inTime)).statusCode).toBe(200)
    advanceClock(2000)
    expect((await browser.finish(network, late)).statusCode).toBe(400)
  })

  test('counts an answer only for the network that was asked', async () => {
    tell(network)
    const other = network === 'google' ? 'facebook' : 'google'
    const browser = openBrowser(tested)
    const query = await browser.agree(network)
    expect((await browser.finish(other, query)).statusCode).toBe(400)
    expect((await browser.finish(network, query)).statusCode).toBe(400)
  })

  test('refuses a code that the network does not know', async () => {
    const browser = openBrowser(tested)
    const query = (await browser.agree(network)).replace(/code=[^&]+/, 'code=guessed')
    const answer = await browser.finish(network, query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/did not confirm this sign-in/)
  })

  test.each([
    '',
    '?',
    'nonsense',
    '%',
    '?state=',
    '?state=%00',
    `?state=${'x'.repeat(7000)}`,
    '?code=1&state=a&state=b',
  ])('refuses the query %j', async (query) => {
    const answer = await openBrowser(tested).finish(network, query)
    expect(answer.statusCode).toBe(400)
  })

  test('refuses an answer with a repeated parameter or from elsewhere', async () => {
    const browser = openBrowser(tested)
    for (const addition of ['&code=other', '&iss=https://evil.example']) {
      tell(network)
      const query = await browser.agree(network)
      expect((await browser.finish(network, query + addition)).statusCode).toBe(400)
    }
  })

  test('stores names as plain text that fits', async () => {
    const id = `${network}-hostile`
    tell(network, {
      id,
      first: '  <script>alert(1)</script>\u0000\u202e\ud800\n',
      last: `${'W\u0001'.repeat(400)}`,
    })
    const browser = openBrowser(tested)
    expect((await browser.signIn(network)).statusCode).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({
      first_name: '<script>alert(1)</script>',
      last_name:
        network === 'twitter' ? 'W'.repeat(50 - '<script>alert(1)</script> '.length) : 'W'.repeat(50),
    })
  })

  test('continues without names if the network gives none', async () => {
    const nothing = { google: { sub: 'g0' }, facebook: { id: 'f0' }, twitter: { data: { id: 't0' } } }
    outside.networks[network].tell(nothing[network])
    const browser = openBrowser(tested)
    expect((await browser.signIn(network)).statusCode).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({ first_name: '', last_name: '', email: null })
  })

  test('creates one user for one person who comes twice in parallel', async () => {
    tell(network, {
      id: `${network}-twins`,
      first: `Twins${network}`,
      email: `${network}.twins@example.test`,
    })
    const browsers = [1, 2, 3, 4].map(() => openBrowser(tested))
    const queries = await Promise.all(browsers.map((browser) => browser.agree(network)))
    const answers = await Promise.all(
      browsers.map((browser, place) => browser.finish(network, queries[place] ?? '')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await usersNamed(`Twins${network}`)).toHaveLength(1)
  })

  test('does not sign in a deleted user', async () => {
    tell(network, { id: `${network}-left` })
    const browser = openBrowser(tested)
    await browser.signIn(network)
    const { id } = await browser.whoAmI()
    await db().update(users).set({ deleted_at: clock.now() }).where(eq(users.id, id))
    const answer = await openBrowser(tested).signIn(network)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toMatch(/^This account was closed\./)
  })

  test('reports that the network does not answer', async () => {
    tell(network)
    const browser = openBrowser(tested)
    const query = await browser.agree(network)
    outside.networks[network].service.once(Events.BeforeResponse, (answer: MutableResponse) => {
      answer.statusCode = 502
      answer.body = { oops: 'bad gateway' }
    })
    const answer = await browser.finish(network, query)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().message).toMatch(/^We could not reach (Google|Facebook|Twitter)\./)
  })
})

describe('ACC-12 the requests to each network', () => {
  const ask = async (network: SocialNetwork) => {
    tell(network)
    const browser = openBrowser(tested)
    const { url } = (await browser.start(network)).json()
    const { headers } = await fetch(url, { redirect: 'manual' })
    await browser.finish(network, new URL(String(headers.get('location'))).search)
    const { token, profile } = outside.networks[network].asked
    if (!token) throw new Error('no token was requested')
    const { searchParams } = new URL(url)
    const verifier = String(token.body.code_verifier)
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(searchParams.get('code_challenge'))
    expect(token.body.redirect_uri).toBe(searchParams.get('redirect_uri'))
    return { asked: Object.fromEntries(searchParams), token, profile }
  }

  test('Google: the identity, with a nonce, and a choice between the accounts of a family', async () => {
    const { asked, token } = await ask('google')
    expect(asked).toMatchObject({
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(token.body).toMatchObject({ client_id: 'google-id', client_secret: 'google-secret' })
  })

  test('Facebook: the profile, with a proof that we are the app', async () => {
    const { asked, token, profile } = await ask('facebook')
    expect(asked.scope).toBe('public_profile,email')
    expect(token.body).toMatchObject({ client_id: 'facebook-id', client_secret: 'facebook-secret' })
    const { searchParams } = new URL(profile?.url ?? '', 'http://x')
    const accessToken = String(profile?.headers.authorization).replace('Bearer ', '')
    expect(Object.fromEntries(searchParams)).toEqual({
      fields: 'id,first_name,last_name,email',
      appsecret_proof: createHmac('sha256', 'facebook-secret').update(accessToken).digest('hex'),
    })
  })

  test('Twitter: the profile, as a confidential client', async () => {
    const { asked, token } = await ask('twitter')
    expect(asked.scope).toBe('users.read tweet.read')
    const pair = Buffer.from('twitter-id:twitter-secret').toString('base64')
    expect(token.headers.authorization).toBe(`Basic ${pair}`)
    expect(token.body).not.toHaveProperty('client_secret')
  })
})

describe('ACC-12 the token of Google', () => {
  test.each([
    ['of another attempt', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another site', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['of yesterday', { exp: 1_700_000_000 }],
  ])('is refused if it is one %s', async (_, claims) => {
    tell('google')
    const browser = openBrowser(tested)
    const query = await browser.agree('google')
    const change = ({ payload }: MutableToken) => Object.assign(payload, claims)
    outside.networks.google.service.on(Events.BeforeTokenSigning, change)
    const answer = await browser.finish('google', query)
    outside.networks.google.service.off(Events.BeforeTokenSigning, change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/did not confirm this sign-in/)
    expect(browser.jar.has('main-auth-token')).toBe(false)
  })

  test('is refused if the signed part was changed', async () => {
    tell('google')
    const browser = openBrowser(tested)
    const query = await browser.agree('google')
    outside.networks.google.service.once(Events.BeforeResponse, ({ body }: MutableResponse) => {
      if (body === '') return
      const [head, payload, signature] = String(body.id_token).split('.')
      const claims = JSON.parse(Buffer.from(String(payload), 'base64url').toString())
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url')
      body.id_token = `${head}.${forged}.${signature}`
    })
    expect((await browser.finish('google', query)).statusCode).toBe(400)
  })
})
