import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { CatalogPackage } from '@fieldhouse/contract/billing.catalog'
import { priceOn, yearPrice } from '@fieldhouse/contract/billing.offer'
import { counted } from '../../../lib/counted.ts'
import { billingDate } from '../payment-words.ts'

export interface PlannedPrice {
  readonly month_price: number
  readonly starts_on: string
}

type Priced = Pick<CatalogPackage, 'name' | 'prices' | 'families'>

const holders = ({ families, name }: Priced): string =>
  families === 1
    ? `1 family has ${name} now.`
    : `${counted(families, 'family', 'families')} have ${name} now.`

/** What a planned price means: for new families, and for those who have the package. */
export const priceWords = (offer: Priced, { month_price, starts_on }: PlannedPrice): readonly string[] => {
  const before = priceOn(offer.prices, starts_on)
  const day = billingDate(starts_on)
  const isLower = month_price < before
  return [
    `Starting ${day}, new families pay ${formatUsd(month_price)} a month or ${formatUsd(yearPrice(month_price))} a year. Until then, it costs ${formatUsd(before)} a month.`,
    ...(offer.families === 0
      ? []
      : [
          isLower
            ? `${holders(offer)} If they pay more than ${formatUsd(month_price)}, they pay the new price with their next charge on or after ${day}.`
            : `${holders(offer)} They keep their price for as long as they keep the package.`,
        ]),
    'Time that is paid for or free never changes.',
  ]
}

/** As in "$59.00 from Jan 1, 2027". */
export const plannedLine = ({ month_price, starts_on }: PlannedPrice): string =>
  `${formatUsd(month_price)} from ${billingDate(starts_on)}`
