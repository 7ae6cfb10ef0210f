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

  test('tell all faults at once, in one line', () => {
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
  ])('%s may not be %s', (name, value) => {
    expect(faultsOf({ [name]: value })).toContain(name)
  })

  test('S3 needs all of its parts', () => {
    expect(faultsOf({ S3_BUCKET: 'files' })).toMatch(/S3_REGION.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/)
    const whole = { S3_BUCKET: 'files', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(whole).storage).toMatchObject({ kind: 's3', bucket: 'files' })
  })

  test('development drivers refuse production', () => {
    const message = faultsOf({ NODE_ENV: 'production' })
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL']) expect(message).toContain(name)
    const ready = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/fieldhouse',
      SMTP_URL: 'smtp://mail',
      PUBLIC_URL: 'https://fieldhouse.example',
    }
    expect(readConfig(ready)).toMatchObject({
      isProduction: true,
      publicOrigin: 'https://fieldhouse.example',
      mail: { from: 'Fieldhouse <no-reply@fieldhouse.example>', contactAddress: 'hello@fieldhouse.example' },
    })
  })
})
