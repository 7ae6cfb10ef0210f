import { yearPrice } from '@fieldhouse/contract/billing.offer'
import { discountedPrice } from '../billing.rules.ts'
import type { Day } from '../billing-day.ts'
import type { PriceList, Promo, Terms } from './quote.ts'

/** A day later, through the calendar of a whole day in the billing zone: days with 23 and 25 hours are days too. */
const nextDay = (day: Day): Day => {
  const date = new Date(`${day}T12:00:00-05:00`)
  date.setUTCHours(date.getUTCHours() + 24)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date)
}

const nextDays = new Map<Day, Day>()
const tomorrowOf = (day: Day): Day => {
  const known = nextDays.get(day)
  if (known) return known
  const found = nextDay(day)
  nextDays.set(day, found)
  return found
}

const daysLater = (day: Day, days: number): Day => (days === 0 ? day : daysLater(tomorrowOf(day), days - 1))

const countDays = (from: Day, to: Day): number => {
  let days = 0
  for (let day = from; day < to; day = tomorrowOf(day)) days++
  return days
}

/** Looks through the month day by day: the day of that number, or the last there is. */
const sameDayOfMonth = (day: Day, months: number): Day => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const name = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  let found = `${name}-01`
  while (found.slice(8) < day.slice(8) && tomorrowOf(found).startsWith(name)) found = tomorrowOf(found)
  return found
}

const order = ['package-1', 'package-2', 'package-3', 'package-4']
const lengthOf = ({ cycle }: Terms): number => (cycle === 'annual' ? 12 : 1)
const isSame = (one: Terms, other: Terms) =>
  one.package_key === other.package_key && one.cycle === other.cycle

interface Bill {
  readonly net: number
  readonly used: number
  readonly total: number
}

/** The rules of a package in the plainest words, to compare the product with. */
export const createReferenceLife = (
  bought: Day,
  firstTerms: Terms,
  { promo, prices }: { promo: Promo | null; prices: PriceList },
) => {
  const life = {
    state: 'free' as 'free' | 'active' | 'past_due' | 'ended',
    terms: firstTerms,
    later: null as Terms | null,
    isCanceled: false,
    anchor: bought,
    months: 1,
    from: bought,
    until: sameDayOfMonth(bought, 1),
    worth: 0,
    credit: 0,
    failures: 0,
    firstFailure: null as Day | null,
    nextTry: null as Day | null,
    /** What cards were charged, and what went back. */
    taken: 0,
    last: null as Bill | null,
  }

  const billFor = (terms: Terms, on: Day): Bill => {
    const month = prices.monthPrice(terms.package_key, on)
    const full = terms.cycle === 'annual' ? yearPrice(month) : month
    const isCheaper = promo !== null && (promo.until === null || on < promo.until)
    const net = isCheaper ? discountedPrice(full, promo) : full
    const used = Math.min(life.credit, net)
    return { net, used, total: net - used + Math.round(((net - used) * prices.taxRate(on)) / 100_000) }
  }

  const end = () => {
    life.state = 'ended'
    life.later = null
    life.nextTry = null
  }

  const fail = (today: Day) => {
    const wait = [1, 3, 5][life.failures]
    if (wait === undefined) return end()
    life.firstFailure ??= today
    const planned = daysLater(life.firstFailure, wait)
    const tomorrow = tomorrowOf(today)
    life.nextTry = planned > tomorrow ? planned : tomorrow
    life.failures++
    life.state = 'past_due'
  }

  const forgetFailures = () => {
    life.failures = 0
    life.firstFailure = null
    life.nextTry = null
  }

  const take = (terms: Terms, bill: Bill) => {
    forgetFailures()
    life.state = 'active'
    life.terms = terms
    life.later = null
    life.until = sameDayOfMonth(life.anchor, life.months)
    life.worth = bill.net
    life.credit -= bill.used
    life.taken += bill.total
    life.last = bill
  }

  const renew = () => {
    const terms = life.later ?? life.terms
    const bill = billFor(terms, life.until)
    life.from = life.until
    life.months += lengthOf(terms)
    take(terms, bill)
  }

  const upgrade = (terms: Terms, today: Day) => {
    const all = countDays(life.from, life.until)
    life.credit += Math.round((life.worth * Math.min(all, countDays(today, life.until))) / all)
    const bill = billFor(terms, today)
    Object.assign(life, { isCanceled: false, anchor: today, from: today, months: lengthOf(terms) })
    take(terms, bill)
  }

  return {
    life,
    /** Everything that is due up to a day. */
    sweep(today: Day, isDeclined: boolean) {
      for (;;) {
        const due = life.state === 'past_due' ? life.nextTry : life.until
        if (life.state === 'ended' || due === null || today < due) return
        if (life.isCanceled) return end()
        if (isDeclined && billFor(life.later ?? life.terms, life.until).total > 0) fail(today)
        else renew()
      }
    },
    choose(terms: Terms, today: Day) {
      if (life.state === 'past_due' || life.state === 'ended') return
      if (isSame(life.later ?? life.terms, terms) && !life.isCanceled) return
      const isLess =
        order.indexOf(terms.package_key) < order.indexOf(life.terms.package_key) ||
        (life.terms.cycle === 'annual' && terms.cycle === 'monthly')
      if (isLess || isSame(life.terms, terms))
        Object.assign(life, { later: isSame(life.terms, terms) ? null : terms, isCanceled: false })
      else if (life.state === 'free') Object.assign(life, { terms, later: null, isCanceled: false })
      else upgrade(terms, today)
    },
    cancel() {
      if (life.state === 'past_due') end()
      else Object.assign(life, { isCanceled: true, later: null })
    },
    undo() {
      life.isCanceled = false
    },
    newCard() {
      if (life.state === 'past_due' && !life.isCanceled) renew()
    },
    /** The account is deleted: nothing more is charged. */
    delete() {
      Object.assign(life, { isCanceled: true, later: null })
    },
    refund(cents: number, endsAccess: boolean) {
      life.taken -= cents
      if (endsAccess) end()
    },
    /** The bank takes the last payment back before it settles. */
    takeBack(today: Day) {
      const { last } = life
      if (life.state !== 'active' || !last) return
      life.taken -= last.total
      life.credit += last.used
      life.last = null
      if (life.isCanceled) return end()
      life.months -= lengthOf(life.terms)
      life.until = life.from
      life.worth = 0
      forgetFailures()
      fail(today)
    },
  }
}
