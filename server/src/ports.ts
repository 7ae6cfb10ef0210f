import { Redis } from 'ioredis'
import type { Config } from './config.ts'
import type { Assistant } from './platform/assistant/assistant.ts'
import { openAssistant } from './platform/assistant/open-assistant.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import type { EmbeddedEngine } from './platform/database/embedded-engine.ts'
import { migrate } from './platform/database/migrate.ts'
import { secretNamed } from './platform/database/secrets.ts'
import type { Drive } from './platform/drive/drive.ts'
import { openDrive } from './platform/drive/open-drive.ts'
import { createFilmFrames, type FilmFrames, filmFrameSites } from './platform/film-frames/film-frames.ts'
import { createTally, type Tally } from './platform/health/tally.ts'
import { createMemoryLimiter, createRedisLimiter, type RateLimiter } from './platform/http/rate-limit.ts'
import { visitorAddress } from './platform/http/visitor-address.ts'
import { createLog, type Log } from './platform/log.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { createMailbox } from './platform/mail/mailbox.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import type { Payments } from './platform/payments/payments.ts'
import type { SandboxProcess } from './platform/payments/sandbox-process.ts'
import { createRealtime, type Realtime } from './platform/realtime/pusher-server.ts'
import { createRedisBus } from './platform/realtime/redis-bus.ts'
import { livingSessions } from './platform/sessions/sessions.ts'
import { openSideProcesses, type SideProcesses } from './platform/side-processes/side-processes.ts'
import { openSocial } from './platform/social/open-social.ts'
import type { Social } from './platform/social/social.ts'
import { openSocialStreams } from './platform/social-streams/open-social-streams.ts'
import type { SocialStreams } from './platform/social-streams/social-streams.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Storage } from './platform/storage/storage.ts'

/** The outside world: each service behind its port, with the driver from the settings. */
export interface Ports {
  readonly log: Log
  readonly database: Database
  /** What this node counted for the page about the system's health. */
  readonly tally: Tally
  readonly mailer: Mailer
  readonly storage: Storage
  readonly sideProcesses: SideProcesses
  readonly social: Social
  readonly filmFrames: FilmFrames
  readonly socialStreams: SocialStreams
  readonly drive: Drive
  readonly assistant: Assistant
  readonly payments: Payments
  readonly limiter: RateLimiter
  readonly realtime: Realtime
  readonly realtimeApp: { key: string; secret: string }
  close(): Promise<void>
}

/** A page may be on our own address or, if none is configured, on the requested host with any port. */
const allowsOrigin = (publicOrigin: string | null) => (origin: string, host: string) => {
  if (publicOrigin) return origin === publicOrigin
  // Either header may be nonsense.
  const own = URL.parse(`http://${host}`)
  return own !== null && URL.parse(origin)?.hostname === own.hostname
}

const openLimiter = (redisUrl: string | null): { limiter: RateLimiter; close: () => void } => {
  if (!redisUrl) return { limiter: createMemoryLimiter(), close: () => {} }
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    // A connection that hangs is opened again.
    socketTimeout: 5_000,
  })
  // While Redis is away, the limiter counts in memory, and the realtime bus reports the loss.
  redis.on('error', () => {})
  return { limiter: createRedisLimiter(redis), close: () => redis.disconnect() }
}

interface PortsOptions {
  readonly log?: Log
  /** The embedded engine, if it was opened before. */
  readonly engine?: Promise<EmbeddedEngine> | undefined
  /** The payment sandbox, if one was started. Otherwise payments fail, unless the settings have the address of one. */
  readonly sandbox?: Promise<SandboxProcess | null> | undefined
}

export const openPorts = async (
  config: Config,
  { log = createLog(config.logLevel), engine, sandbox: startedSandbox }: PortsOptions = {},
): Promise<Ports> => {
  const tally = createTally()
  const database = await openDatabase(
    config.database,
    (err) => log.warn({ err }, 'database: connection lost'),
    { onStatement: tally.stated, engine },
  )
  const { db } = database
  await migrate(db)
  const mailer = config.mail.smtpUrl
    ? createSmtpMailer({ url: config.mail.smtpUrl, from: config.mail.from })
    : createMailbox(db)
  const storage = await openStorage(config.storage)
  const sideProcesses = openSideProcesses({ log })
  const social = openSocial(config.social, { isProduction: config.isProduction, log })
  const filmFrames = createFilmFrames(config.hasFilmFrames ? filmFrameSites : null)
  const socialStreams = openSocialStreams(config.socialStreams)
  const drive = openDrive(config.drive, { isProduction: config.isProduction, log })
  const assistant = openAssistant(config.assistant, log)
  const sandbox = await startedSandbox
  const payments = openPayments(sandbox ? { kind: 'sandbox', url: sandbox.url } : config.payments)
  const { limiter, close: closeLimiter } = openLimiter(config.redisUrl)
  const realtimeApp = { key: config.realtime.key, secret: await secretNamed(db, 'realtime') }
  const realtime = createRealtime({
    ...realtimeApp,
    allowsOrigin: allowsOrigin(config.publicOrigin),
    addressOf: visitorAddress(config.trustProxy),
    livingSessions: (ids) => livingSessions(db, ids),
    log,
    ...(config.redisUrl ? { bus: createRedisBus({ url: config.redisUrl, key: realtimeApp.key, log }) } : {}),
  })
  const close = async () => {
    await realtime.close()
    await sideProcesses.close()
    closeLimiter()
    mailer.close()
    storage.close()
    await sandbox?.close()
    await database.close()
  }
  return {
    log,
    database,
    tally,
    mailer,
    storage,
    sideProcesses,
    social,
    filmFrames,
    socialStreams,
    drive,
    assistant,
    payments,
    limiter,
    realtime,
    realtimeApp,
    close,
  }
}
