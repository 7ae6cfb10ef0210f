import { addDays, addMonths, type Day } from '../billing-day.ts'

/** What a typed text may mean. It can mean more than one thing: 49 is an invoice number and an amount. */
export interface TypedSearch {
  /** For names and addresses, which take the longest to search. Null if it is clearly something else. */
  readonly text: string | null
  readonly number: number | null
  readonly cents: number | null
  /** From this day, and before the other one. */
  readonly days: { readonly from: Day; readonly before: Day } | null
}

const largestNumber = Number.MAX_SAFE_INTEGER
/** The largest amount of an integer column, in cents. */
const largestCents = 2_147_483_647

const numberIn = (text: string): number | null => {
  const [, digits] = /^(?:fh-?|#)?\s*(\d{1,15})$/i.exec(text) ?? []
  const number = Number(digits)
  return digits && number > 0 && number <= largestNumber ? number : null
}

const centsIn = (text: string): number | null => {
  const plain = text.replace(/^\$\s*/, '')
  if (!/^(\d{1,8}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return null
  const cents = Math.round(Number(plain.replaceAll(',', '')) * 100)
  return cents <= largestCents ? cents : null
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const monthIn = (word: string): number =>
  /^\d+$/.test(word)
    ? Number(word)
    : months.findIndex((month) => month.startsWith(word.slice(0, 3).toLowerCase())) + 1

/** The day, or null for one that no calendar has. */
const dayOf = (typedYear: string, month: string, date: string): Day | null => {
  const fullYear = typedYear.length === 2 ? `20${typedYear}` : typedYear
  const day = `${fullYear}-${String(monthIn(month)).padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

/** A whole name or its first three letters, so that Marisol is no month. */
const named = `(?<month>${months.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')})`
const year = '(?<year>(?:19|20)\\d{2})'

/** As in 2026-11-15, 11/15/2026, Nov 15, 2026, and for a whole month 2026-11, 11/2026, November 2026. */
const dayForms = [
  `${year}-(?<month>\\d{1,2})(-(?<date>\\d{1,2}))?`,
  `(?<month>\\d{1,2})/(?<date>\\d{1,2})/${year}`,
  '(?<month>\\d{1,2})/(?<date>\\d{1,2})/(?<year>\\d{2})',
  `(?<month>\\d{1,2})/${year}`,
  `${named} (?<date>\\d{1,2}),? ${year}`,
  `${named} ${year}`,
].map((form) => new RegExp(`^${form}$`, 'i'))

/** Days that people name by where they are from today. A week begins on Sunday. */
const namedDays = (text: string, today: Day): TypedSearch['days'] => {
  const sunday = addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay())
  const first = `${today.slice(0, 8)}01`
  const between = (from: Day, before: Day) => ({ from, before })
  const known: Readonly<Record<string, () => TypedSearch['days']>> = {
    today: () => between(today, addDays(today, 1)),
    yesterday: () => between(addDays(today, -1), today),
    'this week': () => between(sunday, addDays(sunday, 7)),
    'last week': () => between(addDays(sunday, -7), sunday),
    'last 7 days': () => between(addDays(today, -6), addDays(today, 1)),
    'last 30 days': () => between(addDays(today, -29), addDays(today, 1)),
    'this month': () => between(first, addMonths(first, 1)),
    'last month': () => between(addMonths(first, -1), first),
  }
  const name = text.toLowerCase()
  return Object.hasOwn(known, name) ? (known[name]?.() ?? null) : null
}

const daysIn = (text: string, today: Day): TypedSearch['days'] => {
  const [start, end, ...rest] = text.split(/ (?:-|–|to) /)
  if (!start || end === undefined || rest.length > 0) return namedDays(text, today) ?? writtenDays(text)
  const [first, last] = [writtenDays(start), writtenDays(end)]
  return first && last ? { from: first.from, before: last.before } : null
}

const writtenDays = (text: string): TypedSearch['days'] => {
  for (const form of dayForms) {
    const { year: typedYear, month, date } = form.exec(text)?.groups ?? {}
    if (!typedYear || !month) continue
    const from = dayOf(typedYear, month, date ?? '1')
    if (!from) return null
    return { from, before: date ? addDays(from, 1) : addMonths(from, 1) }
  }
  return null
}

/** FH-42, #42, and $49 can't be a part of a name. */
const isMarked = (text: string): boolean => /^(fh-?\s*\d|[#$])/i.test(text)

export const typedSearch = (text: string, today: Day): TypedSearch => {
  const number = numberIn(text)
  const cents = centsIn(text)
  const days = daysIn(text, today)
  const isClear = days !== null || (isMarked(text) && (number !== null || cents !== null))
  return { text: isClear ? null : text, number, cents, days }
}
