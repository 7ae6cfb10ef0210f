import type { Package } from '@fieldhouse/contract/billing'
import { type BillingPeriod, priceIn } from './billing-period.ts'

/** What is charged, and when. */
export const chargeSteps = (period: BillingPeriod, offer: Pick<Package, 'formatted_price'>) => {
  const unit = period === 'annual' ? 'year' : 'month'
  return [
    { when: 'Today', what: '$0.00', text: 'The first month is free, and everything opens now.' },
    { when: 'About day 23', what: 'Reminder', text: 'An email 7 days before the first charge.' },
    {
      when: 'One month from today',
      what: priceIn(period, offer).charge,
      text: `The first charge, for the ${unit} ahead.`,
    },
    { when: 'Then', what: `Each ${unit}`, text: 'The same amount, until you cancel.' },
  ]
}
