import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../database/database.ts'
import { uuidv7 } from '../database/uuid.ts'
import { createFilmFrames } from '../film-frames/film-frames.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { Sending } from '../sending.ts'
import { openSocialStreams } from '../social-streams/open-social-streams.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import type { JobPorts } from './job.ts'

/** The ports of a job, with defaults for everything that a test doesn't care about. */
export const jobPorts = (db: Db, ports: Partial<JobPorts> = {}): JobPorts => ({
  mailer: createMailbox(db),
  storage: createDiskStorage({ kind: 'disk', dir: join(tmpdir(), 'fieldhouse-no-files') }),
  sideProcesses: { run: () => Promise.reject(new Error('No side process was given')) },
  filmFrames: createFilmFrames(null),
  socialStreams: openSocialStreams({ youtube: null, vimeo: null, twitter: null }),
  payments: openPayments({ kind: 'sandbox', url: null }),
  siteOrigin: 'http://localhost:3000',
  onBounce: async () => {},
  ...ports,
  db,
})

/** Starts a job like the queue does: with its own id and enough time. */
export const newSending = (): Sending => ({ id: uuidv7(), signal: new AbortController().signal })
