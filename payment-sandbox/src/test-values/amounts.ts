import type { Answer, Instrument } from '../store/records.ts'

const approved: Answer = { kind: 'approved' }
const isFrom = (cents: number, first: number, last: number) =>
  cents >= first * 100 && cents <= last * 100 + 99

/** What the bank answers to a sale of a documented test amount. */
export const answerToAmount = (cents: number, { kind }: Instrument): Answer => {
  if (isFrom(cents, 2000, 2999)) return { kind: 'declined', code: Math.floor(cents / 100) }
  if (isFrom(cents, 3000, 3000)) return { kind: 'failed' }
  if (cents === 500_100) return { kind: 'rejected', reason: 'application_incomplete' }
  if (cents === 500_101 && kind === 'paypal') return { kind: 'declined', code: 2038 }
  return approved
}

/**
 * The code a settlement of a test amount ends with. Braintree declines "certain transaction types" and does not name
 * them; here it is every type.
 */
export const settlementOfAmount = (cents: number, { kind }: Instrument): string => {
  if (isFrom(cents, 4002, 4002)) return kind === 'paypal' ? '4002' : '4000'
  if (isFrom(cents, 4001, 5000)) return String(Math.floor(cents / 100))
  return '4000'
}
