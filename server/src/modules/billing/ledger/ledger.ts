import type { Quote } from '../subscriptions/quote.ts'

/**
 * Where money can be. The provider holds it, a bank holds what is disputed, families have credit with us, states are owed
 * taxes, owners of promo codes are owed commissions; the rest is what we earned and what it cost.
 */
export type LedgerAccount =
  | 'provider'
  | 'disputed'
  | 'credit'
  | 'taxes'
  | 'revenue'
  | 'commission'
  | 'payable'

/** Cents: more is positive for what we have and spend, negative for what we owe and earn. */
export interface LedgerLine {
  readonly account: LedgerAccount
  readonly cents: number
}

/** The lines of one event. They sum to zero; a line of nothing is left out. */
export type Posting = readonly LedgerLine[]

const posting = (cents: Partial<Record<LedgerAccount, number>>): Posting => {
  const lines = Object.entries(cents)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account: account as LedgerAccount, cents: amount }))
  const sum = sumOf(lines)
  if (sum !== 0) throw new Error(`A posting must sum to zero, not to ${sum}`)
  return lines
}

export const sumOf = (lines: Posting): number => lines.reduce((sum, { cents }) => sum + cents, 0)

export const balanceOf = (account: LedgerAccount, lines: Posting): number =>
  sumOf(lines.filter((line) => line.account === account))

/** A period was paid for. */
export const chargePosting = ({ price, discount, credit, tax, total }: Quote): Posting =>
  posting({ provider: total, credit, revenue: discount - price, taxes: -tax })

/** The money of a charge never came. All of it is taken back, and the credit it used is there again. */
export const reversalPosting = (charge: Quote): Posting =>
  chargePosting(charge).map(({ account, cents }) => ({ account, cents: -cents }))

/** A bank takes back the money of a charge until somebody decides whose it is. */
export const disputePosting = (cents: number): Posting => posting({ provider: -cents, disputed: cents })

/** The bank decided for us. */
export const disputeWonPosting = (cents: number): Posting => posting({ provider: cents, disputed: -cents })

/** The bank decided for the card's owner: like a refund, of what was not refunded before. */
export const disputeLostPosting = (cents: number, charge: Refundable): Posting => {
  const taxes = refundedTax(cents, charge)
  return posting({ disputed: -cents, taxes, revenue: cents - taxes })
}

/** An upgrade gives back the unused days of what was paid for. */
export const creditPosting = (cents: number): Posting => posting({ revenue: cents, credit: -cents })

/** Two postings of one event: one line for each account. */
export const joined = (...postings: readonly Posting[]): Posting => {
  const cents: Partial<Record<LedgerAccount, number>> = {}
  for (const line of postings.flat()) cents[line.account] = (cents[line.account] ?? 0) + line.cents
  return posting(cents)
}

interface Refundable {
  readonly tax: number
  readonly total: number
}

/** The part of a refund that was tax, in the same share as in the charge. */
export const refundedTax = (cents: number, { tax, total }: Refundable): number =>
  total === 0 ? 0 : Math.round((cents * tax) / total)

export const refundPosting = (cents: number, charge: Refundable): Posting => {
  const taxes = refundedTax(cents, charge)
  return posting({ provider: -cents, taxes, revenue: cents - taxes })
}

/** The owner of a promo code earned a share; negative when a refund takes it back. */
export const commissionPosting = (cents: number): Posting => posting({ commission: cents, payable: -cents })

export const payoutPosting = (cents: number): Posting => posting({ payable: cents, provider: -cents })
