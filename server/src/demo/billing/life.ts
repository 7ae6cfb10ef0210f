import {
  canceled,
  changed,
  changeTo,
  type Day,
  declined,
  dueOn,
  ended,
  nextCharge,
  type PriceList,
  type Promo,
  type Quote,
  renewed,
  type Subscription,
  startFree,
  startGranted,
  startOfBillingDay,
  stepOn,
  type Terms,
  takenBack,
} from '../../modules/billing/index.ts'
import { type Opening, openedAfter } from './opened.ts'
import { shippedPrices } from './prices.ts'

/** What a family or an editor did on a day. */
type Deed = { readonly on: Day } & (
  | { readonly what: 'change'; readonly terms: Terms }
  | { readonly what: 'cancel' }
  /** From then on, this one of the payer's methods pays. */
  | { readonly what: 'pay-with'; readonly method: number }
  /** Of the newest charge. */
  | { readonly what: 'refund'; readonly cents: number | 'all'; readonly ends_access: boolean }
  /** The bank does not pay what it approved, the card's owner disputes it, or it is called off. The newest charge, too. */
  | { readonly what: 'take-back' | 'dispute' | 'call-off' }
)

/** The life of a package in a few words. The rest follows from the rules. */
export interface Story {
  readonly terms: Terms
  readonly begins: Day
  readonly promo?: Promo | null
  /** For a package that costs nothing: its end. */
  readonly granted_until?: Day
  readonly deeds?: readonly Deed[]
  /** In thousandths of a percent. */
  readonly tax_rate?: number
  /** From this day on, the card has expired. */
  readonly declined_from?: Day
}

export interface LivedRefund {
  readonly cents: number
  readonly ends_access: boolean
  readonly at: Date
}

export interface LivedCharge {
  readonly kind: 'start' | 'renewal' | 'change'
  readonly period: number
  readonly status: 'paid' | 'declined' | 'voided'
  readonly attempt: number
  readonly terms: Terms
  readonly quote: Quote
  /** One of the payer's methods. */
  readonly method: number
  /** Unused time that became credit with this charge. */
  readonly earned: number
  /** All the credit there was. */
  readonly credit: number
  /** The day it was for. */
  readonly on: Day
  readonly at: Date
  readonly decided_at: Date
  /** What was paid for. */
  readonly paid: Subscription
  readonly refunds: readonly LivedRefund[]
  /** When the money that had come went away again: for good, or to the bank that decides whose it is. */
  readonly lost_at: Date | null
}

export interface Life {
  readonly story: Story
  readonly subscription: Subscription
  readonly charges: readonly LivedCharge[]
  readonly opened: readonly Opening[]
  readonly begun_at: Date
  readonly changed_at: Date
}

const minute = 60 * 1000
const hour = 60 * minute

/** Finding where a day begins is slow, and the families share their days. */
const begun = new Map<Day, number>()
const beginningOf = (day: Day): number => {
  const known = begun.get(day) ?? startOfBillingDay(day).getTime()
  begun.set(day, known)
  return known
}

/** The jobs work right after midnight, and people in the afternoon. */
const byJob = (day: Day): Date => new Date(beginningOf(day) + 4 * minute)
const byHand = (day: Day): Date => new Date(beginningOf(day) + 16 * hour + 20 * minute)

const pricesOf = ({ tax_rate = 0 }: Story): PriceList => ({ ...shippedPrices, taxRate: () => tax_rate })

const nothing: Quote = { price: 0, discount: 0, credit: 0, tax: 0, total: 0 }

const begin = ({ terms, promo, begins, granted_until }: Story): Subscription =>
  granted_until ? startGranted(terms, begins, granted_until) : startFree(terms, promo ?? null, begins)

const inOrder = (one: Deed, other: Deed): number => one.on.localeCompare(other.on)

