import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { BraintreeStatus } from '@fieldhouse/contract/billing.refunds'
import type { TagTone } from '../../../ui/data/tag.tsx'

/** When the package ends after a full refund of the current period. */
export type PackageEnd = 'now' | 'period'

/** The provider's status in words that people use. */
export const paymentStatusWords: Record<
  BraintreeStatus,
  { label: string; tone: TagTone; about: string | null }
> = {
  settled: { label: 'Settled', tone: 'positive', about: null },
  submitted_for_settlement: {
    label: 'Not settled yet',
    tone: 'warning',
    about: 'The bank is still moving the money. This usually takes one or two days. Then you can refund it.',
  },
  voided: {
    label: 'Voided',
    tone: 'neutral',
    about: 'The payment was taken back before it settled. There is nothing to refund.',
  },
  failed: {
    label: 'Failed',
    tone: 'danger',
    about: 'The bank didn’t pay in the end. There is nothing to refund.',
  },
}

/** For a field that has its own sign: 1,234.50. */
export const amountText = (cents: number): string => formatUsd(cents).slice(1)
