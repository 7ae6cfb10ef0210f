import type { Owed, Payout } from '@fieldhouse/contract/affiliates.payouts'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import { counted } from '../../../lib/counted.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { ListConfig } from '../../../ui/lists/list-page.tsx'
import { plainDay } from './code-words.ts'
import { MarkAsPaid } from './payout-dialog.tsx'

const PayeeName = ({ owner }: { owner: Payout['owner'] }) => (
  <span className="block max-w-72 whitespace-normal">
    <bdi className="wrap-anywhere">{owner?.name ?? 'Deleted account'}</bdi>
    {owner?.email && <span className="block text-small text-muted wrap-anywhere">{owner.email}</span>}
  </span>
)

const payeeOf = ({ owner, payable }: Owed) => ({ id: owner.id, name: owner.name, payable })

export const owedList: ListConfig<Owed> = {
  name: 'Affiliates to pay',
  faultTitle: 'What is payable did not load',
  countLine: (total) => counted(total, 'affiliate'),
  columns: [
    { key: 'name', header: 'Affiliate', cell: ({ owner }) => <PayeeName owner={owner} /> },
    { key: 'pending', header: 'Pending', cell: ({ pending }) => formatUsd(pending) },
    { key: 'paid', header: 'Paid so far', cell: ({ paid }) => formatUsd(paid) },
    {
      key: 'payable',
      header: 'Payable',
      cell: ({ payable }) => <span className="font-semibold">{formatUsd(payable)}</span>,
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      cell: (row) => <MarkAsPaid payee={payeeOf(row)} />,
    },
  ],
  card: (row) => (
    <div className="grid gap-1.5 text-ui">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PayeeName owner={row.owner} />
        <span className="font-semibold">{formatUsd(row.payable)}</span>
      </div>
      <p className="text-small text-muted">
        {formatUsd(row.pending)} pending, {formatUsd(row.paid)} paid so far
      </p>
      <span>
        <MarkAsPaid payee={payeeOf(row)} />
      </span>
    </div>
  ),
  rowKey: ({ owner }) => owner.id,
  loadingRows: 6,
}

export const paidList: ListConfig<Payout> = {
  name: 'Payouts',
  faultTitle: 'The payouts did not load',
  countLine: (total) => counted(total, 'payout'),
  columns: [
    { key: 'name', header: 'Affiliate', cell: ({ owner }) => <PayeeName owner={owner} /> },
    { key: 'date', header: 'Paid on', align: 'start', cell: ({ paid_on }) => plainDay(paid_on) },
    {
      key: 'reference',
      header: 'Reference',
      align: 'start',
      cell: ({ reference }) => <bdi className="wrap-anywhere">{reference}</bdi>,
    },
    { key: 'staff', header: 'Entered by', align: 'start', cell: ({ staff }) => staff ?? 'Deleted account' },
    {
      key: 'amount',
      header: 'Amount',
      cell: ({ cents }) => <span className="font-semibold">{formatUsd(cents)}</span>,
    },
  ],
  card: ({ owner, paid_on, reference, staff, cents }) => (
    <div className="grid gap-1 text-ui">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PayeeName owner={owner} />
        <span className="font-semibold">{formatUsd(cents)}</span>
      </div>
      <p className="text-small text-muted wrap-anywhere">
        {plainDay(paid_on)}, {reference}, entered by {staff ?? 'a deleted account'}
      </p>
    </div>
  ),
  rowKey: ({ id }) => id,
  loadingRows: 6,
}

export const nothingOwed = (
  <EmptyState as="h2" title="Nothing to pay">
    Commissions are payable 30 days after a payment has settled.
  </EmptyState>
)

export const nothingPaid = (
  <EmptyState as="h2" title="No payouts">
    What you mark as paid shows up here.
  </EmptyState>
)
