import { type Invoice, mostInvoices } from '@fieldhouse/contract/billing.invoices'
import { Link } from '@tanstack/react-router'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { type ListColumn, ListRows } from '../../../ui/lists/list-rows.tsx'
import { billingDate, invoiceStatus } from '../payment-words.ts'

const historyTitle = 'Order history'
const invoiceLinkClassName = 'font-semibold text-accent-text underline underline-offset-4 touch:py-3'

const InvoiceLink = ({ invoice: { id, invoice_number } }: { invoice: Invoice }) => (
  <Link to="/invoice/$id" params={{ id }} className={invoiceLinkClassName}>
    {invoice_number}
  </Link>
)

const PdfLink = ({ invoice: { pdf_url, invoice_number } }: { invoice: Invoice }) => (
  <a href={pdf_url} target="_blank" rel="noopener" className={invoiceLinkClassName}>
    PDF<span className="sr-only"> of invoice {invoice_number}</span>
  </a>
)

const InvoiceTag = ({ invoice: { status } }: { invoice: Invoice }) => (
  <Tag tone={invoiceStatus(status).tone}>{invoiceStatus(status).label}</Tag>
)

const invoiceColumns: readonly ListColumn<Invoice>[] = [
  { key: 'number', header: 'Invoice', cell: (invoice) => <InvoiceLink invoice={invoice} /> },
  { key: 'date', header: 'Date', align: 'start', cell: ({ issue_date }) => billingDate(issue_date) },
  {
    key: 'package',
    header: 'Package',
    align: 'start',
    cell: ({ package: { name }, athlete_name }) => (
      <div className="min-w-40 whitespace-normal">
        {name}
        <bdi className="block text-small wrap-anywhere text-muted">{athlete_name}</bdi>
      </div>
    ),
  },
  { key: 'status', header: 'Status', align: 'start', cell: (invoice) => <InvoiceTag invoice={invoice} /> },
  { key: 'total', header: 'Total', cell: ({ formatted: { total } }) => total },
  { key: 'pdf', header: 'PDF', cell: (invoice) => <PdfLink invoice={invoice} /> },
]

/** On a phone. */
const InvoiceCard = ({ invoice }: { invoice: Invoice }) => (
  <div className="grid gap-1.5 text-ui">
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <InvoiceLink invoice={invoice} />
      <span className="font-semibold tabular-nums">{invoice.formatted.total}</span>
    </p>
    <p className="text-small wrap-anywhere text-muted">
      {billingDate(invoice.issue_date)}, {invoice.package.name} for <bdi>{invoice.athlete_name}</bdi>
    </p>
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <InvoiceTag invoice={invoice} />
      <PdfLink invoice={invoice} />
    </p>
  </div>
)

/** PAY-06: every invoice of the family. */
export const OrderHistory = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <RailSection
    title={historyTitle}
    note={
      invoices.length < mostInvoices
        ? 'Every invoice, including free months.'
        : `The newest ${mostInvoices} invoices. The archive of your data has all of them.`
    }
  >
    {invoices.length === 0 ? (
      <EmptyState title="No invoices yet">
        They show up here after you choose a package and a way to pay.
      </EmptyState>
    ) : (
      <ListRows
        name={historyTitle}
        columns={invoiceColumns}
        rows={invoices}
        rowKey={({ id }) => id}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
      />
    )}
  </RailSection>
)
