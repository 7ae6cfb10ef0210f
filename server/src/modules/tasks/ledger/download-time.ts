import { Readable } from 'node:stream'
import type { TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { clockText } from '@fieldhouse/contract/tasks.rules'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dayOf } from '../../../platform/days/days.rules.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { findTimeAfter, type StoredTime, type TimeFilter } from './ledger.queries.ts'
import { presentTime } from './ledger-days.ts'
import { filterOf, type TimeQuery } from './list-all-time.ts'

type Column = readonly [name: string, of: (row: TimeRow) => Cell]

/** By the clock of the reader, and in UTC, which has no hour twice. */
const columnsIn = (timeZone: string): readonly Column[] => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' })
  return [
    [`Day (${timeZone})`, ({ from }) => dayOf(Date.parse(from), timeZone)],
    ['From', ({ from }) => time.format(Date.parse(from))],
    ['To', ({ to }) => time.format(Date.parse(to))],
    ['Seconds', ({ seconds }) => seconds],
    ['Time', ({ seconds }) => clockText(seconds)],
    ['State', ({ is_discarded }) => (is_discarded ? 'discarded' : 'kept')],
    ['Success coach', ({ coach }) => coach.name],
    ['Athlete', ({ athlete }) => athlete.name],
    ['Task', ({ task }) => task.name],
    ['What was done', ({ done }) => done],
    ['Source', ({ source }) => source],
    ['From (UTC)', ({ from }) => from],
    ['To (UTC)', ({ to }) => to],
    ['Row', ({ id }) => id],
  ]
}

const rowsPerStep = 500

/** Read and written in steps, so the file may be larger than the memory. */
async function* csvInSteps(db: Db, viewer: Caller['actor'] & object, filter: TimeFilter, timeZone: string) {
  const columns = columnsIn(timeZone)
  yield csvOf([columns.map(([name]) => name)])
  let last: StoredTime | null = null
  do {
    const rows: StoredTime[] = await findTimeAfter(db, filter, last, rowsPerStep)
    const shown = rows.map((row) => presentTime(viewer, row, filter))
    yield csvOf(shown.map((row) => columns.map(([, of]) => of(row))))
    last = rows.length === rowsPerStep ? (rows.at(-1) ?? null) : null
  } while (last)
}

/** The ledger as a table, for admins. Who took it is in the audit log. */
export const downloadTime = async (
  db: Db,
  caller: Caller & { readonly actor: NonNullable<Caller['actor']> },
  query: TimeQuery,
): Promise<FileAnswer> => {
  const filter = filterOf(query)
  await record(db, caller, {
    action: 'time.downloaded',
    userId: query.user_id ?? null,
    details: { ...query },
  })
  const today = dayOf(clock.now().getTime(), query.time_zone)
  return new FileAnswer({
    body: Readable.from(csvInSteps(db, caller.actor, filter, query.time_zone)),
    type: 'text/csv; charset=utf-8',
    name: `time-${today}.csv`,
    isUncached: true,
  })
}
