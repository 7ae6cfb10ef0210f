import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import type { RenderPage } from '../http/pages.ts'

const render: RenderPage = async (_request, { nonce }) =>
  new Response(`<style nonce="${nonce}">main{color:red}</style>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

const braintree = (environment: string) => ({
  BRAINTREE_ENVIRONMENT: environment,
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
})

/** The sources of a page, by directive. */
const policyOf = async (settings: Record<string, string>) => {
  const tested: TestApp = await testApp({ settings, web: { render, isDevelopment: false } })
  try {
    const { headers } = await tested.app.inject('/coach/setting')
    const parts = String(headers['content-security-policy']).split('; ')
    return new Map(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
  } finally {
    await tested.close()
  }
}

describe('PAY-03 what a page may load from the payment provider', () => {
  test('without keys nothing, and only our sandbox gets the card', async () => {
    const policy = await policyOf({ PAYMENTS_URL: 'http://127.0.0.1:9' })
    expect([...policy.values()].flat().join(' ')).not.toMatch(/braintree|paypal/)
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:9'])
    expect(policy.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-/)])
  })

  test('with keys the hosts that Braintree documents', async () => {
    const policy = await policyOf(braintree('production'))
    expect(policy.get('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'nonce-/),
      'https://js.braintreegateway.com',
      'https://assets.braintreegateway.com',
      'https://www.paypalobjects.com',
      'https://*.paypal.com',
    ])
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.braintreegateway.com',
      'https://client-analytics.braintreegateway.com',
      'https://*.braintree-api.com',
      'https://*.paypal.com',
    ])
    expect(policy.get('frame-src')).toEqual(
      expect.arrayContaining(['https://assets.braintreegateway.com', 'https://*.paypal.com']),
    )
    expect(policy.get('img-src')).toContain('https://checkout.paypal.com')
    // The form writes styles. A nonce beside this word would switch it off.
    expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"])
    expect(policy.get('default-src')).toEqual(["'self'"])
  })

  test('with keys for Braintree’s own sandbox, its hosts and not the real ones', async () => {
    const connects = (await policyOf(braintree('sandbox'))).get('connect-src')
    expect(connects).toContain('https://api.sandbox.braintreegateway.com')
    expect(connects).not.toContain('https://api.braintreegateway.com')
  })
})
