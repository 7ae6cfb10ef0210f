import { centsOfAmount } from '@fieldhouse/contract/billing.amount'
import { amountFault, refundTooMuch } from '@fieldhouse/contract/billing.refunds'
import { amountText } from './refund-words.ts'

/** What is wrong with a typed amount. Undefined if nothing is. */
export const faultOfAmount = (typed: string, max: number): string | undefined => {
  const cents = centsOfAmount(typed)
  if (cents === null || cents <= 0) return amountFault
  return cents > max ? refundTooMuch : undefined
}

/** English locale currency, as in 1,234.50. What is not an amount stays as it was typed. */
export const tidyAmount = (typed: string): string => {
  const cents = centsOfAmount(typed)
  return cents === null ? typed : amountText(cents)
}
