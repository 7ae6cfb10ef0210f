import type { Address, Answer, Card, Instrument } from '../store/records.ts'

export type TestNonce =
  | { readonly kind: 'instrument'; readonly instrument: Instrument }
  | { readonly kind: 'consumed' }
  | { readonly kind: 'luhn-invalid' }

export const emptyAddress: Address = {
  first_name: null,
  last_name: null,
  company: null,
  street_address: null,
  extended_address: null,
  locality: null,
  region: null,
  postal_code: null,
  country_code_alpha2: null,
}

type Look = readonly [brand: string, bin: string, last4: string]

const mastercard: Look = ['MasterCard', '555555', '4444']
const amex: Look = ['American Express', '378282', '0005']
const discover: Look = ['Discover', '601111', '1117']

const approved: Answer = { kind: 'approved' }
const declined: Answer = { kind: 'declined', code: 2000 }

interface Kind {
  readonly look: Look
  readonly verification?: Answer
  readonly debit?: boolean
  readonly prepaid?: boolean
}

/** Braintree's static nonces. They can be used again and again. */
const cards: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['fake-valid-nonce', { look: ['Visa', '401288', '1881'] }],
  ['fake-valid-no-billing-address-nonce', { look: ['Visa', '401288', '1881'] }],
  ['fake-valid-visa-nonce', { look: ['Visa', '401288', '1881'] }],
  ['fake-valid-mastercard-nonce', { look: mastercard }],
  ['fake-valid-amex-nonce', { look: amex }],
  ['fake-valid-discover-nonce', { look: discover }],
  ['fake-valid-jcb-nonce', { look: ['JCB', '353011', '0000'] }],
  ['fake-valid-maestro-nonce', { look: ['Maestro', '630400', '0000'] }],
  ['fake-valid-dinersclub-nonce', { look: ['Diners Club', '362596', '0004'] }],
  ['fake-valid-debit-nonce', { look: ['Visa', '411710', '1010'], debit: true }],
  ['fake-valid-prepaid-nonce', { look: ['Visa', '411111', '1210'], prepaid: true }],
  ['fake-processor-declined-visa-nonce', { look: ['Visa', '400011', '1115'], verification: declined }],
  [
    'fake-processor-declined-mastercard-nonce',
    { look: ['MasterCard', '510510', '5100'], verification: declined },
  ],
  [
    'fake-processor-declined-amex-nonce',
    { look: ['American Express', '378734', '1000'], verification: declined },
  ],
  [
    'fake-processor-declined-discover-nonce',
    { look: ['Discover', '601100', '9424'], verification: declined },
  ],
  ['fake-processor-failure-jcb-nonce', { look: ['JCB', '356600', '0505'], verification: { kind: 'failed' } }],
  [
    'fake-gateway-rejected-fraud-nonce',
    { look: ['Visa', '400011', '1511'], verification: { kind: 'rejected', reason: 'fraud' } },
  ],
  [
    'fake-gateway-rejected-risk-thresholds-nonce',
    { look: ['Visa', '411113', '0003'], verification: { kind: 'rejected', reason: 'risk_threshold' } },
  ],
])

const cardOf = (name: string, { look, verification, debit, prepaid }: Kind, now: Date): Card => {
  const [card_type, bin, last_4] = look
  return {
    kind: 'card',
    bin,
    last_4,
    card_type,
    expiration_month: '12',
    expiration_year: String(now.getUTCFullYear() + 4),
    cardholder_name: null,
    billing: name.includes('no-billing') ? emptyAddress : { ...emptyAddress, postal_code: '60622' },
    debit: debit ?? false,
    prepaid: prepaid ?? false,
    cvv_response: 'I',
    postal_response: 'I',
    verification: verification ?? approved,
    is_disputed: false,
  }
}

const payPal = (billing_agreement_id: string | null): Instrument => ({
  kind: 'paypal',
  email: 'jane.doe@paypal.test',
  payer_id: 'SANDBOXPAYER1',
  first_name: 'Jane',
  last_name: 'Doe',
  billing_agreement_id,
})

/** What a static nonce stands for, or null when it is none. */
export const findTestNonce = (name: string, now: Date): TestNonce | null => {
  const card = cards.get(name)
  if (card) return { kind: 'instrument', instrument: cardOf(name, card, now) }
  if (name === 'fake-paypal-billing-agreement-nonce')
    return { kind: 'instrument', instrument: payPal('B-SANDBOXAGREEMENT') }
  if (name === 'fake-paypal-one-time-nonce') return { kind: 'instrument', instrument: payPal(null) }
  if (name === 'fake-consumed-nonce') return { kind: 'consumed' }
  if (name === 'fake-luhn-invalid-nonce') return { kind: 'luhn-invalid' }
  return null
}