/** Lives through a package day by day, with the rules that the product has. */
export const live = (story: Story, today: Day): Life => {
  const deeds = (story.deeds ?? []).filter(({ on }) => on <= today).toSorted(inOrder)
  const charges: LivedCharge[] = []
  const begun_at = byHand(story.begins)
  const prices = pricesOf(story)
  let subscription = begin(story)
  let opened = openedAfter([], subscription, begun_at)
  let method = 0
  let changed_at = begun_at

  const become = (next: Subscription, at: Date) => {
    subscription = next
    opened = openedAfter(opened, next, at)
    changed_at = at
  }
  const charge = (facts: Pick<LivedCharge, 'kind' | 'period' | 'terms' | 'quote' | 'on' | 'at' | 'paid'>) => {
    const before = charges.findIndex(({ period }) => period === facts.period)
    const [first] = before < 0 ? [] : charges.splice(before, 1)
    charges.push({
      status: 'paid',
      earned: 0,
      credit: 0,
      method,
      refunds: [],
      lost_at: null,
      ...facts,
      attempt: (first?.attempt ?? 0) + 1,
      at: first?.at ?? facts.at,
      decided_at: facts.at,
    })
  }
  const note = (facts: Partial<LivedCharge>) => {
    const last = charges.pop()
    if (last) charges.push({ ...last, ...facts })
  }

  const renewOn = (on: Day) => {
    const at = byJob(on)
    const step = stepOn(subscription, on, prices)
    if (step.kind === 'end') become(ended(subscription, on, step.reason), at)
    if (step.kind !== 'charge') return
    const next = renewed(subscription, step)
    const { period, terms, quote } = step
    charge({ kind: 'renewal', period, terms, quote, on, at, paid: next })
    if (story.declined_from && on >= story.declined_from) {
      note({ status: 'declined' })
      become(declined(subscription, on), at)
    } else become(next, at)
  }

  const changeOn = (on: Day, terms: Terms) => {
    const at = byHand(on)
    const change = changeTo(subscription, terms, on, prices)
    const next = changed(subscription, terms, change, on)
    if (change.kind === 'now') {
      const { period, quote, credit } = change
      charge({ kind: 'change', period, terms, quote, on, at, paid: next })
      note({ earned: credit - subscription.credit, credit })
    }
    become(next, at)
  }

  const refundOn = (on: Day, { cents, ends_access }: Deed & { what: 'refund' }) => {
    const at = byHand(on)
    const last = charges.at(-1)
    if (!last) return
    note({ refunds: [{ cents: cents === 'all' ? last.quote.total : cents, ends_access, at }] })
    if (ends_access) become(ended(subscription, on, 'refunded'), at)
  }

  /** The provider reports it, right after midnight. */
  const loseOn = (on: Day, what: (Deed & { what: 'take-back' | 'dispute' | 'call-off' })['what']) => {
    const at = what === 'call-off' ? byHand(on) : byJob(on)
    if (what === 'dispute') {
      note({ lost_at: at })
      return become(canceled(subscription, on, 'disputed'), at)
    }
    note({ lost_at: at, status: what === 'take-back' ? 'declined' : 'voided' })
    become(what === 'take-back' ? takenBack(subscription, on, 0) : ended(subscription, on, 'called_off'), at)
  }

  const act = (deed: Deed) => {
    if (deed.what === 'change') changeOn(deed.on, deed.terms)
    else if (deed.what === 'cancel') become(canceled(subscription, deed.on), byHand(deed.on))
    else if (deed.what === 'pay-with') method = deed.method
    else if (deed.what === 'refund') refundOn(deed.on, deed)
    else loseOn(deed.on, deed.what)
  }

  if (!story.granted_until)
    charge({
      kind: 'start',
      period: 0,
      terms: story.terms,
      quote: nothing,
      on: story.begins,
      at: begun_at,
      paid: subscription,
    })
  for (;;) {
    const due = dueOn(subscription)
    const [deed] = deeds
    if (deed && (due === null || deed.on < due)) {
      deeds.shift()
      act(deed)
    } else if (due !== null && due <= today) renewOn(due)
    else return { story, subscription, charges, opened, begun_at, changed_at }
  }
}

/** What the invoice of a free month says about the first charge. */
export const firstCharge = ({ paid, on, kind }: LivedCharge, story: Story) =>
  kind === 'start' && on === paid.starts_on
    ? { on: paid.ends_on, total: nextCharge(paid, pricesOf(story)).quote.total }
    : null
