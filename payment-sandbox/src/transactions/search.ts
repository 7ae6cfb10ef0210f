import type { Context } from '../context.ts'
import type { Transaction } from '../store/records.ts'
import { type Fields, fieldsIn, listIn, textIn } from '../wire/fields.ts'
import { Refusal } from '../wire/validation.ts'
import { dollars } from './amounts.ts'

type Matcher = (transaction: Transaction) => boolean

const textMatches = (criterion: Fields, value: string): boolean => {
  const actual = value.toLowerCase()
  const checks: Record<string, (wanted: string) => boolean> = {
    is: (wanted) => actual === wanted,
    is_not: (wanted) => actual !== wanted,
    starts_with: (wanted) => actual.startsWith(wanted),
    ends_with: (wanted) => actual.endsWith(wanted),
    contains: (wanted) => actual.includes(wanted),
  }
  return Object.keys(criterion).every((operator) =>
    checks[operator]?.((textIn(criterion, operator) ?? '').toLowerCase()),
  )
}

const byText =
  (pick: (transaction: Transaction) => string | null) =>
  (criterion: unknown): Matcher =>
  (transaction) =>
    textMatches(fieldsIn(criterion), pick(transaction) ?? '')

const byList =
  (pick: (transaction: Transaction) => string) =>
  (criterion: unknown): Matcher => {
    const wanted = new Set(listIn({ criterion }, 'criterion') ?? [])
    return (transaction) => wanted.has(pick(transaction))
  }

const byRange =
  (pick: (transaction: Transaction) => number, read: (text: string) => number) =>
  (criterion: unknown): Matcher => {
    const [min, max, is] = ['min', 'max', 'is'].map((name) => textIn(fieldsIn(criterion), name))
    return (transaction) => {
      const value = pick(transaction)
      if (min && !(value >= read(min))) return false
      if (max && !(value <= read(max))) return false
      return !is || value === read(is)
    }
  }

const lastAt = (status: Transaction['status']) => (transaction: Transaction) =>
  Date.parse(transaction.history.find((event) => event.status === status)?.at ?? '')

const criteria: Readonly<Record<string, (criterion: unknown) => Matcher>> = {
  id: byText(({ id }) => id),
  ids: byList(({ id }) => id),
  order_id: byText(({ order_id }) => order_id),
  customer_id: byText(({ customer_id }) => customer_id),
  customer_email: byText(({ customer }) => customer?.email ?? null),
  payment_method_token: byText(({ token }) => token),
  status: byList(({ status }) => status),
  type: byList(({ type }) => type),
  amount: byRange(({ amount_cents }) => Number(dollars(amount_cents)), Number),
  created_at: byRange(({ created_at }) => Date.parse(created_at), Date.parse),
  settled_at: byRange(lastAt('settled'), Date.parse),
  voided_at: byRange(lastAt('voided'), Date.parse),
  refund: (criterion) => (transaction) =>
    (transaction.refunded_transaction_id !== null) === (criterion === true || criterion === 'true'),
}

/** The rows to look at: a known order or id needs no walk through everything. */
const candidates = ({ store }: Context, search: Fields): Transaction[] => {
  const ids = listIn(search, 'ids')
  if (ids) return ids.flatMap((id) => store.transactions.get(id) ?? [])
  const order = textIn(fieldsIn(search.order_id), 'is')
  if (order) return store.transactions.where('order', order)
  const customer = textIn(fieldsIn(search.customer_id), 'is')
  if (customer) return store.transactions.where('customer', customer)
  return store.transactions.all().reverse()
}

/** transaction.search, newest first. An unknown criterion is refused: ignoring it would find too much. */
export const searchTransactions = (context: Context, body: Fields): Transaction[] => {
  const search = fieldsIn(body.search)
  const matchers = Object.entries(search).map(([name, criterion]) => {
    const matcher = criteria[name]
    if (!matcher) throw new Refusal(`The payment sandbox can't search transactions by ${name}.`, [])
    return matcher(criterion)
  })
  return candidates(context, search)
    .filter((transaction) => matchers.every((matches) => matches(transaction)))
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
}
