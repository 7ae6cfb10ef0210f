import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type Day, daysBetween } from '../billing-day.ts'
import {
  balanceOf,
  chargePosting,
  creditPosting,
  type LedgerLine,
  refundedTax,
  refundPosting,
  reversalPosting,
  sumOf,
} from '../ledger/ledger.ts'
import { changed, changeTo } from './change.ts'
import type { Promo, Quote, Terms } from './quote.ts'
import { createReferenceLife } from './reference-life.factory.ts'
import { pricesOf } from './subscription.factory.ts'
import {
  canceled,
  cancelUndone,
  declined,
  ended,
  isRunning,
  nextCharge,
  renewed,
  type Subscription,
  startFree,
  stepOn,
  takenBack,
} from './subscription.ts'

/** Prices rise once, and taxes appear once: neither may change a period that runs. */
const prices = pricesOf({
  monthPrice: (key, on) => Number(key.at(-1)) * 1900 + (on < '2027-09-01' ? 0 : 333),
  taxRate: (on) => (on < '2027-05-01' ? 0 : 8250),
})

interface Paid {
  readonly period: number
  readonly quote: Quote
  refunded: number
}

interface Life {
  subscription: Subscription
  readonly paid: Paid[]
  readonly lines: LedgerLine[]
}

type Action =
  | { readonly kind: 'choose'; readonly terms: Terms }
  | { readonly kind: 'refund'; readonly share: number; readonly endsAccess: boolean }
  | { readonly kind: 'cancel' | 'undo' | 'new card' | 'delete' | 'bank takes back' | 'nothing' }

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  package_key: fc.constantFrom<PackageKey>('package-1', 'package-2', 'package-3', 'package-4'),
  cycle: fc.constantFrom<BillingCycle>('monthly', 'annual'),
})

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'nothing' } as const) },
  { weight: 3, arbitrary: anyTerms.map((terms) => ({ kind: 'choose', terms }) as const) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'cancel' } as const, { kind: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'new card' } as const) },
  { weight: 1, arbitrary: fc.constant({ kind: 'bank takes back' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      share: fc.constantFrom(0.3, 1),
      endsAccess: fc.boolean(),
    }),
  },
)

/** Rare, because not much happens afterward. */
const anyDay = fc.record({
  action: fc.oneof(
    { weight: 60, arbitrary: anyAction },
    { weight: 1, arbitrary: fc.constant({ kind: 'delete' } as const) },
  ),
  pause: fc.integer({ min: 0, max: 45 }),
  isDeclined: fc.boolean(),
})

const anyPromo: fc.Arbitrary<Promo | null> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount_cents: fc.constant(null),
      until: fc.option(fc.constant('2027-07-04')),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      percent: fc.constant(null),
      amount_cents: fc.integer({ min: 1, max: 9000 }),
      until: fc.option(fc.constant('2028-02-29')),
    }),
  ),
)

