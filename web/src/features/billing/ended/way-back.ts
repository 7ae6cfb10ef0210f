import type { Package, PackageKey } from '@fieldhouse/contract/billing'
import type { ActivePackage } from '@fieldhouse/contract/billing.account'
import { packageContents } from '@fieldhouse/contract/billing.contents'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import type { Entitlement } from '@fieldhouse/contract/guards'

/** The package that opens an ended feature again, with its price today. */
export interface WayBack {
  packageKey: PackageKey
  cycle: BillingCycle
  name: string
  /** As in "$49.00 a month". */
  price: string
}

type Bought = Pick<ActivePackage, 'package_key' | 'billing_cycle'>

const priceWords = ({ formatted_price }: Package, cycle: BillingCycle): string =>
  cycle === 'annual' ? `${formatted_price.year_price} a year` : `${formatted_price.month_price} a month`

/**
 * PAY-04: the package the family had, if it opens the feature. A family that had a grant, or changed to a package without
 * the feature, gets the cheapest one that does.
 */
export const wayBackTo = (
  needs: Entitlement,
  offers: readonly Package[],
  bought: Bought | null,
): WayBack | null => {
  const able = offers
    .filter(({ key }) => packageContents[key].includes(needs))
    .toSorted((one, other) => one.month_price - other.month_price)
  const offer = able.find(({ key }) => key === bought?.package_key) ?? able[0]
  if (!offer) return null
  const cycle = bought?.billing_cycle ?? 'monthly'
  return { packageKey: offer.key, cycle, name: offer.name, price: priceWords(offer, cycle) }
}
