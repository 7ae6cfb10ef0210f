import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import type { AssistantConfig } from './platform/assistant/assistant.ts'
import type { DatabaseConfig } from './platform/database/database.ts'
import type { DriveConfig } from './platform/drive/drive.ts'
import type { PaymentsConfig } from './platform/payments/open-payments.ts'
import type { SocialConfig } from './platform/social/social.ts'
import type { SocialStreamsConfig } from './platform/social-streams/social-streams.ts'
import { StartupFault } from './platform/startup-fault.ts'
import type { StorageConfig } from './platform/storage/storage.ts'

/** The environment, read once and only here. Every setting is optional. README explains each. */

const whole = (name: string, standard: number, min: number, max: number) => {
  const error = `${name} must be a whole number from ${min} to ${max}`
  return z.coerce
    .number<string>({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .default(standard)
}

const url = (name: string, ...schemes: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
      error: `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    })
    .optional()

const proxy = z
  .string()
  .transform((text, context) => {
    if (/^\d+$/.test(text)) return (_address: string, hop: number) => hop < Number(text)
    const addresses = text.split(',').map((part) => part.trim())
    if (addresses.every((address) => isIP(address.replace(/\/\d+$/, '')) !== 0)) return addresses
    context.addIssue(
      'TRUST_PROXY must be the number of proxies in front, or their addresses with commas between',
    )
    return z.NEVER
  })
  .optional()

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'NODE_ENV must be development, test or production',
    })
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole('PORT', 3000, 0, 65_535),
  REALTIME_PORT: whole('REALTIME_PORT', 6001, 0, 65_535),
  REALTIME_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'REALTIME_KEY may have letters, digits, _ and - only' })
    .default('fieldhouse'),
  PUBLIC_URL: url('PUBLIC_URL', 'http', 'https'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('DATABASE_URL', 'postgres', 'postgresql'),
  DATABASE_POOL: whole('DATABASE_POOL', 20, 1, 500),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'], { error: 'DATABASE_POOLER must be none or transaction' })
    .default('none'),
  REDIS_URL: url('REDIS_URL', 'redis', 'rediss'),
  SMTP_URL: url('SMTP_URL', 'smtp', 'smtps'),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.email({ error: 'CONTACT_EMAIL must be a mail address' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', 'http', 'https'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('GOOGLE_ISSUER', 'https', 'http'),
  GOOGLE_DRIVE_URL: url('GOOGLE_DRIVE_URL', 'https', 'http'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_URL: url('FACEBOOK_URL', 'https', 'http'),
  FACEBOOK_GRAPH_URL: url('FACEBOOK_GRAPH_URL', 'https', 'http'),
  TWITTER_CLIENT_ID: z.string().optional(),
  TWITTER_CLIENT_SECRET: z.string().optional(),
  TWITTER_URL: url('TWITTER_URL', 'https', 'http'),
  TWITTER_API_URL: url('TWITTER_API_URL', 'https', 'http'),
  ASSISTANT_URL: url('ASSISTANT_URL', 'https', 'http'),
  ASSISTANT_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  YOUTUBE_API_URL: url('YOUTUBE_API_URL', 'https', 'http'),
  VIMEO_ACCESS_TOKEN: z.string().optional(),
  VIMEO_API_URL: url('VIMEO_API_URL', 'https', 'http'),
  TWITTER_BEARER_TOKEN: z.string().optional(),
  FILM_FRAMES: z.enum(['on', 'off'], { error: 'FILM_FRAMES must be on or off' }).optional(),
  BRAINTREE_ENVIRONMENT: z
    .enum(['sandbox', 'production'], { error: 'BRAINTREE_ENVIRONMENT must be sandbox or production' })
    .optional(),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  PAYMENT_SANDBOX_PORT: whole('PAYMENT_SANDBOX_PORT', 3001, 0, 65_535),
  PAYMENTS_URL: url('PAYMENTS_URL', 'http'),
  TRUST_PROXY: proxy,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, {
      error: 'METRICS_TOKEN must be 16 to 256 visible characters without spaces',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
    })
    .optional(),
  /** Set by npm for the scripts that it runs. */
  npm_lifecycle_event: z.string().optional(),
})
type Environment = z.output<typeof environment>

const withS3 = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const withEachOther = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET'],
] as const

const encryptedInProduction = [
  'GOOGLE_ISSUER',
  'GOOGLE_DRIVE_URL',
  'FACEBOOK_URL',
  'FACEBOOK_GRAPH_URL',
  'TWITTER_URL',
  'TWITTER_API_URL',
  'YOUTUBE_API_URL',
  'VIMEO_API_URL',
] as const

const socialFaults = (env: Environment): string[] => [
  ...withEachOther
    .filter(([id, secret]) => Boolean(env[id]) !== Boolean(env[secret]))
    .map(([id, secret]) =>
      env[id] ? `${secret} must be set with ${id}` : `${id} must be set with ${secret}`,
    ),
  ...encryptedInProduction
    .filter((name) => env.NODE_ENV === 'production' && env[name]?.startsWith('http:'))
    .map((name) => `${name} must begin with https:// in production`),
]

const assistantFaults = ({ ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL }: Environment): string[] => [
  ...(ASSISTANT_URL && !ASSISTANT_MODEL ? ['ASSISTANT_MODEL must be set with ASSISTANT_URL'] : []),
  ...(!ASSISTANT_URL && (ASSISTANT_KEY || ASSISTANT_MODEL)
    ? ['ASSISTANT_URL must be set with ASSISTANT_KEY and ASSISTANT_MODEL']
    : []),
]

const withBraintree = [
  'BRAINTREE_ENVIRONMENT',
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
] as const

/** All of Braintree's settings or none. Without them the payment sandbox is used, which moves no money. */
const paymentFaults = (env: Environment): string[] => {
  const missing = withBraintree.filter((name) => !env[name])
  if (env.NODE_ENV === 'production')
    return missing.map((name) => `${name} must be set in production (the payment sandbox moves no money)`)
  return missing.length < withBraintree.length
    ? missing.map((name) => `${name} must be set with the other settings of Braintree`)
    : []
}

/** Rules between settings. Development drivers refuse production, where a missing setting is an error. */
const crossFaults = (env: Environment): string[] => [
  ...withS3.filter((name) => env.S3_BUCKET && !env[name]).map((name) => `${name} must be set with S3_BUCKET`),
  ...socialFaults(env),
  ...assistantFaults(env),
  ...paymentFaults(env),
  ...(env.NODE_ENV === 'production' && !env.DATABASE_URL
    ? ['DATABASE_URL must be set in production (the embedded database does not survive a power loss)']
    : []),
  ...(env.NODE_ENV === 'production' && !env.SMTP_URL
    ? ['SMTP_URL must be set in production (the mailbox page is for development)']
    : []),
  ...(env.NODE_ENV === 'production' && !env.PUBLIC_URL
    ? ['PUBLIC_URL must be set in production (links in mails begin with it)']
    : []),
]

/** Reached with the keys of Google sign-in. */
const driveConfig = (env: Environment): DriveConfig | null => {
  const { google } = socialConfig(env)
  const apiUrl = (env.GOOGLE_DRIVE_URL ?? 'https://www.googleapis.com/drive/v3').replace(/\/+$/, '')
  return google && { ...google, apiUrl }
}

const storageConfig = (env: Environment): StorageConfig => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return { kind: 'disk', dir: resolve(env.DATA_DIR, 'files') }
  return {
    kind: 's3',
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
  }
}

const address = (given: string | undefined, usual: string) => (given ?? usual).replace(/\/+$/, '')

/** A network without a key is not read. Usernames on it are links. */
const socialStreamsConfig = (env: Environment): SocialStreamsConfig => {
  const access = (key: string | undefined, url: string) => (key ? { key, url } : null)
  return {
    youtube: access(
      env.YOUTUBE_API_KEY,
      address(env.YOUTUBE_API_URL, 'https://www.googleapis.com/youtube/v3'),
    ),
    vimeo: access(env.VIMEO_ACCESS_TOKEN, address(env.VIMEO_API_URL, 'https://api.vimeo.com')),
    twitter: access(env.TWITTER_BEARER_TOKEN, address(env.TWITTER_API_URL, 'https://api.x.com')),
  }
}

/** Without its own pair of keys, a network is not offered, or has a stand-in in development. */
const socialConfig = (env: Environment): SocialConfig => {
  const client = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : null
  const google = client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET)
  const facebook = client(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET)
  const twitter = client(env.TWITTER_CLIENT_ID, env.TWITTER_CLIENT_SECRET)
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com' },
    facebook: facebook && {
      ...facebook,
      url: address(env.FACEBOOK_URL, 'https://www.facebook.com/v26.0'),
      graphUrl: address(env.FACEBOOK_GRAPH_URL, 'https://graph.facebook.com/v26.0'),
    },
    twitter: twitter && {
      ...twitter,
      url: address(env.TWITTER_URL, 'https://x.com'),
      apiUrl: address(env.TWITTER_API_URL, 'https://api.x.com'),
    },
  }
}

