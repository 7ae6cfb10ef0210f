import type {
  affiliateInvites,
  commissions,
  payouts,
  promoCodes,
  referrals,
} from '../modules/affiliates/affiliates.tables.ts'
import { earningOf, payableAt, shareOf, takenBack } from '../modules/affiliates/index.ts'
import { commissionPosting, payoutPosting } from '../modules/billing/index.ts'
import type { ledgerLines } from '../modules/billing/payments.tables.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import type { PackageRows } from './billing/package-rows.ts'
import { crowds, demoUser, type Ingredients } from './crowd.ts'
import { Random } from './random.ts'

type CommissionRow = typeof commissions.$inferInsert
type PayoutRow = typeof payouts.$inferInsert
type LedgerRow = typeof ledgerLines.$inferInsert

interface Sold {
  readonly codes: Iterable<typeof promoCodes.$inferInsert>
  readonly referrals: Iterable<typeof referrals.$inferInsert>
  readonly billing: PackageRows
}

/** What the owners of promo codes earned and were paid, as the product would have written it. */
export interface CommissionRows {
  readonly commissions: CommissionRow[]
  readonly payouts: PayoutRow[]
  readonly ledger: LedgerRow[]
}

const day = 24 * 60 * 60 * 1000

/** Who earns what from whom. */
const earningsOf = ({ codes, referrals }: Sold) => {
  const codeOf = new Map([...codes].map((code) => [code.id, code]))
  return new Map(
    [...referrals].map(({ user_id, promo_code_id, created_at }) => {
      const { owner_id = null } = codeOf.get(promo_code_id) ?? {}
      const signUp = { customer_id: user_id, promo_code_id, owner_id, commission_months: 12 }
      return [user_id, { ...signUp, signed_up_at: created_at }] as const
    }),
  )
}

const percent = 20

function* linesOf(sold: Sold, random: Random, now: Date): Generator<CommissionRow> {
  const earnings = earningsOf(sold)
  const payers = new Map(sold.billing.subscriptions.map(({ id, payer_id }) => [id, payer_id]))
  const refunds = Map.groupBy(sold.billing.refunds, ({ charge_id }) => charge_id)
  for (const charge of sold.billing.charges) {
    const payer_id = payers.get(charge.subscription_id) ?? null
    const { athlete_user_id = null } = charge
    const signUps = [payer_id, athlete_user_id].flatMap((id) => (id && earnings.get(id)) || [])
    const sold_at = new Date(charge.updated_at.getTime() + day)
    const base_cents = charge.total - charge.tax
    if (charge.status !== 'paid' || !charge.is_settled || sold_at > now) continue
    const payment = { payer_id, athlete_user_id, cents: base_cents, settled_at: sold_at }
    const earning = earningOf(signUps, payment)
    if (!earning) continue
    const { promo_code_id, owner_id, customer_id } = earning
    const line = { promo_code_id, owner_id, customer_id, charge_id: charge.id, percent, sold_at }
    const payable_at = payableAt(sold_at)
    const cents = shareOf(base_cents, percent)
    yield {
      ...line,
      id: random.uuid(sold_at),
      kind: 'earned',
      base_cents,
      cents,
      payable_at,
      created_at: sold_at,
    }
    let before = 0
    for (const refund of refunds.get(charge.id) ?? []) {
      const back = takenBack({ base_cents, percent }, { before, now: refund.cents })
      before += refund.cents
      yield {
        ...line,
        id: random.uuid(refund.created_at),
        kind: 'returned',
        base_cents: -back.base_cents,
        cents: -back.cents,
        payable_at,
        created_at: refund.created_at,
      }
    }
  }
}

/** The fifth of each month, when everything that is payable is paid. The last one has not come yet. */
const payDays = (from: Date, now: Date): Date[] => {
  const days: Date[] = []
  for (let month = 1; month <= 24; month++) {
    const at = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + month, 5, 15))
    if (at.getTime() + 20 * day > now.getTime()) return days
    days.push(at)
  }
  return days
}

