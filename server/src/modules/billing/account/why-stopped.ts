import type { ActivePackage, StopReason } from '@fieldhouse/contract/billing.account'
import { formatUsd } from '../../../platform/money.ts'
import type { DisputedCharge } from '../charges/charges.queries.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import type { CancelReason, EndReason } from '../subscriptions/subscription.ts'

type Stopped = Pick<SubscriptionRow, 'is_canceled' | 'cancel_reason' | 'end_reason'>

/** What decided: the end itself, or the cancellation that led to it. */
const causeOf = ({ is_canceled, cancel_reason, end_reason }: Stopped): EndReason | CancelReason | null => {
  if (end_reason !== null && end_reason !== 'canceled') return end_reason
  return is_canceled || end_reason ? cancel_reason : null
}

const reasons: Partial<Record<EndReason | CancelReason, StopReason>> = {
  refunded: 'refunded',
  called_off: 'called-off',
  not_paid: 'not-paid',
  deleted: 'account-deleted',
}

/** Why a package was canceled or has ended. Null if the family chose that, or if it simply ran out. */
export const whyStopped = (row: Stopped, disputed: DisputedCharge | null): ActivePackage['stopped'] => {
  const cause = causeOf(row)
  if (cause === 'disputed')
    return disputed?.dispute
      ? { reason: `dispute-${disputed.dispute}`, formatted_total: formatUsd(disputed.total) }
      : null
  const reason = reasons[cause ?? 'chosen']
  return reason ? { reason, formatted_total: null } : null
}