const anyLife = fc.record({
  // Often on a day that not every month has.
  bought: fc.oneof(
    fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-11-17', days)),
    fc.constantFrom('2026-12-31', '2027-01-29', '2027-01-30', '2027-01-31', '2027-08-31', '2028-02-29'),
  ),
  terms: anyTerms,
  promo: anyPromo,
  /** What happens on a day, and how many days pass before the next look: a sweep may come late. */
  days: fc.array(anyDay, { maxLength: 60 }),
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
  life.paid.push({ period: life.subscription.period, quote, refunded: 0 })
  life.lines.push(...chargePosting(quote))
}

const act = (life: Life, action: Action, today: Day): void => {
  const { subscription } = life
  if (!isRunning(subscription)) return
  if (action.kind === 'cancel') life.subscription = canceled(subscription, today)
  if (action.kind === 'undo' && subscription.is_canceled) life.subscription = cancelUndone(subscription)
  if (action.kind === 'delete') life.subscription = { ...subscription, is_canceled: true, next_terms: null }
  if (action.kind === 'new card' && subscription.status === 'past_due' && !subscription.is_canceled)
    pay(life, nextCharge(subscription, prices))
  if (action.kind === 'bank takes back') takeBack(life, today)
  if (action.kind === 'refund') refund(life, action, today)
  if (action.kind !== 'choose') return
  const change = changeTo(subscription, action.terms, today, prices)
  life.subscription = changed(subscription, action.terms, change, today)
  if (change.kind !== 'now') return
  life.lines.push(...creditPosting(change.credit - subscription.credit))
  record(life, change.quote)
}

/** The payment of the present time, if nobody touched it yet. */
const present = ({ paid, subscription: { status, period } }: Life): Paid | null => {
  const last = paid.at(-1)
  return status === 'active' && last?.period === period && last.refunded === 0 ? last : null
}

/** Before it settles. */
const takeBack = (life: Life, today: Day): void => {
  const last = present(life)
  if (!last) return
  life.paid.pop()
  life.lines.push(...reversalPosting(last.quote))
  life.subscription = takenBack(life.subscription, today, last.quote.credit)
}

/** After it settled. */
const refund = (life: Life, { share, endsAccess }: Action & { kind: 'refund' }, today: Day): void => {
  const last = present(life)
  const cents = Math.floor((last?.quote.total ?? 0) * share)
  if (!last || cents === 0) return
  last.refunded = cents
  life.lines.push(...refundPosting(cents, last.quote))
  if (endsAccess && share === 1) life.subscription = ended(life.subscription, today, 'refunded')
}

/** All that is due up to a day, one charge after the other. */
const sweep = (life: Life, isDeclined: boolean, today: Day): void => {
  for (let step = stepOn(life.subscription, today, prices); step.kind !== 'wait'; ) {
    if (step.kind === 'end') {
      life.subscription = ended(life.subscription, today, step.reason)
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
  const charged = paid.reduce(
    (sum, { quote, refunded }) => sum + quote.total - quote.tax - (refunded - refundedTax(refunded, quote)),
    0,
  )
  const truths: Record<string, boolean> = {
    'each period is paid for once, in order': paid.every(({ period }, index) => period === index + 1),
    'the ledger sums to zero': sumOf(lines) === 0,
    'the ledger knows the credit': balanceOf('credit', lines) + credit === 0 && credit >= 0,
    'what was charged was earned or is credit': -balanceOf('revenue', lines) + credit === charged,
    'a period starts a number of months after its anchor': starts_on === addMonths(anchor, month),
    'a period lasts its months': ends_on === addMonths(anchor, month + months),
    'a period has at least 28 days': months === 0 || daysBetween(starts_on, ends_on) >= 28,
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

/** Everything that would take a cancellation back is left out, and what takes a payment out of the list. */
const stopOnly = (action: Action): Action =>
  ['choose', 'undo', 'bank takes back'].includes(action.kind) ? { kind: 'nothing' } : action

type ReferenceLife = ReturnType<typeof createReferenceLife>

const actInModel = (model: ReferenceLife, action: Action, today: Day, last: Paid | null): void => {
  if (model.life.state === 'ended') return
  if (action.kind === 'choose') model.choose(action.terms, today)
  if (action.kind === 'cancel') model.cancel()
  if (action.kind === 'undo') model.undo()
  if (action.kind === 'new card') model.newCard()
  if (action.kind === 'delete') model.delete()
  if (action.kind === 'bank takes back' && last) model.takeBack(today)
  if (action.kind === 'refund' && last) {
    const cents = Math.floor(last.quote.total * action.share)
    if (cents > 0) model.refund(cents, action.endsAccess && action.share === 1)
  }
}

/** What a family would notice. */
const noticed = ({ subscription, paid, lines }: Life) => ({
  state: subscription.status,
  terms: subscription.terms,
  later: subscription.next_terms,
  isCanceled: subscription.is_canceled,
  from: subscription.starts_on,
  until: subscription.ends_on,
  credit: subscription.credit,
  failures: subscription.failures,
  nextTry: subscription.retry_on,
  taken: paid.reduce((sum, { quote, refunded }) => sum + quote.total - refunded, 0),
  ledger: balanceOf('provider', lines),
})

const noticedInModel = ({
  life: { state, terms, later, isCanceled, from, until, credit, failures, nextTry, taken },
}: ReferenceLife) => ({
  state,
  terms,
  later,
  isCanceled,
  from,
  until,
  credit,
  failures,
  nextTry,
  taken,
  ledger: taken,
})

test('two years of any life are as the plain rules say, to the day and to the cent', () => {
  fc.assert(
    fc.property(anyLife, ({ bought, terms, promo, days }) => {
      const life: Life = { subscription: startFree(terms, promo, bought), paid: [], lines: [] }
      const model = createReferenceLife(bought, terms, { promo, prices })
      let today = bought
      for (const { action, pause, isDeclined } of days) {
        sweep(life, isDeclined, today)
        model.sweep(today, isDeclined)
        const last = present(life)
        act(life, action, today)
        actInModel(model, action, today, last)
        if (JSON.stringify(noticed(life)) !== JSON.stringify(noticedInModel(model)))
          expect({ today, action, ...noticed(life) }).toEqual({ today, action, ...noticedInModel(model) })
        today = addDays(today, pause)
      }
    }),
    { numRuns: 3000 },
  )
})
