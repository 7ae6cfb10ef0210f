import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { startNetworks } from '../../../platform/social/networks.factory.ts'
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

describe('ACC-12 the offered networks', () => {
  const networksOf = async (app: TestApp) => (await app.app.inject('/api/oauth')).json().data

  test('are all three', async () => {
    expect(await networksOf(tested)).toEqual(['google', 'facebook', 'twitter'])
  })

  test('are in production only those that were set up, and nothing else answers', async () => {
    const production = await testApp({
      settings: {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://db/fieldhouse',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'https://fieldhouse.example',
        BRAINTREE_ENVIRONMENT: 'sandbox',
        BRAINTREE_MERCHANT_ID: 'merchant',
        BRAINTREE_PUBLIC_KEY: 'public',
        BRAINTREE_PRIVATE_KEY: 'private',
        FACEBOOK_CLIENT_ID: 'facebook-id',
        FACEBOOK_CLIENT_SECRET: 'facebook-secret',
      },
    })
    expect(await networksOf(production)).toEqual(['facebook'])
    const browser = openBrowser(production)
    expect((await browser.start('facebook')).json().url).toMatch(
      /^https:\/\/www\.facebook\.com\/v[\d.]+\/dialog\/oauth\?/,
    )
    const other = openBrowser(production)
    expect((await other.start('google')).statusCode).toBe(404)
    expect((await other.finish('google', '?state=x')).statusCode).toBe(400)
    const page = await production.app.inject('/dev/identity/google/.well-known/openid-configuration')
    expect(page.body).toBe('a page')
    await production.close()
  })

  test.each(['myspace', '', 'GOOGLE', '../google'])('do not include %j', async (name) => {
    const answer = await openBrowser(tested).post(`/oauth/${encodeURIComponent(name)}`)
    expect([404, 422]).toContain(answer.statusCode)
  })

  test('refuse an unknown name in plain words that name the field', async () => {
    const answer = await openBrowser(tested).post('/oauth/myspace')
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { provider: ['Please choose one of these: google, facebook, twitter.'] },
    ])
  })

  test('are reported as away if nobody answers', async () => {
    const nobody = 'http://127.0.0.1:9'
    const lost = await testApp({
      settings: {
        ...outside.settings,
        GOOGLE_ISSUER: nobody,
        FACEBOOK_GRAPH_URL: nobody,
        TWITTER_API_URL: nobody,
      },
    })
    const browser = openBrowser(lost)
    const away = { statusCode: 503, message: expect.stringMatching(/^We could not reach /) }
    const start = await browser.start('google')
    expect({ statusCode: start.statusCode, message: start.json().message }).toEqual(away)
    for (const network of ['facebook', 'twitter'] as const) {
      const answer = await browser.finish(network, await browser.agree(network))
      expect({ statusCode: answer.statusCode, message: answer.json().message }).toEqual(away)
    }
    await lost.close()
  })

  test('refuse an invalid host', async () => {
    const answer = await tested.app.inject({
      method: 'POST',
      url: '/api/oauth/google',
      headers: { host: 'a<b' },
      remoteAddress: '10.9.9.9',
    })
    expect(answer.statusCode).toBe(400)
  })
})
