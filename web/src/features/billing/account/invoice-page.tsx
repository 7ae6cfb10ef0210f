import { wasCharged } from '@fieldhouse/contract/billing.invoice-words'
import type { Invoice, PrintedInvoice } from '@fieldhouse/contract/billing.invoices'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { addressLines, billingDate, invoiceStatus, methodName, periodWords } from '../payment-words.ts'
import { invoiceQuery } from './payment.api.ts'

const lists = {
  '/user/payment': 'Payment',
  '/parent/payment': 'Payment',
  '/editor': 'Transactions',
}

interface InvoicePageProps {
  id: string
  /** The page with the list that it is in. */
  back: keyof typeof lists | null
  siteOrigin: string
}

/** PAY-05: an invoice with everything on it, on screen and on paper. */
export const InvoicePage = ({ id, back, siteOrigin }: InvoicePageProps) => {
  const { data } = useSuspenseQuery(invoiceQuery(id))
  return (
    <InvoiceFrame>
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        <LinkButton isOutlined to={back ?? '/'}>
          {back ? `Back to ${lists[back]}` : 'Home'}
        </LinkButton>
        <div className="flex flex-wrap gap-3">
          <AnchorButton isOutlined href={data.data.pdf_url} target="_blank" rel="noopener">
            <Icon of={Download} size="sm" />
            PDF
          </AnchorButton>
          <Button onClick={() => window.print()}>
            <Icon of={Printer} size="sm" />
            Print
          </Button>
        </div>
      </div>
      <InvoiceSheet invoice={data.data} siteOrigin={siteOrigin} />
    </InvoiceFrame>
  )
}

export const InvoicePending = () => (
  <InvoiceFrame>
    <LoadingRegion>
      <Skeleton className="h-96 rounded-lg" />
    </LoadingRegion>
  </InvoiceFrame>
)

const InvoiceFrame = ({ children }: { children: ReactNode }) => (
  <main
    id="content"
    tabIndex={-1}
    className="wrap grid max-w-[48rem] grow grid-cols-[minmax(0,1fr)] content-start gap-6 bg-bg py-6 text-text outline-none sm:py-10 print:max-w-none print:py-0 print:scheme-light!"
  >
    {children}
  </main>
)

interface InvoiceSheetProps {
  invoice: PrintedInvoice
  siteOrigin: string
}

const InvoiceSheet = ({ invoice, siteOrigin }: InvoiceSheetProps) => {
  const {
    invoice_number,
    issue_date,
    transaction_id,
    invoice_url,
    billing_info,
    athlete_name,
    status,
    first_charge,
    seller,
  } = invoice
  const { full_name, address, payment } = billing_info
  const { label, tone, note } = invoiceStatus(status)
  return (
    <article
      aria-labelledby="invoice-title"
      className="grid gap-8 rounded-lg border border-line bg-surface p-5 sm:p-10 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 id="invoice-title" className="text-d1">
          Invoice <span className="mt-1.5 block text-d3 whitespace-nowrap text-muted">{invoice_number}</span>
        </h1>
        <p className="display text-d3">{seller.name}</p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 gap-y-5 sm:gap-x-8 sm:grid-cols-[repeat(3,minmax(0,1fr))] print:grid-cols-[repeat(3,minmax(0,1fr))]">
        <InvoiceFact label="Issued">{billingDate(issue_date)}</InvoiceFact>
        <InvoiceFact label="Status">
          <Tag tone={tone}>{label}</Tag>
        </InvoiceFact>
        <InvoiceFact label="Period">{periodWords(invoice.package.period)}</InvoiceFact>
        <InvoiceFact label="Seller">
          <span className="block font-semibold">{seller.name}</span>
          {[seller.street, seller.town, seller.phone].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </InvoiceFact>
        <InvoiceFact label="Billed to">
          <bdi className="block font-semibold">{full_name}</bdi>
          {address &&
            addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </InvoiceFact>
        <InvoiceFact label="Athlete">
          <bdi>{athlete_name}</bdi>
        </InvoiceFact>
        {payment && (
          <InvoiceFact label={wasCharged(status) ? 'Paid with' : 'Payment method'}>
            {methodName(payment)}
          </InvoiceFact>
        )}
        {transaction_id && <InvoiceFact label="Transaction">{transaction_id}</InvoiceFact>}
        <InvoiceFact label="Find it online" isWide>
          {`${siteOrigin}${invoice_url}`}
        </InvoiceFact>
      </dl>
      <InvoiceAmounts invoice={invoice} />
      {note && <p className="text-ui text-muted">{note}</p>}
      {first_charge && (
        <p className="text-ui text-muted">
          The first month is free. The first charge is {first_charge.formatted_total} on{' '}
          {billingDate(first_charge.on)}, unless you cancel before.
        </p>
      )}
    </article>
  )
}

interface InvoiceFactProps {
  label: string
  isWide?: boolean
  children: ReactNode
}

const InvoiceFact = ({ label, isWide = false, children }: InvoiceFactProps) => (
  <div className={isWide ? 'col-span-full' : 'min-w-0'}>
    <dt className="label text-muted">{label}</dt>
    <dd className="mt-1.5 text-ui wrap-anywhere">{children}</dd>
  </div>
)

const InvoiceAmounts = ({ invoice: { package: bought, formatted, refunds } }: { invoice: Invoice }) => (
  <dl aria-label="Amounts" className="text-ui tabular-nums">
    <AmountLine label={`${bought.name}, ${bought.period.cycle_title}`}>{formatted.amount}</AmountLine>
    {bought.discount > 0 && <AmountLine label="Discount">−{formatted.discount}</AmountLine>}
    {bought.credit > 0 && <AmountLine label="Credit for unused days">−{formatted.credit}</AmountLine>}
    <AmountLine label="Taxes">{formatted.taxes}</AmountLine>
    <AmountLine label="Total" isTotal>
      {formatted.total}
    </AmountLine>
    {refunds.map(({ id, on, formatted_amount }) => (
      <AmountLine key={id} label={`Refunded on ${billingDate(on)}`}>
        −{formatted_amount}
      </AmountLine>
    ))}
    {refunds.length > 0 && (
      <AmountLine label="Net amount" isTotal>
        {formatted.net}
      </AmountLine>
    )}
  </dl>
)

interface AmountLineProps {
  label: string
  isTotal?: boolean
  children: ReactNode
}

const AmountLine = ({ label, isTotal = false, children }: AmountLineProps) => (
  <div className="flex items-baseline justify-between gap-6 border-b border-line py-2.5">
    <dt className={classNames('min-w-0 wrap-anywhere', isTotal && 'font-semibold')}>{label}</dt>
    <dd className={isTotal ? 'display text-d2' : ''}>{children}</dd>
  </div>
)
