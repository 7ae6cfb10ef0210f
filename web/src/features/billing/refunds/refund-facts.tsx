import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { Refundable } from '@fieldhouse/contract/billing.refunds'
import type { ReactNode } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { Tag } from '../../../ui/data/tag.tsx'
import { billingDate } from '../payment-words.ts'
import { paymentStatusWords } from './refund-words.ts'

/** Everything the popup says about a transaction. */
export const RefundFacts = ({ transaction }: { transaction: Refundable }) => {
  const { user, period, braintree_status } = transaction
  const { label, tone } = paymentStatusWords[braintree_status]
  return (
    <div className="grid gap-6">
      <dl
        aria-label="Amounts"
        className="grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface"
      >
        <Amount label="Paid" cents={transaction.transaction_amount} />
        <Amount label="Refunded" cents={transaction.refunded_amount} />
        <Amount label="Left to refund" cents={transaction.max_refund_amount} />
      </dl>
      <dl aria-label="Transaction" className="text-ui">
        <Fact label="Customer">
          <bdi className="block font-semibold">{fullName(user) || 'Deleted account'}</bdi>
          <span className="block">{user.email}</span>
        </Fact>
        <Fact label="Package">
          {transaction.package}, {period.cycle_title.toLowerCase()}
        </Fact>
        <Fact label="Period">
          {billingDate(period.billing_period_start)} to {billingDate(period.billing_period_end)}
        </Fact>
        <Fact label="Invoice">{transaction.invoice_number}</Fact>
        <Fact label="Transaction">{transaction.transaction_id}</Fact>
        <Fact label="Status">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Tag tone={tone}>{label}</Tag>
            {label.toLowerCase() !== braintree_status && (
              <code className="text-small text-muted">{braintree_status}</code>
            )}
          </span>
        </Fact>
      </dl>
    </div>
  )
}

const Amount = ({ label, cents }: { label: string; cents: number }) => (
  <div className="min-w-0 px-3 py-4 sm:px-5">
    <dt className="label text-muted">{label}</dt>
    <dd className="display mt-1.5 text-d3 tabular-nums sm:text-d2">{formatUsd(cents)}</dd>
  </div>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-x-4 border-b border-line py-2.5 first:border-t">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
