import type { Db } from '../database/database.ts'
import type { FilmFrames } from '../film-frames/film-frames.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Sending } from '../sending.ts'
import type { SideProcesses } from '../side-processes/side-processes.ts'
import type { SocialStreams } from '../social-streams/social-streams.ts'
import type { Storage } from '../storage/storage.ts'

/** What a job may reach. */
export interface JobPorts {
  readonly db: Db
  readonly mailer: Mailer
  readonly storage: Storage
  readonly sideProcesses: Pick<SideProcesses, 'run'>
  readonly filmFrames: FilmFrames
  readonly socialStreams: SocialStreams
  /** What links in emails begin with. */
  readonly siteOrigin: string
  /** Called when a mail server refuses an address for good. */
  readonly onBounce: (address: string) => Promise<void>
}

export type JobEffect = 'transaction' | 'steps' | 'outside'

/** Work that runs apart from a request. */
export interface Job<Data> {
  readonly name: string
  /** A standard cron line, in UTC, for work that comes round by itself. */
  readonly schedule?: string
  /**
   * What it leaves behind, in the words of endpoints (decision 22):
   * - `transaction`: only rows. `db` is a transaction that also records the job as done, so its effect is there exactly
   *   once.
   * - `steps`: rows of many. `db` is no transaction. Each row, or each few hundred, is committed by itself, so nobody
   *   waits for the whole. After a crash it is run again, so every step must be repeatable.
   * - `outside`: another system is asked, perhaps again after a crash; it knows a repeat by the `id`. `db` is no
   *   transaction, so none is open meanwhile. A job that asks about many rows asks and records one row at a time.
   */
  readonly effect: JobEffect
  /** After so long it is stopped by its signal and tried again. Without this, as long as is usual for its effect. */
  readonly timeLimitSeconds?: number
  /** How often it is tried again after a failure; without this, for about a day. */
  readonly retries?: number
  /** `signal` ends when the time is over; a job that works through many rows looks at it between two of them. */
  readonly run: (ports: JobPorts, data: Data, sending: Sending) => Promise<void>
}

export interface JobOptions {
  key?: string
  startAfter?: Date
}

export const job = <Data>(definition: Job<Data>): Job<Data> => definition
