import { Readable } from 'node:stream'
import type { PayoutQuery } from '@fieldhouse/contract/affiliates.payouts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import { findPayoutsAfter, type StoredPayout } from './payouts.queries.ts'

const columns: readonly (readonly [name: string, of: (row: StoredPayout) => Cell])[] = [
  ['Paid on', ({ paid_on }) => paid_on],
  ['Affiliate', ({ owner }) => owner?.name ?? 'Deleted account'],
  ['Email', ({ owner }) => owner?.email ?? null],
  ['Amount (USD)', ({ cents }) => (cents / 100).toFixed(2)],
  ['Reference', ({ reference }) => reference],
  ['Entered by', ({ staff }) => staff],
  ['Entered at (UTC)', ({ created_at }) => created_at.toISOString()],
  ['Row', ({ id }) => id],
]

const rowsPerStep = 500

/** Read and written in steps, so the file may be larger than the memory. */
async function* csvInSteps(db: Db, query: PayoutQuery) {
  yield csvOf([columns.map(([name]) => name)])
  let last: StoredPayout | null = null
  do {
    const rows: StoredPayout[] = await findPayoutsAfter(db, query, last, rowsPerStep)
    yield csvOf(rows.map((row) => columns.map(([, of]) => of(row))))
    last = rows.length === rowsPerStep ? (rows.at(-1) ?? null) : null
  } while (last)
}

/** ADM-04: the payouts as a table. Who took it is in the audit log. */
export const downloadPayouts = async (db: Db, caller: Caller, query: PayoutQuery): Promise<FileAnswer> => {
  await record(db, caller, {
    action: 'payouts.downloaded',
    userId: query.owner_id ?? null,
    details: { ...query },
  })
  return new FileAnswer({
    body: Readable.from(csvInSteps(db, query)),
    type: 'text/csv; charset=utf-8',
    name: `payouts-${clock.now().toISOString().slice(0, 10)}.csv`,
    isUncached: true,
  })
}
