import type { Db } from '../database/database.ts'
import type { FilmFrames } from '../film-frames/film-frames.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Payments } from '../payments/payments.ts'
import type { Sending } from '../sending.ts'
import type { SideProcesses } from '../side-processes/side-processes.ts'
import type { SocialStreams } from '../social-streams/social-streams.ts'
import type { Storage } from '../storage/storage.ts'

/** What a job may use. */
export interface JobPorts {
  readonly db: Db
  readonly mailer: Mailer
  readonly storage: Storage
  readonly sideProcesses: Pick<SideProcesses, 'run'>
  readonly filmFrames: FilmFrames
  readonly socialStreams: SocialStreams
  readonly payments: Payments
  /** The base address of links in emails. */
  readonly siteOrigin: string
  /** Called when a mail server permanently refuses an address. */
  readonly onBounce: (address: string) => Promise<void>
}

export type JobEffect = 'transaction' | 'steps' | 'outside'

/** Work that runs outside of a request. */
export interface Job<Data> {
  readonly name: string
  /** A standard cron line, in UTC, for scheduled work. */
  readonly schedule?: string
  /**
   * Its effect, in the terms of endpoints (decision 22):
   * - `transaction`: only rows. `db` is a transaction that also records the job as done, so its effect happens exactly
   * once.
   * - `steps`: many rows. `db` is no transaction. Each row, or each few hundred, is committed by itself, so nobody
   * waits for the whole. After a crash it runs again, so every step must be repeatable.
   * - `outside`: calls another system, perhaps again after a crash. The other system recognizes a repeat by the `id`.
   * `db` is no transaction, so none is open during the call. A job for many rows calls and records one row at a time.
   */
  readonly effect: JobEffect
  /** After this long, its signal stops it and it is tried again. The default depends on its effect. */
  readonly timeLimitSeconds?: number
  /**
   * How often it is tried again after a failure. By default, for about a day. `until-done` never gives up: the pauses grow
   * to six hours.
   */
  readonly retries?: number | 'until-done'
  /** `signal` aborts when the time is over. A job with many rows checks it between rows. */
  readonly run: (ports: JobPorts, data: Data, sending: Sending) => Promise<void>
}

export interface JobOptions {
  key?: string
  startAfter?: Date
}

export const job = <Data>(definition: Job<Data>): Job<Data> => definition
