import { packageContents } from '@fieldhouse/contract/billing.contents'
import type { Entitlement } from '@fieldhouse/contract/guards'
import { startOfBillingDay } from '../billing-day.ts'
import { isRunning, type Subscription } from './subscription.ts'

interface Access {
  readonly opened: readonly Entitlement[]
  /** Null while the package goes on by itself. */
  readonly until: Date | null
}

/** What a family may use because of its package. It follows from the subscription alone. */
export const accessOf = (subscription: Subscription): Access => {
  if (!isRunning(subscription)) return { opened: [], until: null }
  const { status, is_canceled, terms, ends_on } = subscription
  const isLast = is_canceled || status === 'granted'
  return { opened: packageContents[terms.package_key], until: isLast ? startOfBillingDay(ends_on) : null }
}

/** Whether the family may use the same things, for the same time. */
export const isSameAccess = (before: Subscription, after: Subscription): boolean => {
  const [one, other] = [accessOf(before), accessOf(after)]
  return one.opened === other.opened && one.until?.getTime() === other.until?.getTime()
}
