import { resolve } from 'node:path'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Where browsers reach the sandbox, when it is not where it listens. */
  readonly publicUrl: string | null
  /** The folder that keeps cards and transactions across restarts. Without one, they live in memory. */
  readonly dataDir: string | null
  readonly settlementSeconds: number
  readonly duplicateSeconds: number
  readonly webhookUrl: string | null
  /** Whether amounts from 2000.00 decide what the processor answers, as in Braintree's sandbox. */
  readonly hasTestAmounts: boolean
  /** Whether each call is printed, by name and status only. */
  readonly isLogging: boolean
}

export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment. All wrong settings are reported at once. */
export const readSettings = (env: Environment): Settings => {
  const wrong: string[] = []
  const whole = (name: string, standard: number, max: number): number => {
    const value = Number(env[name] ?? standard)
    if (Number.isInteger(value) && value >= 0 && value <= max) return value
    wrong.push(`${name} must be a whole number from 0 to ${max}`)
    return standard
  }
  const address = (name: string): string | null => {
    const value = env[name]
    if (!value) return null
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
    wrong.push(`${name} must be an address that begins with http:// or https://`)
    return null
  }
  const onOff = (name: string, standard: 'on' | 'off'): boolean => {
    const value = env[name] ?? standard
    if (value !== 'on' && value !== 'off') wrong.push(`${name} must be on or off`)
    return value === 'on'
  }

  if (env.NODE_ENV === 'production')
    wrong.push('NODE_ENV must not be production: the payment sandbox moves no money')
  const settings: Settings = {
    host: env.PAYMENT_SANDBOX_HOST ?? '127.0.0.1',
    port: whole('PAYMENT_SANDBOX_PORT', 3001, 65_535),
    publicUrl: address('PAYMENT_SANDBOX_URL'),
    dataDir: env.PAYMENT_SANDBOX_DATA ? resolve(env.PAYMENT_SANDBOX_DATA) : null,
    settlementSeconds: whole('PAYMENT_SANDBOX_SETTLEMENT_SECONDS', 60, 31_536_000),
    duplicateSeconds: whole('PAYMENT_SANDBOX_DUPLICATE_SECONDS', 30, 86_400),
    webhookUrl: address('PAYMENT_SANDBOX_WEBHOOK_URL'),
    hasTestAmounts: onOff('PAYMENT_SANDBOX_TEST_AMOUNTS', 'on'),
    isLogging: onOff('PAYMENT_SANDBOX_LOG', 'off'),
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('; '))
  return settings
}
