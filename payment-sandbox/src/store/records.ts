/** What the sandbox keeps. Dates are ISO texts, so a record survives the data file unchanged. */

export interface Address {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company: string | null
  readonly street_address: string | null
  readonly extended_address: string | null
  readonly locality: string | null
  readonly region: string | null
  readonly postal_code: string | null
  readonly country_code_alpha2: string | null
}

export interface Customer {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly website: string | null
  readonly created_at: string
  readonly updated_at: string
}

/** What the bank or the gateway says when a card is checked. */
export type Answer =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly code: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'rejected'; readonly reason: string }

/** A card without its number. The number is dropped as soon as these are known. */
export interface Card {
  readonly kind: 'card'
  readonly bin: string
  readonly last_4: string
  readonly card_type: string
  readonly expiration_month: string
  readonly expiration_year: string
  readonly cardholder_name: string | null
  readonly billing: Address
  readonly debit: boolean
  readonly prepaid: boolean
  readonly cvv_response: string
  readonly postal_response: string
  /** The answer to a verification. Sales follow the amount, as in Braintree's sandbox. */
  readonly verification: Answer
  /** Whether a sale on this card is disputed at once. */
  readonly is_disputed: boolean
}

export interface PayPal {
  readonly kind: 'paypal'
  readonly email: string
  readonly payer_id: string
  readonly first_name: string
  readonly last_name: string
  /** Null for a payment that is approved once and can't be vaulted. */
  readonly billing_agreement_id: string | null
}

export type Instrument = Card | PayPal

export interface Nonce {
  readonly id: string
  readonly instrument: Instrument
  readonly created_at: string
  readonly is_consumed: boolean
  /** The vaulted method that the nonce stands for. */
  readonly token: string | null
}

export interface PaymentMethod {
  readonly id: string
  readonly customer_id: string
  readonly instrument: Instrument
  readonly is_default: boolean
  readonly verification_id: string | null
  /** Set by the control endpoint: what sales on this method are answered from then on. */
  readonly sale_answer: Answer | null
  readonly created_at: string
  readonly updated_at: string
}

export interface Verification {
  readonly id: string
  readonly status: 'verified' | 'processor_declined' | 'gateway_rejected' | 'failed'
  readonly card: Card
  readonly answer: Answer
  readonly created_at: string
}

export type TransactionStatus =
  | 'authorized'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settlement_pending'
  | 'settled'
  | 'settlement_declined'
  | 'voided'
  | 'processor_declined'
  | 'gateway_rejected'
  | 'failed'

interface StatusEvent {
  readonly status: TransactionStatus
  readonly at: string
  readonly amount_cents: number
}

export interface Transaction {
  readonly id: string
  readonly type: 'sale' | 'credit'
  readonly status: TransactionStatus
  readonly amount_cents: number
  readonly order_id: string | null
  readonly customer_id: string | null
  readonly customer: Pick<Customer, 'first_name' | 'last_name' | 'email'> | null
  readonly token: string | null
  readonly instrument: Instrument
  readonly recurring: boolean
  readonly answer: Answer
  readonly settlement_code: string | null
  readonly refund_ids: readonly string[]
  readonly refunded_transaction_id: string | null
  readonly dispute_ids: readonly string[]
  readonly history: readonly StatusEvent[]
  readonly created_at: string
  readonly updated_at: string
}

export type DisputeStatus = 'open' | 'accepted' | 'disputed' | 'won' | 'lost' | 'expired'

export interface Dispute {
  readonly id: string
  readonly transaction_id: string
  readonly amount_cents: number
  readonly reason: string
  readonly status: DisputeStatus
  readonly created_at: string
  readonly updated_at: string
}

export interface Webhook {
  readonly id: string
  readonly kind: string
  readonly subject_id: string | null
  readonly created_at: string
  readonly xml: string
  readonly attempts: number
  readonly is_delivered: boolean
  /** When it is tried again; null when it was delivered or given up. */
  readonly next_attempt_at: string | null
}
