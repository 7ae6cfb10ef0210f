import type { Offer } from '@fieldhouse/contract/billing.subscriptions'
import type { Db } from '../../../platform/database/database.ts'
import { formatUsd } from '../../../platform/money.ts'
import { addDays, type Day } from '../billing-day.ts'
import { sizeOf } from '../subscriptions/change.ts'
import { type Quote, quote } from '../subscriptions/quote.ts'
import { findRunning } from '../subscriptions/subscriptions.queries.ts'
import { type CodeUser, codeToUse, openCode } from './open-code.ts'
import { openFamily, type Purchase, planPurchase, type Wanted } from './open-purchase.ts'
import type { NextCharge, Plan } from './plan.ts'

export const changeRefusal = {
  past_due: 'The last payment failed. Please add another card first, then change the package.',
  granted: 'This package is free and ends by itself. You can choose another one after that.',
  ended: 'This package has ended. Choose a package to start again.',
  not_payer: 'Someone else in your family pays for this package. Please ask them to change it.',
} as const

const nothing: Quote = { price: 0, discount: 0, credit: 0, tax: 0, total: 0 }

interface Shown {
  readonly kind: Offer['kind']
  readonly lines: Quote
  readonly due_today: number
  readonly next: NextCharge | null
  readonly ends_on?: Day
  readonly reason?: string
}

const shownPlan = (plan: Plan): Shown => {
  switch (plan.kind) {
    case 'free-month':
      return { kind: plan.kind, lines: plan.next.quote, due_today: 0, next: plan.next }
    case 'pay-now':
      return { kind: plan.kind, lines: plan.quote, due_today: plan.quote.total, next: plan.next }
    case 'full-discount':
      return {
        kind: plan.kind,
        lines: plan.quote,
        due_today: 0,
        next: null,
        ends_on: addDays(plan.ends_on, -1),
      }
    case 'change': {
      const kinds = { free: 'change-free', scheduled: 'change-later', now: 'change-now' } as const
      const due_today = plan.change.kind === 'now' ? plan.shown.total : 0
      return { kind: kinds[plan.change.kind], lines: plan.shown, due_today, next: plan.next }
    }
    case 'none':
      return { kind: 'none', lines: nothing, due_today: 0, next: null }
    case 'refused':
      return { kind: 'refused', lines: nothing, due_today: 0, next: null, reason: changeRefusal[plan.why] }
  }
}

/** The day from which charges cost more because the promo code is over. Null if no cheaper charge is to come. */
const discountEnd = ({ terms, prices, promo }: Purchase, next: Shown['next']): Offer['discount_ends'] => {
  const on = promo?.until
  if (!on || !next || next.on >= on) return null
  const { total } = quote({ terms, on, promo: null, credit: 0 }, prices)
  return { on, total, formatted_total: formatUsd(total) }
}

export const presentOffer = (purchase: Purchase): Omit<Offer, 'promo_code'> => {
  const { plan, terms, prices, from } = purchase
  const { kind, lines, due_today, next, ends_on, reason } = shownPlan(plan)
  return {
    package_key: terms.package_key,
    package_name: prices.nameOf(terms.package_key),
    billing_cycle: terms.cycle,
    kind,
    reason: reason ?? null,
    change_from: from && {
      name: prices.nameOf(from.package_key),
      size: sizeOf(from.package_key, terms.package_key),
      billing_cycle: from.cycle,
    },
    due_today,
    ...lines,
    next_charge_on: next?.on ?? null,
    next_total: next?.quote.total ?? null,
    is_first_charge: next?.is_first ?? false,
    reminder_on: next?.reminder_on ?? null,
    ends_on: ends_on ?? null,
    discount_ends: discountEnd(purchase, next),
    needs_address: prices.needsAddress && kind !== 'full-discount',
    currency: 'USD',
    formatted: {
      due_today: formatUsd(due_today),
      price: formatUsd(lines.price),
      discount: formatUsd(lines.discount),
      credit: formatUsd(lines.credit),
      tax: formatUsd(lines.tax),
      total: formatUsd(lines.total),
      next_total: next && formatUsd(next.quote.total),
    },
  }
}

/** PAY-02: what a package costs this athlete today and later. */
export const showOffer = async (
  db: Db,
  user: CodeUser,
  athleteUserId: string,
  { promo_code, ...wanted }: Wanted & { readonly promo_code?: string | undefined },
): Promise<Offer> => {
  const athlete = await openFamily(db, user.actor, athleteUserId)
  const running = await findRunning(db, athlete.id)
  const given = running ? null : await codeToUse(db, user, athlete.id, promo_code)
  const code = given ? await openCode(db, user, athlete.id, given) : null
  const purchase = await planPurchase(db, user.actor.id, athlete.id, wanted, { running, code })
  return { ...presentOffer(purchase), promo_code: code?.code ?? null }
}
