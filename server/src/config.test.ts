import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupFault } from './platform/startup-fault.ts'

const faultsOf = (settings: Record<string, string>): string => {
  try {
    readConfig(settings)
  } catch (error) {
    if (error instanceof StartupFault) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  test('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      realtime: { port: 6001, key: 'fieldhouse' },
      database: { engine: 'embedded' },
      storage: { kind: 'disk' },
      redisUrl: null,
      trustProxy: false,
    })
  })

  test('an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  test('report all errors together, in one line', () => {
    const message = faultsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'nonsense',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
    })
    for (const name of ['PORT', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(message).toContain(name)
    expect(message).not.toContain('\n')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3.5'],
    ['REALTIME_PORT', 'x'],
    ['REALTIME_KEY', 'a b'],
    ['PUBLIC_URL', 'fieldhouse.example'],
    ['REDIS_URL', 'http://x'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', 'many'],
    ['CONTACT_EMAIL', 'nobody'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['FACEBOOK_URL', 'ftp://facebook'],
    ['FACEBOOK_GRAPH_URL', 'x'],
    ['TWITTER_URL', 'x.com'],
    ['TWITTER_API_URL', 'api'],
    ['YOUTUBE_API_URL', 'googleapis.com'],
    ['VIMEO_API_URL', 'api'],
    ['FILM_FRAMES', 'maybe'],
    ['ASSISTANT_URL', 'localhost'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token with spaces in it'],
  ])('%s may not be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toContain(name)
  })

  test('S3 needs all of its parts', () => {
    expect(faultsOf({ S3_BUCKET: 'files' })).toMatch(/S3_REGION.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/)
    const whole = { S3_BUCKET: 'files', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(whole).storage).toMatchObject({ kind: 's3', bucket: 'files' })
  })

  test('a network needs both of its keys', () => {
    const message = faultsOf({
      GOOGLE_CLIENT_ID: 'id',
      FACEBOOK_CLIENT_SECRET: 'secret',
      TWITTER_CLIENT_ID: 'id',
      TWITTER_CLIENT_SECRET: 'secret',
      S3_BUCKET: 'files',
    })
    expect(message).toContain('GOOGLE_CLIENT_SECRET must be set with GOOGLE_CLIENT_ID')
    expect(message).toContain('FACEBOOK_CLIENT_ID must be set with FACEBOOK_CLIENT_SECRET')
    expect(message).toContain('S3_REGION must be set')
    expect(message).not.toContain('TWITTER')
    const twitter = { TWITTER_CLIENT_ID: 'id', TWITTER_CLIENT_SECRET: 'secret' }
    expect(readConfig(twitter).social).toEqual({
      google: null,
      facebook: null,
      twitter: { clientId: 'id', clientSecret: 'secret', url: 'https://x.com', apiUrl: 'https://api.x.com' },
    })
  })

  test('each network with a key is read with its own', () => {
    expect(readConfig({}).socialStreams).toEqual({ youtube: null, vimeo: null, twitter: null })
    const keys = { YOUTUBE_API_KEY: 'y', TWITTER_BEARER_TOKEN: 't' }
    expect(readConfig(keys).socialStreams).toEqual({
      youtube: { key: 'y', url: 'https://www.googleapis.com/youtube/v3' },
      vimeo: null,
      twitter: { key: 't', url: 'https://api.x.com' },
    })
    const plain = { NODE_ENV: 'production', VIMEO_API_URL: 'http://vimeo.test' }
    expect(faultsOf(plain)).toContain('VIMEO_API_URL must begin with https:// in production')
  })

  test('frames of linked videos are fetched unless it is a test or switched off', () => {
    expect(readConfig({}).hasFilmFrames).toBe(true)
    expect(readConfig({ FILM_FRAMES: 'off' }).hasFilmFrames).toBe(false)
    expect(readConfig({ NODE_ENV: 'test' }).hasFilmFrames).toBe(false)
  })

  test('an assistant needs an address and a model, and a key only if its service needs one', () => {
    const url = { ASSISTANT_URL: 'http://127.0.0.1:11434/v1' }
    expect(faultsOf(url)).toContain('ASSISTANT_MODEL must be set with ASSISTANT_URL')
    expect(faultsOf({ ASSISTANT_KEY: 'k' })).toContain('ASSISTANT_URL must be set')
    expect(readConfig({}).assistant).toBeNull()
    expect(readConfig({ ...url, ASSISTANT_MODEL: 'm' }).assistant).toEqual({
      url: 'http://127.0.0.1:11434/v1',
      key: null,
      model: 'm',
    })
  })

  test('payments go to the sandbox, or to Braintree with all of its settings', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'sandbox', url: null })
    expect(readConfig({ PAYMENTS_URL: 'http://127.0.0.1:3001' }).payments).toMatchObject({
      url: 'http://127.0.0.1:3001',
    })
    const some = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p' }
    expect(faultsOf(some)).toContain('BRAINTREE_PRIVATE_KEY must be set with the other settings of Braintree')
    const all = { ...some, BRAINTREE_PRIVATE_KEY: 's', BRAINTREE_ENVIRONMENT: 'production' }
    expect(readConfig(all).payments).toEqual({
      kind: 'braintree',
      environment: 'production',
      merchantId: 'm',
      publicKey: 'p',
      privateKey: 's',
    })
    expect(faultsOf({ ...all, BRAINTREE_ENVIRONMENT: 'live' })).toContain('sandbox or production')
  })

  test('development drivers refuse production', () => {
    const message = faultsOf({ NODE_ENV: 'production' })
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'BRAINTREE_PRIVATE_KEY'])
      expect(message).toContain(name)
    const ready = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/fieldhouse',
      SMTP_URL: 'smtp://mail',
      PUBLIC_URL: 'https://fieldhouse.example',
      BRAINTREE_ENVIRONMENT: 'sandbox',
      BRAINTREE_MERCHANT_ID: 'merchant',
      BRAINTREE_PUBLIC_KEY: 'public',
      BRAINTREE_PRIVATE_KEY: 'private',
    }
    expect(faultsOf({ ...ready, GOOGLE_ISSUER: 'http://localhost:9000' })).toContain('GOOGLE_ISSUER')
    expect(readConfig(ready)).toMatchObject({
      isProduction: true,
      social: { google: null, facebook: null, twitter: null },
      publicOrigin: 'https://fieldhouse.example',
      mail: { from: 'Fieldhouse <no-reply@fieldhouse.example>', contactAddress: 'hello@fieldhouse.example' },
    })
  })
})
