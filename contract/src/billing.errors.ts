import { errorCodes } from './errors.kinds.ts'

export const billingErrors = errorCodes({
  /** The bank said no to the card or the PayPal account. */
  card_declined: 'invalid',
  /** The card data was used before, or waited too long. The person enters it again. */
  card_needed: 'invalid',
  /** Another purchase or change for this athlete is not done yet. */
  purchase_running: 'conflict',
  /** A purchase was lost for minutes, and given up. Nothing was charged. */
  purchase_dropped: 'conflict',
  /** The athlete has exactly this package. */
  already_subscribed: 'conflict',
  /** A granted, ended, or unpaid package can't be changed. */
  change_refused: 'conflict',
  /** The code takes off the full price, so there is nothing to pay. */
  nothing_to_pay: 'conflict',
  /** The tax depends on the state, so an address comes first. */
  address_needed: 'invalid',
  /** The amount that the person saw is not the amount anymore. */
  price_changed: 'conflict',
  /** The payment method pays for a package, and no other can take over. */
  method_in_use: 'conflict',
  /** Someone else changed the packages or their options in the meantime. */
  packages_changed: 'conflict',
  /** Someone else changed or removed this tax rate in the meantime. */
  tax_rate_changed: 'conflict',
  refund_too_much: 'invalid',
  refund_not_settled: 'conflict',
})
