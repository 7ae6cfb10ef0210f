import type { PackageKey } from '@fieldhouse/contract/billing'
import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import type { SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { billingDate, methodName, periodWords } from '../payment-words.ts'
import { PaymentPane } from './payment-pane.tsx'
import { congratulation } from './purchase-words.ts'

interface BoughtProps {
  title: string
  result: SubscriptionResult
  packageKey: PackageKey
  packageName: string
  onInvoice: () => void
  onDone: () => void
}

/** PAY-05: the text after the purchase. A change that opens nothing new says what it does instead. */
export const CongratulationsStep = (props: BoughtProps) => {
  const { title, result, packageKey, packageName, onInvoice, onDone } = props
  const { invoice, status, message } = result
  return (
    <PaymentPane title={title}>
      <Notice tone="positive">
        {status === 'success' ? congratulation(packageKey, packageName) : message}
      </Notice>
      {invoice?.first_charge && (
        <p className="text-muted">
          The first charge is {invoice.first_charge.formatted_total} on {billingDate(invoice.first_charge.on)}
          . We email you 7 days before. You can cancel on your Payment page.
        </p>
      )}
      <div className="grid gap-3">
        <Button size="lg" isBlock onClick={onDone}>
          Continue
        </Button>
        {invoice && (
          <Button size="lg" isBlock isOutlined onClick={onInvoice}>
            See the invoice
          </Button>
        )}
      </div>
    </PaymentPane>
  )
}

const invoiceFacts = (invoice: Invoice): [string, string | null][] => {
  const { payment, full_name } = invoice.billing_info
  const { period } = invoice.package
  const first = invoice.first_charge
  return [
    ['Invoice number', invoice.invoice_number],
    ['Date', billingDate(invoice.issue_date)],
    ['Transaction', invoice.transaction_id],
    ['Billed to', full_name],
    ['Athlete', invoice.athlete_name],
    [invoice.status === 'free' ? 'Payment method' : 'Paid with', payment && methodName(payment)],
    ['Package', `${invoice.package.name}, ${period.cycle_title}`],
    ['Period', periodWords(period)],
    ['Amount', invoice.formatted.amount],
    ['Discount', invoice.package.discount > 0 ? `−${invoice.formatted.discount}` : null],
    ['Credit', invoice.package.credit > 0 ? `−${invoice.formatted.credit}` : null],
    ['Taxes', invoice.formatted.taxes],
    ['Total', invoice.formatted.total],
    ['First charge', first && `${first.formatted_total} on ${billingDate(first.on)}`],
  ]
}

interface InvoiceStepProps {
  title: string
  invoice: Invoice
  onBack: () => void
  onDone: () => void
}

/** PAY-05: the invoice of this purchase. */
export const InvoiceStep = ({ title, invoice, onBack, onDone }: InvoiceStepProps) => (
  <PaymentPane title={title} onBack={onBack}>
    <dl className="divide-y divide-line border-y border-line text-ui">
      {invoiceFacts(invoice).map(
        ([name, value]) =>
          value !== null && (
            // With large text the value gets a line of its own.
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold wrap-break-word">{value}</dd>
            </div>
          ),
      )}
    </dl>
    <div className="grid gap-3">
      <AnchorButton href={invoice.pdf_url} target="_blank" rel="noopener" size="lg" isBlock isOutlined>
        Download as PDF
      </AnchorButton>
      <Button size="lg" isBlock onClick={onDone}>
        Continue
      </Button>
    </div>
  </PaymentPane>
)
