/** AFF-01: what the owner of a promo code earns, and when. Money is in cents. */

const day = 24 * 60 * 60 * 1000

/** Most refunds come within this time, so nothing is paid out before. */
const pendingDays = 30

export const payableAt = (soldAt: Date): Date => new Date(soldAt.getTime() + pendingDays * day)

/** The end of the time in which a person earns the owner a share. A day that a month lacks is its last day. */
export const countsUntil = (signedUpAt: Date, months: number): Date => {
  const end = new Date(signedUpAt)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(signedUpAt.getUTCDate(), lastDay))
  return end
}

/** The share of an amount without taxes. Half a cent goes to the owner. */
export const shareOf = (baseCents: number, percent: number): number => Math.round((baseCents * percent) / 100)

interface Sale {
  readonly base_cents: number
  readonly percent: number
}

/**
 * What a return takes back: the share of everything returned so far, less what was taken back before. So after many
 * small refunds the owner has exactly the share of what we kept, and nothing of a payment that went back in full.
 */
export const takenBack = (
  sale: Sale,
  returned: { readonly before: number; readonly now: number },
): { base_cents: number; cents: number } => {
  const left = (gone: number) => Math.max(0, sale.base_cents - gone)
  const before = left(returned.before)
  const after = left(returned.before + returned.now)
  return {
    base_cents: before - after,
    cents: shareOf(before, sale.percent) - shareOf(after, sale.percent),
  }
}

interface Referral {
  readonly owner_id: string | null
  readonly signed_up_at: Date
  readonly commission_months: number
}

interface Paid {
  readonly payer_id: string | null
  readonly athlete_user_id: string | null
  readonly cents: number
  readonly settled_at: Date
}

/**
 * Whether a payment earns a share. Ending a code does not matter here: it stops new sign-ups, and those who signed up
 * before it ended still count. Nobody earns a share of what they pay themselves, or of their own package.
 */
export const earnsShare = ({ owner_id, signed_up_at, commission_months }: Referral, payment: Paid): boolean =>
  owner_id !== null &&
  owner_id !== payment.payer_id &&
  owner_id !== payment.athlete_user_id &&
  payment.cents > 0 &&
  payment.settled_at < countsUntil(signed_up_at, commission_months)

/**
 * The sign-up that a payment counts for: the payer's, or else the athlete's. In many families the athlete signs up and
 * a parent pays.
 */
export const earningOf = <Found extends Referral & { readonly customer_id: string }>(
  signUps: readonly Found[],
  payment: Paid,
): Found | undefined =>
  [payment.payer_id, payment.athlete_user_id]
    .map((id) => signUps.find(({ customer_id }) => customer_id === id))
    .find((found) => found && earnsShare(found, payment))

export type LineState = 'pending' | 'payable' | 'paid'

/** Payouts pay the oldest lines first. `sum` is everything up to this line, with it. */
export const lineState = (
  { payable_at, sum }: { readonly payable_at: Date; readonly sum: number },
  paid: number,
  now: Date,
): LineState => {
  if (payable_at > now) return 'pending'
  return sum <= paid ? 'paid' : 'payable'
}
