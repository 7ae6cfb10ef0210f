import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { outbox } from '../../../platform/jobs/jobs.tables.ts'
import { type outgoingJob, wakeRelay } from '../../../platform/jobs/outbox.ts'
import type { NewInvoice } from '../invoices/invoices.queries.ts'
import type { ledgerRows } from '../ledger/ledger.queries.ts'
import { charges, counters, invoices, ledgerLines, subscriptions } from '../payments.tables.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import type { ChargeRow } from './charges.queries.ts'

/** All that follows from a payment. */
export interface PaidPeriod {
  readonly charge: Pick<ChargeRow, 'id' | 'attempt'> & {
    readonly status: 'paid'
    readonly transaction_id: string | null
    readonly is_settled: boolean
    readonly updated_at: Date
  }
  /** The package with its new period, and when it was changed last before: somebody may have changed it since. */
  readonly subscription: SubscriptionRow
  readonly seen_at: Date
  readonly lines: ReturnType<typeof ledgerRows>
  readonly invoice: NewInvoice
  /** A period that was billed before keeps its number. */
  readonly takes_number: boolean
  readonly mail: ReturnType<typeof outgoingJob> | null
}

const quoted = (name: string): string => `"${name}"`

const columnsOf = (table: PgTable, ...without: string[]): string[] =>
  Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !without.includes(name))

/** One row, or the rows of a list, of the input. */
const given = (table: PgTable, part: string, kind: 'record' | 'recordset' = 'record'): string =>
  `jsonb_populate_${kind}(null::${getTableName(table)}, (select data->'${part}' from input)) as given`

const insertGiven = (table: PgTable, from: string, names: readonly string[]): string =>
  `insert into ${quoted(getTableName(table))} (${names.map(quoted).join(', ')})
   select ${names.map((name) => `given.${quoted(name)}`).join(', ')} from ${from}`

const updateGiven = (table: PgTable, part: string, names: readonly string[]): string =>
  `update ${quoted(getTableName(table))} as present
   set ${names.map((name) => `${quoted(name)} = given.${quoted(name)}`).join(', ')}
   from ${given(table, part)} where present.id = given.id and exists (select 1 from locked)`

/**
 * The parts of one statement. The package is locked first and then its charge, as everywhere. If the charge is not open
 * anymore, or the package has changed, nothing is written. The invoice's number is locked until the commit, so a number
 * that is taken is also used. JavaScript knows times to the millisecond only.
 */
const parts: Readonly<Record<string, SQL>> = {
  input: sql`select ${sql.placeholder('paid')}::jsonb as data`,
  locked: sql.raw(`select package.id from ${getTableName(subscriptions)} as package
    join ${getTableName(charges)} as charge on charge.subscription_id = package.id
    where charge.id = ((select data from input)->'charge'->>'id')::uuid and charge.status = 'open'
      and charge.attempt = ((select data from input)->'charge'->>'attempt')::integer
      and date_trunc('milliseconds', package.updated_at) = ((select data from input)->>'seen_at')::timestamptz
    for update of package, charge`),
  saved: sql.raw(updateGiven(subscriptions, 'subscription', columnsOf(subscriptions, 'id', 'created_at'))),
  paid: sql.raw(updateGiven(charges, 'charge', ['status', 'transaction_id', 'is_settled', 'updated_at'])),
  posted: sql.raw(
    `${insertGiven(ledgerLines, given(ledgerLines, 'lines', 'recordset'), columnsOf(ledgerLines))}
     where exists (select 1 from locked)`,
  ),
  taken: sql.raw(`insert into ${getTableName(counters)} (name, value) select 'invoice', 1 from locked
    where ((select data from input)->>'takes_number')::boolean
    on conflict (name) do update set value = ${getTableName(counters)}.value + 1 returning value`),
  issued: sql.raw(
    insertGiven(
      invoices,
      `(select given.*, taken.value from ${given(invoices, 'invoice')}, taken) as given`,
      columnsOf(invoices),
    ).replace('given."number"', 'given.value'),
  ),
  reissued: sql.raw(updateGiven(invoices, 'invoice', ['transaction_id', 'billed_to'])),
  mailed: sql.raw(
    `${insertGiven(outbox, given(outbox, 'mail'), ['id', 'kind', 'payload', 'created_at'])}
     where given.id is not null and exists (select 1 from locked)`,
  ),
}

const prepareStatement = (db: Db) =>
  db
    .with(...Object.entries(parts).map(([name, part]) => db.$with(name, {}).as(part)))
    .select({ recorded: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`locked`)
    .prepare('billing_record_paid')

/** Put together once for each database: that would take longer than the rest of it. */
const statements = new WeakMap<Db, ReturnType<typeof prepareStatement>>()

const statementOf = (db: Db) => {
  const known = statements.get(db)
  if (known) return known
  const prepared = prepareStatement(db)
  statements.set(db, prepared)
  return prepared
}

/**
 * Writes everything that follows from a payment in one statement, so it takes one round trip and needs no transaction of
 * its own. False if the charge was recorded before, or the package has changed since it was read.
 */
export const writePaidPeriod = async (db: Db, paid: PaidPeriod): Promise<boolean> => {
  const [found] = await statementOf(db).execute({ paid: JSON.stringify(paid) })
  if (!found?.recorded) return false
  wakeRelay(db)
  return true
}
