import type { Transaction } from '@fieldhouse/contract/billing.transactions'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { billingDate, invoiceStatus } from '../payment-words.ts'

/** Opens the refund popup. */
export type OnRefund = (id: string) => void

const NumberLink = ({ transaction: { id, invoice_number } }: { transaction: Transaction }) => (
  <Link
    to="/invoice/$id"
    params={{ id }}
    className="font-semibold text-accent-text underline underline-offset-4 touch:py-3"
  >
    {invoice_number}
  </Link>
)

const Payer = ({ transaction: { user, athlete_name } }: { transaction: Transaction }) => (
  <div className="max-w-72 min-w-40 whitespace-normal">
    <bdi className="block wrap-anywhere">{user ? fullName(user) : 'Deleted account'}</bdi>
    <span className="block text-small wrap-anywhere text-muted">{user?.email ?? athlete_name}</span>
  </div>
)

const Bought = ({ transaction: { package: name, athlete_name } }: { transaction: Transaction }) => (
  <div className="min-w-36 whitespace-normal">
    {name}
    <bdi className="block text-small wrap-anywhere text-muted">{athlete_name}</bdi>
  </div>
)

const StateTag = ({ transaction: { status } }: { transaction: Transaction }) => (
  <Tag tone={invoiceStatus(status).tone}>{invoiceStatus(status).label}</Tag>
)

const Total = ({ transaction: { refunded, formatted } }: { transaction: Transaction }) => (
  <span className="tabular-nums">
    <span className="block font-semibold">{formatted.total}</span>
    {refunded > 0 && <span className="block text-small text-muted">−{formatted.refunded} refunded</span>}
  </span>
)

const RefundButton = ({ transaction, onRefund }: { transaction: Transaction; onRefund: OnRefund }) =>
  transaction.can.refund ? (
    <Button
      size="sm"
      isOutlined
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => onRefund(transaction.id)}
    >
      Refund<span className="sr-only"> {transaction.invoice_number}</span>
    </Button>
  ) : null

export const transactionColumns = (onRefund: OnRefund): readonly ListColumn<Transaction>[] => [
  { key: 'number', header: 'Invoice', cell: (transaction) => <NumberLink transaction={transaction} /> },
  {
    key: 'date',
    header: 'Date',
    align: 'start',
    isSortable: true,
    sortName: 'Date',
    cell: ({ issue_date }) => billingDate(issue_date),
  },
  {
    key: 'name',
    header: 'Customer',
    align: 'start',
    isSortable: true,
    sortName: 'Customer',
    cell: (transaction) => <Payer transaction={transaction} />,
  },
  {
    key: 'package',
    header: 'Package',
    align: 'start',
    cell: (transaction) => <Bought transaction={transaction} />,
  },
  {
    key: 'state',
    header: 'Status',
    align: 'start',
    cell: (transaction) => <StateTag transaction={transaction} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    isSortable: true,
    sortName: 'Amount',
    cell: (transaction) => <Total transaction={transaction} />,
  },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    cell: (transaction) => <RefundButton transaction={transaction} onRefund={onRefund} />,
  },
]

/** On a phone. */
export const TransactionCard = (props: { transaction: Transaction; onRefund: OnRefund }) => {
  const { transaction } = props
  const { user, issue_date, package: name, athlete_name } = transaction
  return (
    <div className="grid gap-2.5 text-ui">
      <div className="flex items-start justify-between gap-4">
        <bdi className="min-w-0 font-semibold wrap-anywhere">{user ? fullName(user) : 'Deleted account'}</bdi>
        <span className="shrink-0 text-end">
          <Total transaction={transaction} />
        </span>
      </div>
      <div className="grid gap-0.5 text-small text-muted">
        {user?.email && <p className="wrap-anywhere">{user.email}</p>}
        <p className="wrap-anywhere">
          {name} for <bdi>{athlete_name || 'a deleted account'}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <NumberLink transaction={transaction} /> {billingDate(issue_date)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateTag transaction={transaction} />
        <RefundButton {...props} />
      </div>
    </div>
  )
}
