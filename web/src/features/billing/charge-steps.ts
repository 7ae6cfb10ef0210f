import type { Package } from '@fieldhouse/contract/billing'
import { type BillingPeriod, priceIn } from './billing-period.ts'

/** What a promo code makes of the list price. */
export interface ListedCode {
  readonly charge: string
  /** For how many months of charges. Null is without an end. */
  readonly months: number | null
}

/** What the later charges cost. A code may end before them. */
const laterCharges = (period: BillingPeriod, full: string, code: ListedCode | undefined): string => {
  if (!code || code.months === null) return 'The same amount, until you cancel.'
  const cheaper = period === 'annual' ? Math.ceil(code.months / 12) : code.months
  const unit = period === 'annual' ? 'years' : 'months'
  return cheaper === 1
    ? `${full} without the promo code, until you cancel.`
    : `${code.charge} for ${cheaper} ${unit} in all, then ${full}, until you cancel.`
}

/** For a family that had its free month. It pays when the package starts. */
export const chargeStepsNow = (period: BillingPeriod, offer: Pick<Package, 'formatted_price'>) => {
  const unit = period === 'annual' ? 'year' : 'month'
  const { charge } = priceIn(period, offer)
  return [
    { when: 'Today', what: charge, text: `For the ${unit} ahead, and everything opens now.` },
    ...(period === 'annual'
      ? [{ when: '7 days before', what: 'Reminder', text: 'An email before each yearly charge.' }]
      : []),
    { when: `One ${unit} from today`, what: charge, text: 'The next charge.' },
    { when: 'Then', what: `Each ${unit}`, text: 'The same amount, until you cancel.' },
  ]
}

/** What is charged, and when. */
export const chargeSteps = (
  period: BillingPeriod,
  offer: Pick<Package, 'formatted_price'>,
  code?: ListedCode,
) => {
  const unit = period === 'annual' ? 'year' : 'month'
  const full = priceIn(period, offer).charge
  return [
    { when: 'Today', what: '$0.00', text: 'The first month is free, and everything opens now.' },
    { when: 'About day 23', what: 'Reminder', text: 'An email 7 days before the first charge.' },
    {
      when: 'One month from today',
      what: code?.charge ?? full,
      text: `The first charge, for the ${unit} ahead.`,
    },
    { when: 'Then', what: `Each ${unit}`, text: laterCharges(period, full, code) },
  ]
}
