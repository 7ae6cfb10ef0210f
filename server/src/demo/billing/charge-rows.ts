import {
  chargePosting,
  creditPosting,
  type Day,
  disputePosting,
  joined,
  refundPosting,
  reversalPosting,
} from '../../modules/billing/index.ts'
import type {
  charges,
  invoices,
  ledgerLines,
  paymentMethods,
  refunds,
} from '../../modules/billing/payments.tables.ts'
import type { Random } from '../random.ts'
import { type Holder, isSettledBy } from './holders.ts'
import { firstCharge, type LivedCharge, type LivedRefund } from './life.ts'
import { shippedPackages } from './prices.ts'

type ChargeRow = typeof charges.$inferInsert
type InvoiceRow = typeof invoices.$inferInsert
type RefundRow = typeof refunds.$inferInsert
type LedgerRow = typeof ledgerLines.$inferInsert
type MethodRow = typeof paymentMethods.$inferInsert

const letters = [...'0123456789abcdefghjkmnpqrstvwxyz']

/** The provider's ids look like this. */
const providerId = (random: Random): string => Array.from({ length: 8 }, () => random.pick(letters)).join('')

const claimMilliseconds = 3 * 60 * 1000
const claimUntil = (at: Date): Date => new Date(at.getTime() + claimMilliseconds)

const expiredCard = '2004'
const tooLittleMoney = '2001'

const intentOf = (
  { payer, life, promo_code_id }: Holder,
  { kind, terms, on, credit }: LivedCharge,
): ChargeRow['intent'] => {
  if (kind === 'renewal' || !payer) return null
  const facts = {
    today: on,
    payer_id: payer.id,
    month_price: shippedPackages[terms.package_key].month_price,
  }
  if (kind === 'change') return { kind, ...facts, credit }
  return { kind, ...facts, is_free_month: true, promo: life.story.promo ?? null, promo_code_id }
}

interface Paying {
  readonly subscription_id: string
  readonly method: MethodRow | null
  readonly today: Day
}

export const chargeRow = (
  holder: Holder,
  lived: LivedCharge,
  { subscription_id, method, today }: Paying,
): ChargeRow & { id: string; total: number; tax: number; transaction_id: string | null } => {
  const { random, athlete, life } = holder
  const { kind, period, status, attempt, terms, quote, on, at, decided_at, lost_at } = lived
  const isPaid = status === 'paid'
  const decline_code = life.subscription.status === 'past_due' && !lost_at ? expiredCard : tooLittleMoney
  return {
    id: random.uuid(at),
    subscription_id,
    period,
    athlete_user_id: athlete.id,
    kind,
    status,
    attempt,
    claimed_until: claimUntil(decided_at),
    ...terms,
    ...quote,
    method_id: method?.id ?? null,
    intent: intentOf(holder, lived),
    transaction_id: isPaid && quote.total > 0 ? providerId(random) : null,
    is_settled: isPaid && (quote.total === 0 || method === null || isSettledBy(today, method, on)),
    dispute: isPaid && lost_at ? 'open' : null,
    decline_code: status === 'declined' ? decline_code : null,
    created_at: at,
    updated_at: lost_at ?? decided_at,
  }
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`

const summaryOf = ({ payment_type, card_brand, card_last_four, paypal_email }: MethodRow) => ({
  payment_type,
  card_brand: card_brand ?? null,
  card_last_four: card_last_four ?? null,
  paypal_email: paypal_email ?? null,
})

const billedTo = ({ payer, athlete, address }: Holder, method: MethodRow | null): InvoiceRow['billed_to'] => {
  if (!address) return { full_name: nameOf(payer ?? athlete), payment: method && summaryOf(method), address }
  const { user_id: _, updated_at: __, ...place } = address
  return { full_name: nameOf(payer ?? athlete), payment: method && summaryOf(method), address: place }
}

/** A free month shows the check of the card. PayPal has none. */
const shownTransaction = (charge: ChargeRow, method: MethodRow | null, random: Random): string | null => {
  if (charge.transaction_id) return charge.transaction_id
  // The money went away again, and the charge forgot its transaction.
  if (charge.total > 0) return providerId(random)
  return charge.kind === 'start' && method?.payment_type === 'credit-card' ? providerId(random) : null
}

export const invoiceRow = (
  holder: Holder,
  lived: LivedCharge,
  { charge, method }: { charge: ReturnType<typeof chargeRow>; method: MethodRow | null },
): Omit<InvoiceRow, 'number' | 'issued_on'> => {
  const { athlete, payer, random, life } = holder
  const { paid, kind, decided_at } = lived
  const first = firstCharge(lived, life.story)
  return {
    id: random.uuid(decided_at),
    charge_id: charge.id,
    athlete_user_id: athlete.id,
    payer_id: payer?.id ?? null,
    transaction_id: shownTransaction(charge, method, random),
    package_name: shippedPackages[paid.terms.package_key].name,
    athlete_name: nameOf(athlete),
    period_start: paid.starts_on,
    period_end: paid.ends_on,
    is_free_month: kind === 'start',
    first_charge_on: first?.on ?? null,
    first_charge_total: first?.total ?? null,
    billed_to: billedTo(holder, method),
    created_at: decided_at,
  }
}

export const refundRow = (
  { cents, ends_access, at }: LivedRefund,
  charge: { readonly id: string },
  { random, staff_id }: { random: Random; staff_id: string },
): RefundRow & { id: string } => ({
  id: random.uuid(at),
  charge_id: charge.id,
  cents,
  status: 'done',
  claimed_until: claimUntil(at),
  transaction_id: providerId(random),
  ends_access,
  staff_id,
  created_at: at,
})

/** What became of the money of a charge in the end: it never came, or a bank has it. */
export const lostRows = (
  { quote, status, lost_at }: LivedCharge,
  charge: { readonly id: string },
  random: Random,
): LedgerRow[] => {
  if (!lost_at) return []
  const event_id = random.uuid(lost_at)
  const lines = status === 'paid' ? disputePosting(quote.total) : reversalPosting(quote)
  return lines.map((line) => ({
    ...line,
    id: random.uuid(lost_at),
    event_id,
    charge_id: charge.id,
    refund_id: null,
    created_at: lost_at,
  }))
}

/** The lines of a charge, or of its refund. */
export const ledgerRows = (
  lived: LivedCharge | LivedRefund,
  charge: { readonly id: string; readonly tax: number; readonly total: number },
  random: Random,
  refund: { readonly id: string } | null = null,
): LedgerRow[] => {
  const lines =
    'quote' in lived
      ? joined(creditPosting(lived.earned), chargePosting(lived.quote))
      : refundPosting(lived.cents, charge)
  const created_at = 'quote' in lived ? lived.decided_at : lived.at
  return lines.map(({ account, cents }) => ({
    id: random.uuid(created_at),
    event_id: refund?.id ?? charge.id,
    account,
    cents,
    charge_id: charge.id,
    refund_id: refund?.id ?? null,
    created_at,
  }))
}
