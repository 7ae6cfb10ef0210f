import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, daysBetween } from '../billing-day.ts'
import { balanceOf, chargePosting, creditPosting, type LedgerLine, sumOf } from '../ledger/ledger.ts'
import { changed, changeTo } from './change.ts'
import type { Promo, Terms } from './quote.ts'
import { worthOf } from './quote.ts'
import { pricesOf } from './subscription.factory.ts'
import {
  canceled,
  cancelUndone,
  declined,
  isRunning,
  nextCharge,
  renewed,
  type Subscription,
  startFree,
  stepOn,
} from './subscription.ts'

/** Prices rise once, and taxes appear once: neither may change a period that runs. */
const prices = pricesOf({
  monthPrice: (key, on) => Number(key.at(-1)) * 1900 + (on < '2027-09-01' ? 0 : 333),
  taxRate: (on) => (on < '2027-05-01' ? 0 : 825),
})

interface Paid {
  readonly period: number
  readonly starts_on: Day
  readonly worth: number
  readonly net: number
}

interface Life {
  subscription: Subscription
  readonly paid: Paid[]
  readonly lines: LedgerLine[]
}

type Action =
  | { readonly kind: 'choose'; readonly terms: Terms }
  | { readonly kind: 'cancel' | 'undo' | 'new card' | 'nothing' }

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  package_key: fc.constantFrom<PackageKey>('package-1', 'package-2', 'package-3', 'package-4'),
  cycle: fc.constantFrom<BillingCycle>('monthly', 'annual'),
})

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'nothing' } as const) },
  { weight: 3, arbitrary: anyTerms.map((terms) => ({ kind: 'choose', terms }) as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'cancel' } as const, { kind: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'new card' } as const) },
)

const anyPromo: fc.Arbitrary<Promo | null> = fc.option(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amount_cents: fc.constant(null),
    until: fc.option(fc.constant('2027-07-04')),
  }),
)

const anyLife = fc.record({
  bought: fc.integer({ min: 0, max: 366 }).map((days) => addDays('2026-11-17', days)),
  terms: anyTerms,
  promo: anyPromo,
  /** What happens on a day, and how many days pass before the next look: a sweep may come late. */
  days: fc.array(
    fc.record({ action: anyAction, pause: fc.integer({ min: 0, max: 45 }), isDeclined: fc.boolean() }),
    {
      maxLength: 60,
    },
  ),
})

type GivenLife = typeof anyLife extends fc.Arbitrary<infer Given> ? Given : never

const charge = (life: Life, isDeclined: boolean, today: Day): void => {
  const step = stepOn(life.subscription, today, prices)
  if (step.kind !== 'charge') return
  if (isDeclined && step.quote.total > 0) {
    life.subscription = declined(life.subscription, today)
    return
  }
  pay(life, step)
}

const pay = (life: Life, step: ReturnType<typeof nextCharge>): void => {
  life.subscription = renewed(life.subscription, step)
  record(life, step.quote)
}

const record = (life: Life, quote: ReturnType<typeof nextCharge>['quote']): void => {
  const { period, starts_on } = life.subscription
  life.paid.push({ period, starts_on, worth: worthOf(quote), net: quote.total - quote.tax })
  life.lines.push(...chargePosting(quote))
}

const act = (life: Life, action: Action, today: Day): void => {
  const { subscription } = life
  if (!isRunning(subscription)) return
  if (action.kind === 'cancel') life.subscription = canceled(subscription, today)
  if (action.kind === 'undo' && subscription.is_canceled) life.subscription = cancelUndone(subscription)
  if (action.kind === 'new card' && subscription.status === 'past_due')
    pay(life, nextCharge(subscription, prices))
  if (action.kind !== 'choose') return
  const change = changeTo(subscription, action.terms, today, prices)
  life.subscription = changed(subscription, action.terms, change, today)
  if (change.kind !== 'now') return
  life.lines.push(...creditPosting(change.credit - subscription.credit))
  record(life, change.quote)
}

/** All that is due up to a day, one charge after the other. */
const sweep = (life: Life, isDeclined: boolean, today: Day): void => {
  for (let step = stepOn(life.subscription, today, prices); step.kind !== 'wait'; ) {
    if (step.kind === 'end') {
      life.subscription = { ...life.subscription, status: 'ended', ended_on: today, end_reason: step.reason }
      return
    }
    const before = life.subscription
    charge(life, isDeclined, today)
    expect(life.subscription).not.toEqual(before)
    step = stepOn(life.subscription, today, prices)
  }
}

const live = (
  { bought, terms, promo, days }: GivenLife,
  check: (life: Life, today: Day) => void = () => {},
): Life => {
  const life: Life = { subscription: startFree(terms, promo, bought), paid: [], lines: [] }
  let today = bought
  for (const { action, pause, isDeclined } of days) {
    sweep(life, isDeclined, today)
    act(life, action, today)
    check(life, today)
    today = addDays(today, pause)
  }
  return life
}

const runs = { numRuns: 2000 }

/** Plain comparisons: an `expect` for each would take most of the time. */
const faultsOf = ({ subscription, paid, lines }: Life): string[] => {
  const { anchor, month, months, starts_on, ends_on, status, credit } = subscription
  const charged = paid.reduce((sum, { net }) => sum + net, 0)
  const truths: Record<string, boolean> = {
    'each period is paid for once, in order': paid.every(({ period }, index) => period === index + 1),
    'the ledger sums to zero': sumOf(lines) === 0,
    'the ledger knows the credit': balanceOf('credit', lines) + credit === 0 && credit >= 0,
    'what was charged was earned or is credit': -balanceOf('revenue', lines) + credit === charged,
    'a period starts a number of months after its anchor': starts_on === addMonths(anchor, month),
    'a period lasts its months': ends_on === addMonths(anchor, month + months),
    'a period has at least 28 days': daysBetween(starts_on, ends_on) >= 28,
    'the free month is one month': status !== 'free' || months === 1,
  }
  return Object.keys(truths).filter((truth) => !truths[truth])
}

describe('thousands of random lives', () => {
  test('every period is paid for once, the money adds up, and the days stay where they belong', () => {
    fc.assert(
      fc.property(anyLife, (given) => {
        live(given, (life) => expect(faultsOf(life)).toEqual([]))
      }),
      runs,
    )
  })

  test('nothing is charged after a cancellation or an end, and an ended package stays ended', () => {
    fc.assert(
      fc.property(anyLife, (given) => {
        let last: { readonly wasStopped: boolean; readonly charges: number } = {
          wasStopped: false,
          charges: 0,
        }
        live(
          { ...given, days: given.days.map((day) => ({ ...day, action: stopOnly(day.action) })) },
          (life) => {
            if (last.wasStopped) expect(life.paid).toHaveLength(last.charges)
            const { status, is_canceled } = life.subscription
            last = { wasStopped: status === 'ended' || is_canceled, charges: life.paid.length }
          },
        )
      }),
      runs,
    )
  })
})

/** Everything that would take a cancellation back is left out. */
const stopOnly = (action: Action): Action =>
  action.kind === 'choose' || action.kind === 'undo' ? { kind: 'nothing' } : action
