import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
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

const listed = (names: readonly string[], from = ''): SQL =>
  sql.raw(names.map((name) => `${from}${quoted(name)}`).join(', '))

/** The rows of one table that were passed to the statement under this name. */
const given = (table: PgTable, name: string): SQL =>
  sql`json_populate_recordset(null::${sql.raw(getTableName(table))}, ${sql.placeholder(name)}::json)`

const updateGiven = (table: PgTable, name: string, names: readonly string[], lock: string): SQL =>
  sql`update ${sql.raw(getTableName(table))} as present
    set ${sql.raw(names.map((column) => `${quoted(column)} = given.${quoted(column)}`).join(', '))}
    from ${given(table, name)} as given, locked where present.id = given.id and locked.${sql.raw(lock)}`

/**
 * The parts of one statement. Each package is locked first and then its charge, and the packages in their order, as
 * everywhere. Of a charge that is not open anymore, or whose package has changed, nothing is written. The counter of the
 * invoices is locked until the commit, so a number that is taken is also used. JavaScript knows times to the millisecond
 * only.
 */
const parts: Readonly<Record<string, SQL>> = {
  locked: sql`select package.id as package_id, charge.id as charge_id, wanted.takes_number
    from json_to_recordset(${sql.placeholder('wanted')}::json)
      as wanted (id uuid, attempt integer, seen_at timestamptz, takes_number boolean)
    join ${charges} as charge on charge.id = wanted.id and charge.attempt = wanted.attempt
    join ${subscriptions} as package on package.id = charge.subscription_id
    where charge.status = 'open' and date_trunc('milliseconds', package.updated_at) = wanted.seen_at
    order by package.id for update of package, charge`,
  saved: updateGiven(
    subscriptions,
    'packages',
    columnsOf(subscriptions, 'id', 'created_at'),
    'package_id = present.id',
  ),
  paid: updateGiven(
    charges,
    'charges',
    ['status', 'transaction_id', 'is_settled', 'updated_at'],
    'charge_id = present.id',
  ),
  posted: sql`insert into ${ledgerLines} (${listed(columnsOf(ledgerLines))})
    select ${listed(columnsOf(ledgerLines), 'given.')} from ${given(ledgerLines, 'lines')} as given
    join locked on locked.charge_id = given.charge_id`,
  taken: sql`insert into ${counters} as present (name, value)
    select 'invoice', count(*) from locked where takes_number having count(*) > 0
    on conflict (name) do update set value = present.value + excluded.value returning present.value as last`,
  issued: sql`insert into ${invoices} (${listed(columnsOf(invoices, 'number'))}, number)
    select ${listed(columnsOf(invoices, 'number'), 'given.')},
      taken.last + 1 - row_number() over (order by given.id desc)
    from ${given(invoices, 'invoices')} as given
    join locked on locked.charge_id = given.charge_id, taken`,
  reissued: updateGiven(invoices, 'reissued', ['transaction_id', 'billed_to'], 'charge_id = given.charge_id'),
  mailed: sql`insert into ${outbox} (id, kind, payload, created_at)
    select given.id, given.kind, given.payload, given.created_at
    from json_to_recordset(${sql.placeholder('mails')}::json)
      as given (charge_id uuid, id uuid, kind text, payload jsonb, created_at timestamptz)
    join locked on locked.charge_id = given.charge_id`,
}

const statementIn = oncePerDatabase((db) =>
  db
    .with(...Object.entries(parts).map(([name, part]) => db.$with(name, {}).as(part)))
    .select({ id: sql<string>`charge_id` })
    .from(sql`locked`)
    .prepare('billing_record_paid'),
)

/** The input of the statement: the rows of each table. */
const rowsOf = (paid: readonly PaidPeriod[]) => ({
  wanted: paid.map(({ charge: { id, attempt }, seen_at, takes_number }) => ({
    id,
    attempt,
    seen_at,
    takes_number,
  })),
  packages: paid.map(({ subscription }) => subscription),
  charges: paid.map(({ charge }) => charge),
  lines: paid.flatMap(({ lines }) => lines),
  invoices: paid.flatMap(({ invoice, takes_number }) => (takes_number ? [invoice] : [])),
  reissued: paid.flatMap(({ invoice, takes_number }) => (takes_number ? [] : [invoice])),
  mails: paid.flatMap(({ charge, mail }) => (mail ? [{ ...mail, charge_id: charge.id }] : [])),
})

/**
 * Writes everything that follows from some payments in one statement, so it takes one round trip and needs no transaction
 * of its own. Returns the ids of the charges. Left out are those that were recorded before, and those whose package has
 * changed since it was read.
 */
export const writePaidPeriods = async (db: Db, paid: readonly PaidPeriod[]): Promise<Set<string>> => {
  const rows = Object.entries(rowsOf(paid)).map(([name, list]) => [name, JSON.stringify(list)])
  const found = await statementIn(db).execute(Object.fromEntries(rows))
  if (found.length > 0) wakeRelay(db)
  return new Set(found.map(({ id }) => id))
}

/** The same for one. */
export const writePaidPeriod = async (db: Db, paid: PaidPeriod): Promise<boolean> =>
  (await writePaidPeriods(db, [paid])).size > 0