function* payoutsOf(
  ingredients: Ingredients,
  lines: readonly CommissionRow[],
  random: Random,
  now: Date,
): Generator<PayoutRow> {
  const staff_id = demoUser(ingredients, 'admin').id
  let number = 4100
  for (const [owner_id, own] of Map.groupBy(lines, (line) => line.owner_id)) {
    if (!owner_id) continue
    const begin = own.reduce((first, { sold_at }) => (sold_at < first ? sold_at : first), now)
    let paid = 0
    for (const at of payDays(begin, now)) {
      const due = own.filter(({ payable_at, created_at }) => payable_at <= at && created_at <= at)
      const cents = due.reduce((sum, line) => sum + line.cents, 0) - paid
      if (cents <= 0) continue
      paid += cents
      number += 7
      const paid_on = at.toISOString().slice(0, 10)
      yield {
        id: random.uuid(at),
        owner_id,
        cents,
        paid_on,
        reference: `ACH ${number}`,
        staff_id,
        created_at: at,
      }
    }
  }
}

/** The year of the affiliates. */
export const commissionRows = (ingredients: Ingredients, sold: Sold, now: Date): CommissionRows => {
  const random = new Random(ingredients.seed, crowds.commissions, 0)
  const lines = [...linesOf(sold, random, now)]
  const paid = [...payoutsOf(ingredients, lines, random, now)]
  const posted = (
    posting: ReturnType<typeof payoutPosting>,
    { id, created_at }: { id: string; created_at: Date },
    charge_id: string | null,
  ): LedgerRow[] =>
    posting.map((line) => ({
      ...line,
      id: random.uuid(created_at),
      event_id: id,
      charge_id,
      refund_id: null,
      created_at,
    }))
  const ledger = [
    ...lines.flatMap((line) => posted(commissionPosting(line.cents), line, line.charge_id)),
    ...paid.flatMap((payout) => posted(payoutPosting(payout.cents), payout, null)),
  ]
  return { commissions: lines, payouts: paid, ledger }
}

const invited = [
  { first_name: 'Marguerite', last_name: 'Oyelaran', sent: 2 },
  { first_name: 'Dashiell', last_name: 'Brandt', sent: 5 },
  { first_name: 'Catalina', last_name: 'Reyes', sent: 6, opened: 4 },
  { first_name: 'Bertrand', last_name: 'Kowalski', sent: 9, opened: 8 },
  { first_name: 'Ximena', last_name: 'Fairchild', sent: 40 },
  { first_name: 'Theodore', last_name: 'Nakamura', sent: 33, opened: 32 },
  { first_name: 'Rosalind', last_name: 'Abernathy', sent: 11, withdrawn: 7 },
] as const

/** Invitations in each state. Luis accepted his a year ago. */
export function* inviteRows(
  ingredients: Ingredients,
  now: Date,
): Generator<typeof affiliateInvites.$inferInsert> {
  const random = new Random(ingredients.seed, crowds.affiliateInvites, 0)
  const admin = demoUser(ingredients, 'admin')
  const luis = demoUser(ingredients, 'affiliate')
  // By whole days, so a world is the same however often it is made.
  const today = Math.floor(now.getTime() / day) * day
  const ago = (days: number) => new Date(today - days * day)
  const sentAt = (at: Date) => {
    const id = random.uuid(at)
    return {
      id,
      code_hash: hashToken(id),
      gender: null,
      created_by: admin.id,
      created_at: at,
      sent_at: at,
      expires_at: new Date(at.getTime() + 14 * day),
    }
  }
  for (const { first_name, last_name, sent, ...dates } of invited)
    yield {
      ...sentAt(ago(sent)),
      first_name,
      last_name,
      email: `${first_name}.${last_name}@partners.example.org`.toLowerCase(),
      used_at: null,
      used_by: null,
      opened_at: 'opened' in dates ? ago(dates.opened) : null,
      withdrawn_at: 'withdrawn' in dates ? ago(dates.withdrawn) : null,
    }
  const { first_name, last_name, email, created_at } = luis
  if (email)
    yield {
      ...sentAt(new Date(created_at.getTime() - 2 * day)),
      first_name,
      last_name,
      email,
      opened_at: created_at,
      withdrawn_at: null,
      used_at: created_at,
      used_by: luis.id,
    }
}
