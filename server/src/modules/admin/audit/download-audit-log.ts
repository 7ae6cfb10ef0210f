import { Readable } from 'node:stream'
import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dayOf } from '../../../platform/days/days.rules.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { type AuditFilter, type EntryPlace, findEntries } from './audit.queries.ts'
import { type AuditQuery, auditFilterOf } from './list-audit-log.ts'
import { presentEntries } from './present-entry.ts'

type Column = readonly [name: string, of: (entry: AuditEntry) => Cell]

const sideText = ({ changes }: AuditEntry, side: 'before' | 'after'): string =>
  changes.map((change) => `${change.field}: ${change[side] ?? 'none'}`).join('; ')

/** By the clock of the reader, and in UTC, which has no hour twice. */
export const auditColumns = (timeZone: string): readonly Column[] => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' })
  return [
    [`Day (${timeZone})`, ({ at }) => dayOf(Date.parse(at), timeZone)],
    ['Time', ({ at }) => time.format(Date.parse(at))],
    ['Who', ({ who }) => who.name],
    ['Acting as', ({ who }) => who.acting_as?.name ?? null],
    ['What', ({ text }) => text],
    ['To whom', ({ user }) => user?.name ?? null],
    ['Subject', ({ subject }) => subject],
    ['Before', (entry) => sideText(entry, 'before')],
    ['After', (entry) => sideText(entry, 'after')],
    ['Reason', ({ note }) => note],
    ['Time (UTC)', ({ at }) => at],
    ['Entry', ({ id }) => id],
  ]
}

const rowsPerStep = 500

/** Read and written in steps, so the file may be larger than the memory. */
async function* csvInSteps(db: Db, filter: AuditFilter, timeZone: string) {
  const columns = auditColumns(timeZone)
  yield csvOf([columns.map(([name]) => name)])
  let after: EntryPlace | null = null
  do {
    const entries = await findEntries(db, filter, { after, limit: rowsPerStep })
    const shown = await presentEntries(db, entries)
    yield csvOf(shown.map((entry) => columns.map(([, of]) => of(entry))))
    after = entries.length === rowsPerStep ? (entries.at(-1) ?? null) : null
  } while (after)
}

/** The same entries as a table. Who took it is in the log too. */
export const downloadAuditLog = async (db: Db, caller: Caller, query: AuditQuery): Promise<FileAnswer> => {
  const filter = await auditFilterOf(db, query)
  await record(db, caller, {
    action: 'audit-log.downloaded',
    userId: query.user_id ?? null,
    details: { ...query },
  })
  const today = dayOf(clock.now().getTime(), query.time_zone)
  return new FileAnswer({
    body: Readable.from(csvInSteps(db, filter, query.time_zone)),
    type: 'text/csv; charset=utf-8',
    name: `audit-log-${today}.csv`,
    isUncached: true,
  })
}
