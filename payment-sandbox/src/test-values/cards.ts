import type { Answer } from '../store/records.ts'

export interface TestCard {
  readonly brand: string
  readonly verification: Answer
  readonly isDisputed: boolean
  readonly isDebit: boolean
  readonly isPrepaid: boolean
}

const card = (brand: string, rest: Partial<TestCard> = {}): TestCard => ({
  brand,
  verification: { kind: 'approved' },
  isDisputed: false,
  isDebit: false,
  isPrepaid: false,
  ...rest,
})

const declined: Answer = { kind: 'declined', code: 2000 }

/** The numbers that Braintree's sandbox accepts. Every other number is refused, so nobody's real card gets in. */
const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['378282246310005', card('American Express')],
  ['371449635398431', card('American Express')],
  ['36259600000004', card('Diners Club')],
  ['6011000991300009', card('Discover')],
  ['6011111111111117', card('Discover')],
  ['3530111333300000', card('JCB')],
  ['6304000000000000', card('Maestro')],
  ['5555555555554444', card('MasterCard')],
  ['2223000048400011', card('MasterCard')],
  ['4111111111111111', card('Visa')],
  ['4005519200000004', card('Visa')],
  ['4009348888881881', card('Visa')],
  ['4012000033330026', card('Visa')],
  ['4012000077777777', card('Visa')],
  ['4012888888881881', card('Visa')],
  ['4217651111111119', card('Visa')],
  ['4500600000000061', card('Visa')],
  ['6243030000000001', card('China UnionPay')],
  ['6221261111117766', card('China UnionPay')],
  ['6223164991230014', card('China UnionPay')],
  ['4117101010101010', card('Visa', { isDebit: true })],
  ['4111111111111210', card('Visa', { isPrepaid: true })],

  ['4000111111111115', card('Visa', { verification: declined })],
  ['5105105105105100', card('MasterCard', { verification: declined })],
  ['378734493671000', card('American Express', { verification: declined })],
  ['6011000990139424', card('Discover', { verification: declined })],
  ['38520000009814', card('Diners Club', { verification: declined })],
  ['3566002020360505', card('JCB', { verification: { kind: 'failed' } })],
  ['4000111111111511', card('Visa', { verification: { kind: 'rejected', reason: 'fraud' } })],
  ['4111130000000003', card('Visa', { verification: { kind: 'rejected', reason: 'risk_threshold' } })],

  ['4023898493988028', card('Visa', { isDisputed: true })],
])

export const findTestCard = (number: string): TestCard | null => testCards.get(number) ?? null

/** Documented values for the checks of the security code and the postal code. The codes themselves are not kept. */
export const cvvResponse = (cvv: string | null): string => {
  if (cvv === null) return 'I'
  return { '200': 'N', '2000': 'N', '201': 'U', '2011': 'U', '301': 'S', '3011': 'S' }[cvv] ?? 'M'
}

export const postalResponse = (postalCode: string | null): string => {
  if (postalCode === null || postalCode === '') return 'I'
  return { '20000': 'N', '20001': 'U', '30001': 'S' }[postalCode] ?? 'M'
}