/** Without its own settings, the built-in writer is the assistant. */
const assistantConfig = ({ ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL }: Environment) =>
  ASSISTANT_URL && ASSISTANT_MODEL
    ? ({ url: ASSISTANT_URL, key: ASSISTANT_KEY ?? null, model: ASSISTANT_MODEL } satisfies AssistantConfig)
    : null

const paymentsConfig = (env: Environment): PaymentsConfig => {
  const { BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY } = env
  if (BRAINTREE_MERCHANT_ID && BRAINTREE_PUBLIC_KEY && BRAINTREE_PRIVATE_KEY)
    return {
      kind: 'braintree',
      environment: env.BRAINTREE_ENVIRONMENT ?? 'sandbox',
      merchantId: BRAINTREE_MERCHANT_ID,
      publicKey: BRAINTREE_PUBLIC_KEY,
      privateKey: BRAINTREE_PRIVATE_KEY,
    }
  return { kind: 'sandbox', url: env.PAYMENTS_URL ?? null }
}

const databaseConfig = (env: Environment): DatabaseConfig =>
  env.DATABASE_URL
    ? {
        engine: 'postgres',
        url: env.DATABASE_URL,
        poolSize: env.DATABASE_POOL,
        isPooled: env.DATABASE_POOLER === 'transaction',
      }
    : { engine: 'embedded', dir: resolve(env.DATA_DIR) }

