import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { Refundable } from '@fieldhouse/contract/billing.refunds'
import { useEffect, useRef } from 'react'
import { fullName } from '../../../lib/person-name.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { billingDate } from '../payment-words.ts'
import { unansweredRefund } from './refund-refusal.ts'
import type { PackageEnd } from './refund-words.ts'

interface ConfirmStepProps {
  transaction: Refundable
  cents: number
  end: PackageEnd | null
  isBusy: boolean
  /** It was sent, and nobody knows if it was made. */
  isUnanswered: boolean
  reason: string | null
  onBack: () => void
  onRefund: () => void
}

const endSentence = (end: PackageEnd | null, { period }: Refundable): string | null => {
  if (end === 'now') return 'The package ends now.'
  return end && `The package ends after ${billingDate(period.billing_period_end)}. Nothing more is charged.`
}

/** Before money moves. */
export const ConfirmStep = ({
  transaction,
  cents,
  end,
  isBusy,
  isUnanswered,
  reason,
  onBack,
  onRefund,
}: ConfirmStepProps) => {
  const back = useRef<HTMLButtonElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => (again.current ?? back.current)?.focus(), [])
  const { user, invoice_number } = transaction
  const name = fullName(user) || 'the payer'
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h3 className="display text-d2 text-balance">
          {isUnanswered ? `Was ${formatUsd(cents)} refunded?` : `Refund ${formatUsd(cents)} to ${name}?`}
        </h3>
        {isUnanswered ? (
          <Notice tone="warning" isAlert>
            {reason ?? unansweredRefund}
          </Notice>
        ) : (
          <ul className="grid list-disc gap-1.5 ps-5 text-ui text-muted">
            <li>
              The money goes back to the card or PayPal account that paid invoice{' '}
              <span className="whitespace-nowrap">{invoice_number}</span>.
            </li>
            {end && <li>{endSentence(end, transaction)}</li>}
            <li>The family gets an email. This can’t be undone.</li>
          </ul>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {!isUnanswered && (
          <Button ref={back} size="lg" isOutlined disabled={isBusy} onClick={onBack}>
            Back
          </Button>
        )}
        <Button ref={isUnanswered ? again : undefined} size="lg" isBusy={isBusy} onClick={onRefund}>
          {isUnanswered ? 'Try again' : `Refund ${formatUsd(cents)}`}
        </Button>
      </div>
    </div>
  )
}
