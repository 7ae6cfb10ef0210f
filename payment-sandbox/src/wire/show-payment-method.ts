import { createHash } from 'node:crypto'
import { merchant } from '../merchant.ts'
import type { Address, Card, Customer, Nonce, PaymentMethod, PayPal, Verification } from '../store/records.ts'
import { isExpired } from '../vault/card-expiry.ts'
import { processorResponse, rejectionReason } from './answer.ts'
import { XmlList, type XmlObject } from './xml.ts'

const indicator = (is: boolean): string => (is ? 'Yes' : 'No')

export const showAddress = (address: Address): XmlObject => ({ ...address })

/** Made from what is kept of the card. The number itself is not, not even as a hash. */
const uniqueNumber = ({ bin, last_4 }: Card): string =>
  createHash('sha256').update(`${bin} ${last_4}`).digest('hex').slice(0, 32)

export const showCard = (card: Card, token: string | null): XmlObject => ({
  token,
  bin: card.bin,
  last_4: card.last_4,
  card_type: card.card_type,
  expiration_month: card.expiration_month,
  expiration_year: card.expiration_year,
  cardholder_name: card.cardholder_name,
  customer_location: 'US',
  debit: indicator(card.debit),
  prepaid: indicator(card.prepaid),
  commercial: 'Unknown',
  healthcare: 'Unknown',
  payroll: 'Unknown',
  durbin_regulated: 'Unknown',
  issuing_bank: 'Unknown',
  country_of_issuance: 'USA',
  product_id: 'Unknown',
  unique_number_identifier: uniqueNumber(card),
})

export const showVerification = (verification: Verification): XmlObject => {
  const { id, status, card, answer, created_at } = verification
  const response = processorResponse(answer)
  return {
    id,
    status,
    amount: '0.00',
    currency_iso_code: merchant.currency,
    merchant_account_id: merchant.accountId,
    cvv_response_code: card.cvv_response,
    avs_error_response_code: null,
    avs_postal_code_response_code: card.postal_response,
    avs_street_address_response_code: 'I',
    gateway_rejection_reason: rejectionReason(answer),
    processor_response_code: response?.code ?? null,
    processor_response_text: response?.text ?? null,
    processor_response_type: response?.type ?? null,
    network_transaction_id: null,
    credit_card: showCard(card, null),
    billing: showAddress(card.billing),
    created_at: new Date(created_at),
    updated_at: new Date(created_at),
  }
}

const methodFields = (method: PaymentMethod): XmlObject => ({
  customer_id: method.customer_id,
  default: method.is_default,
  created_at: new Date(method.created_at),
  updated_at: new Date(method.updated_at),
  subscriptions: new XmlList('subscription', []),
  image_url: '',
})

const showVaultedCard = (
  method: PaymentMethod,
  card: Card,
  verification: Verification | null,
  now: Date,
): XmlObject => ({
  ...showCard(card, method.id),
  ...methodFields(method),
  expired: isExpired(card, now),
  billing_address: showAddress(card.billing),
  verifications: new XmlList('verification', verification ? [showVerification(verification)] : []),
})

const showVaultedPayPal = (method: PaymentMethod, account: PayPal): XmlObject => ({
  token: method.id,
  ...methodFields(method),
  email: account.email,
  payer_id: account.payer_id,
  billing_agreement_id: account.billing_agreement_id,
})

export interface ShownMethod {
  readonly element: 'credit_card' | 'paypal_account'
  readonly content: XmlObject
}

export const showPaymentMethod = (
  method: PaymentMethod,
  verification: Verification | null,
  now: Date,
): ShownMethod =>
  method.instrument.kind === 'card'
    ? { element: 'credit_card', content: showVaultedCard(method, method.instrument, verification, now) }
    : { element: 'paypal_account', content: showVaultedPayPal(method, method.instrument) }

export const showCustomer = (customer: Customer, methods: readonly ShownMethod[]): XmlObject => {
  const contents = (element: ShownMethod['element']) =>
    new XmlList(
      element,
      methods.filter((method) => method.element === element).map(({ content }) => content),
    )
  return {
    ...customer,
    merchant_id: merchant.id,
    created_at: new Date(customer.created_at),
    updated_at: new Date(customer.updated_at),
    credit_cards: contents('credit_card'),
    paypal_accounts: contents('paypal_account'),
    addresses: new XmlList('address', []),
    custom_fields: '',
  }
}

export const showNonce = ({ id, instrument, is_consumed }: Nonce): XmlObject => ({
  nonce: id,
  type: instrument.kind === 'card' ? 'CreditCard' : 'PayPalAccount',
  consumed: is_consumed,
  locked: false,
  default: false,
  three_d_secure_info: null,
  details:
    instrument.kind === 'card'
      ? {
          bin: instrument.bin,
          last_two: instrument.last_4.slice(2),
          last_four: instrument.last_4,
          card_type: instrument.card_type,
          expiration_month: instrument.expiration_month,
          expiration_year: instrument.expiration_year,
          cardholder_name: instrument.cardholder_name,
        }
      : { email: instrument.email, payer_info: { email: instrument.email, payer_id: instrument.payer_id } },
})