export const readConfig = (variables: Record<string, string | undefined> = process.env) => {
  // An empty variable counts as unset. That is what `PORT= npm start` means.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(set)
  const faults = parsed.success ? crossFaults(parsed.data) : parsed.error.issues.map((issue) => issue.message)
  if (!parsed.success || faults.length > 0) throw new StartupFault(`Wrong settings: ${faults.join('; ')}.`)
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const mailDomain = env.PUBLIC_URL ? publicUrl.hostname : 'fieldhouse.test'
  return {
    isProduction,
    isStartedByNpm: env.npm_lifecycle_event !== undefined,
    host: env.HOST,
    port: env.PORT,
    realtime: { port: env.REALTIME_PORT, key: env.REALTIME_KEY },
    /** Our public address, for links in emails. Null if not set. */
    publicOrigin: env.PUBLIC_URL ? publicUrl.origin : null,
    /** The same for links in emails, which always need one. */
    siteOrigin: publicUrl.origin,
    database: databaseConfig(env),
    redisUrl: env.REDIS_URL ?? null,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `Fieldhouse <no-reply@${mailDomain}>`,
      contactAddress: env.CONTACT_EMAIL ?? `hello@${mailDomain}`,
    },
    storage: storageConfig(env),
    social: socialConfig(env),
    socialStreams: socialStreamsConfig(env),
    drive: driveConfig(env),
    assistant: assistantConfig(env),
    payments: paymentsConfig(env),
    /** Where the payment sandbox is started, if it is needed and none runs yet. */
    paymentSandbox: { port: env.PAYMENT_SANDBOX_PORT, dir: resolve(env.DATA_DIR, 'payments') },
    /** Tests call no outside services. */
    hasFilmFrames: (env.FILM_FRAMES ?? (env.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    trustProxy: env.TRUST_PROXY ?? (false as const),
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

export type Config = ReturnType<typeof readConfig>
