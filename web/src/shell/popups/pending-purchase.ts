import { type PackageKey, packageKeys } from '@fieldhouse/contract/billing'
import { type BillingCycle, billingCycles } from '@fieldhouse/contract/billing.subscriptions'
import { safeReturnPath } from '../../lib/return-path.ts'
import { pendingPurchaseKey as key } from '../pending-purchase-key.ts'

/** What somebody is about to buy. It survives a sign-in, a sign-up, and a reload, in this tab. */
export interface PendingPurchase {
  packageKey: PackageKey
  cycle: BillingCycle
  /** The page and section to return to after the payment. Without it, the athlete's page opens. */
  returnTo: string | null
  /** The athlete it is for, if the page knew. */
  athleteUserId: string | null
}

export const purchaseIn = (found: unknown): PendingPurchase | null => {
  const { packageKey, cycle, returnTo, athleteUserId } = Object(found) as Partial<Record<string, unknown>>
  const wanted = packageKeys.find((known) => known === packageKey)
  const period = billingCycles.find((known) => known === cycle)
  if (!wanted || !period) return null
  return {
    packageKey: wanted,
    cycle: period,
    returnTo: typeof returnTo === 'string' ? safeReturnPath(returnTo) : null,
    athleteUserId: typeof athleteUserId === 'string' ? athleteUserId : null,
  }
}

export const readPurchase = (): PendingPurchase | null => {
  try {
    return purchaseIn(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}

export const savePurchase = ({ packageKey, cycle, returnTo, athleteUserId }: PendingPurchase): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ packageKey, cycle, returnTo, athleteUserId }))
  } catch {
    // Without storage the person chooses again after a reload.
  }
}
