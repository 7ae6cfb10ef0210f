import { invoiceStatusTexts } from '@fieldhouse/contract/billing.invoice-words'
import type { Transaction } from '@fieldhouse/contract/billing.transactions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayOf } from '../../../lib/dates.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ordersQuery } from '../admin.api.ts'
import { PersonSection } from './person-section.tsx'

const orderColumns = (userId: string): readonly Column<Transaction>[] => [
  {
    key: 'invoice',
    header: 'Invoice',
    cell: ({ id, invoice_number }) => (
      <Link to="/invoice/$id" params={{ id }} className="underline-offset-4 hover:underline">
        {invoice_number}
      </Link>
    ),
  },
  { key: 'date', header: 'Date', align: 'start', cell: ({ issue_date }) => dayOf(issue_date, 0) },
  { key: 'for', header: 'For', align: 'start', cell: (row) => `${row.package}, ${row.athlete_name}` },
  { key: 'total', header: 'Total', cell: ({ formatted }) => formatted.total },
  {
    key: 'refunded',
    header: 'Refunded',
    cell: ({ refunded, formatted }) =>
      refunded > 0 ? formatted.refunded : <span className="text-muted">None</span>,
  },
  { key: 'state', header: 'State', cell: ({ status }) => invoiceStatusTexts[status].label },
  {
    key: 'refund',
    header: <span className="sr-only">Refund</span>,
    cell: ({ id, invoice_number, can }) =>
      can.refund && (
        <LinkButton size="sm" isOutlined to="/editor" search={{ user: userId, refund: id }}>
          Refund<span className="sr-only"> {invoice_number}</span>
        </LinkButton>
      ),
  },
]

/** PAY-07: the newest invoices. A refund opens where refunds are made. */
export const InvoicesSection = ({ userId }: { userId: string }) => {
  const { data, error, refetch } = useQuery(ordersQuery(userId))
  if (error)
    return (
      <PersonSection title="Invoices">
        <ErrorState as="h3" title="The invoices did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </PersonSection>
    )
  return (
    <PersonSection
      title="Invoices"
      action={
        data &&
        data.meta.total > 0 && (
          <LinkButton size="sm" isOutlined to="/editor" search={{ user: userId }}>
            Order history
          </LinkButton>
        )
      }
    >
      <Table
        caption="Invoices"
        columns={orderColumns(userId)}
        rows={data?.data ?? []}
        rowKey={({ id }) => id}
        isLoading={!data}
        loadingRows={2}
        empty={<p className="text-ui text-muted">No invoices yet.</p>}
      />
    </PersonSection>
  )
}
