import type { PaymentSources } from '../http/security-headers.ts'

/** Money outside: cards and PayPal accounts live with the provider. We know a token, and what the owner recognizes. */

export interface PaymentMethod {
  /** The provider's name for it. Useless to anyone else. */
  readonly token: string
  readonly payment_type: 'credit-card' | 'PayPal'
  readonly card_brand: string | null
  readonly card_last_four: string | null
  /** As in `2028-04`: good to the end of that month. */
  readonly card_expires: string | null
  readonly paypal_email: string | null
}

/** Why the provider said no. The code is for support; families read our own texts. */
export interface Refusal {
  readonly kind: 'refused'
  readonly code: string
  /** A hard decline stays one: the same card is not worth another try. */
  readonly is_final: boolean
}

export interface Vaulted {
  readonly kind: 'vaulted'
  readonly method: PaymentMethod
  /** Of the check that the card works. Null for PayPal, which checks in its own window. */
  readonly verification_id: string | null
}

/** A nonce that was used, ran out, or never existed. */
interface NonceRefused {
  readonly kind: 'bad_nonce'
}

/** `voided`: called off before it settled, so nothing was taken after all. */
export type ChargeStatus = 'charged' | 'settled' | 'voided'

/** The card's owner wants the money back through the bank. */
export type DisputeStatus = 'open' | 'won' | 'lost'

export interface Charged {
  readonly kind: 'charged'
  readonly transaction_id: string
  readonly cents: number
  readonly status: ChargeStatus
  /** Null if nobody disputes it. */
  readonly dispute: DisputeStatus | null
}

export interface Refunded {
  readonly kind: 'refunded'
  readonly transaction_id: string
}

/** Why a refund is not possible. */
export interface RefundRefused {
  readonly kind: 'not_settled' | 'too_much' | 'refused'
}

export interface Payer {
  /** Our user id: the provider's customer has the same. */
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

interface NewMethod {
  /** Stands for the card data, which never reaches us. Works only once. */
  readonly nonce: string
  readonly token: string
}

interface Charge {
  /** Unique for what is paid for. The provider knows the charge by it. */
  readonly key: string
  readonly cents: number
  readonly token: string
}

interface Refund {
  readonly key: string
  readonly transaction_id: string
  readonly cents: number
}

/** Something happened at the provider. It says where to look; what is true is always asked for. */
export interface PaymentNotice {
  readonly kind: 'settled' | 'settlement_declined' | 'dispute' | 'other'
  readonly transaction_id: string | null
}

/** The port. Calls that fail without an answer throw: the outcome is then unknown, never assumed. */
export interface Payments {
  /** Decides which form the browser shows. */
  readonly provider: 'braintree' | 'sandbox'
  /** What our pages may load from the provider, and where the browser hands in card data. */
  readonly browserSources: PaymentSources
  /** Lets the browser of this payer turn card data into a nonce, at these origins only. */
  clientToken(payer: Payer, origins: readonly string[]): Promise<string>
  /**
   * Checks a new card or PayPal account, and saves it for later charges under our own token. A repeat with the same token
   * finds it again, so a lost answer costs nothing.
   */
  vault(payer: Payer, method: NewMethod): Promise<Vaulted | NonceRefused | Refusal>
  /** A saved method of this payer. Null if the provider has none with this token. */
  findMethod(payerId: string, token: string): Promise<PaymentMethod | null>
  /** Forgets it. Already forgotten is fine. */
  forget(token: string): Promise<void>
  /** Forgets a payer's name, email, and saved methods. What they paid stays. Already forgotten is fine. */
  forgetPayer(payerId: string): Promise<void>
  charge(charge: Charge): Promise<Charged | Refusal>
  /** What became of the charge with this key. Null if the provider never saw it. */
  findCharge(key: string): Promise<Charged | Refusal | null>
  /** Stops a charge before it settles, so no money moves. */
  callOff(transactionId: string): Promise<void>
  refund(refund: Refund): Promise<Refunded | RefundRefused>
  /** What became of the refund with this key. Null if the provider never saw it. */
  findRefund(key: string): Promise<Refunded | null>
  /** Null if the signature is not the provider's. */
  readNotice(signature: string, payload: string): Promise<PaymentNotice | null>
}
