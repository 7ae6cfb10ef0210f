import type { Db } from '../database/database.ts'
import type { FilmFrames } from '../film-frames/film-frames.ts'
import type { Mailer } from '../mail/mail.ts'
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

/** Work that runs apart from a request. */
export interface Job<Data> {
  readonly name: string
  /** A standard cron line, in UTC, for work that comes round by itself. */
  readonly schedule?: string
  /**
   * `database`: `db` is a transaction that also records the job as done, so its effect is there exactly once.
   * `steps`: `db` is no transaction; each step commits by itself, so nobody waits for the whole. After a crash it is
   * run again from the beginning, so every step must be repeatable.
   * `outside`: another system is reached, perhaps again after a crash; by `id` that system can drop the copy.
   */
  readonly effect: 'database' | 'steps' | 'outside'
  /** How often it is tried again after a failure; without this, for about a day. */
  readonly retries?: number
  readonly run: (ports: JobPorts, data: Data, id: string) => Promise<void>
}

export interface JobOptions {
  key?: string
  startAfter?: Date
}

export const job = <Data>(definition: Job<Data>): Job<Data> => definition
