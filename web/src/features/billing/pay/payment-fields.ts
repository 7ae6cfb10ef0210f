import type { Ref } from 'react'

/** PAY-03: what our own form and Braintree's drop-in can do. */
export interface PaymentFields {
  /**
   * Hands the card or PayPal account to the provider. Null if the person stopped, or if the fields say what is missing.
   */
  requestPaymentMethod(): Promise<{ nonce: string } | null>
  /** The nonce is used up and was refused. What was typed stays where the provider allows it. */
  enterAgain?(): void
}

export interface PaymentFieldsProps {
  readonly ref: Ref<PaymentFields>
  readonly clientToken: string
}

/** The provider did not take the card. The text is for the payer. */
export class MethodFault extends Error {}
