import {
  getTransactions,
  type Transaction,
  type TransactionFilter,
  type TransactionQuery,
  transactionFilters,
} from '@fieldhouse/contract/billing.transactions'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { createKeptCounts } from '../../../platform/database/kept-counts.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { formatUsd } from '../../../platform/money.ts'
import { mayRefund } from '../billing.policy.ts'
import { billingDayOf } from '../billing-day.ts'
import type { Person } from '../family.queries.ts'
import { invoiceNumber } from '../invoices/present-invoice.ts'
import {
  countTransactions,
  type FoundTransaction,
  findCountedTransactions,
  findTransactions,
  type StatusCounts,
  type Wanted,
} from './transactions.queries.ts'
import { typedSearch } from './typed-search.ts'

const path = apiPrefix + getTransactions.path
const limit = 15

const payerOf = ({ payer_id, first_name, last_name, email, erased_at }: FoundTransaction) =>
  payer_id && !erased_at
    ? { id: payer_id, first_name: first_name ?? '', last_name: last_name ?? '', email }
    : null

/** We still have money of this payment, and no bank is asking for it. */
const isHeld = (status: Transaction['status']): boolean => status === 'paid' || status === 'partly-refunded'

export const presentTransaction = (row: FoundTransaction): Omit<Transaction, 'can'> => {
  const { id, number, issued_on, status, athlete_name, package_name, total, refunded } = row
  return {
    id,
    invoice_number: invoiceNumber(number),
    issue_date: issued_on,
    status,
    user: payerOf(row),
    athlete_name,
    package: package_name,
    total,
    refunded,
    formatted: { total: formatUsd(total), refunded: formatUsd(refunded) },
  }
}

const presentFor =
  (actor: Actor) =>
  (row: FoundTransaction): Transaction => ({
    ...presentTransaction(row),
    can: { refund: isHeld(row.status) && mayRefund(actor, row) },
  })

/** An athlete's email address is for the family and admins. */
const familyOf = (person: Person | null) => {
  if (!person) throw new AppError('not_found')
  const { first_name, last_name } = person
  return { first_name, last_name }
}

type Counts = Record<TransactionFilter, number>

const byFilter = (groups: StatusCounts): Counts => {
  const countOf = (filter: TransactionFilter) =>
    groups
      .filter(({ status }) => filter === 'all' || status === filter)
      .reduce((sum, group) => sum + group.count, 0)
  return Object.fromEntries(transactionFilters.map((filter) => [filter, countOf(filter)])) as Counts
}

export const countByFilter = async (db: Db, wanted: Wanted): Promise<Counts> =>
  byFilter(await countTransactions(db, wanted))

/** A busy site has a hundred thousand. */
const everything = createKeptCounts({
  count: (db) => countByFilter(db, { typed: null, userId: undefined }),
  rowsOf: ({ all }: Counts) => all,
})

/** PAY-07: the payments that the typed text, and the person, narrow the list to. */
export const wantedBy = ({ q, user }: Pick<TransactionQuery, 'q' | 'user'>, asked: Date): Wanted => ({
  typed: q ? typedSearch(q, billingDayOf(asked)) : null,
  userId: user,
})

type Page = Parameters<typeof findTransactions>[2]

const findAll = async (db: Db, wanted: Wanted, page: Page) => {
  const [counts, rows] = await Promise.all([everything.read(db), findTransactions(db, wanted, page)])
  return { counts, rows, family_of: null }
}

const findWanted = async (db: Db, wanted: Wanted, page: Page) => {
  const { counts, rows, person } = await findCountedTransactions(db, wanted, page)
  return { counts: byFilter(counts), rows, family_of: wanted.userId ? familyOf(person) : null }
}

/** PAY-07: what families paid, for those who may refund it. */
export const listTransactions = async (
  db: Db,
  actor: Actor,
  { q, state, user, sort, direction, page }: TransactionQuery,
): Promise<Output<typeof getTransactions>> => {
  const find = q || user ? findWanted : findAll
  const { counts, rows, family_of } = await find(db, wantedBy({ q, user }, clock.now()), {
    status: state === 'all' ? undefined : state,
    sort,
    direction,
    limit,
    offset: (page - 1) * limit,
  })
  const query = { ...(q ? { q } : {}), ...(user ? { user } : {}), state, sort, direction }
  return {
    ...listPage(rows.map(presentFor(actor)), { path, query, page, limit, total: counts[state] }),
    counts,
    family_of,
  }
}
