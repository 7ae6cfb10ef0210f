import type { TextRule } from './text-rule.ts'

/** Days are text, YYYY-MM-DD, everywhere. They compare as text, and no time zone can shift them. */
export interface DateRules {
  /** The first allowed day. The default is January 1, 1995. */
  min?: string | undefined
  /** The last allowed day. If the future is allowed, the default is 20 years from today. */
  max?: string | undefined
  isFutureAllowed?: boolean | undefined
  today: string
}

export type ParsedDate =
  | { kind: 'empty' }
  | { kind: 'valid'; iso: string }
  | { kind: 'invalid'; fault: string }

const firstDayEver = '1995-01-01'
const yearsAhead = 20
const yearsBack = 16

interface Day {
  year: number
  month: number
  day: number
}

export const dayOf = (iso: string): Day => ({
  year: Number(iso.slice(0, 4)),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
})

const isoOf = ({ year, month, day }: Day) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The local day on this device, now or at a given time. */
export const localDay = (moment: Date): string =>
  isoOf({ year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() })

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number) => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const yearsLater = (iso: string, years: number) => {
  const { year, month, day } = dayOf(iso)
  return isoOf({ year: year + years, month, day: Math.min(day, daysIn(year + years, month)) })
}

const exists = ({ year, month, day }: Day) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

/** In US format: MM/DD/YYYY. Empty for empty. */
export const formatDate = (iso: string): string =>
  iso && `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`

export const earliestDay = ({ min = firstDayEver }: DateRules): string => min

export const latestDay = ({ max, isFutureAllowed, today }: DateRules): string => {
  if (isFutureAllowed) return max ?? yearsLater(today, yearsAhead)
  return max && max < today ? max : today
}

/** Where a calendar opens without a date: around the birth year of our athletes. */
export const firstShownDay = (rules: DateRules): string => {
  const birth = `${yearsLater(rules.today, -yearsBack).slice(0, 4)}-01-01`
  if (birth < earliestDay(rules)) return earliestDay(rules)
  return birth > latestDay(rules) ? latestDay(rules) : birth
}

const partSizes = [2, 2, 4]

/** Digits fill their part, and overflow into the next ones. */
const flow = (digits: string, [size = 0, ...sizes]: readonly number[]): string[] =>
  digits.length > size && sizes.length > 0
    ? [digits.slice(0, size), ...flow(digits.slice(size), sizes)]
    : [digits.slice(0, size)]

/**
 * The typed text as MM/DD/YYYY: digits move to their place, any separator counts as a slash, and a change in one part
 * leaves the others alone. A day in the browser's autofill format (YYYY-MM-DD) is converted.
 */
export const maskDate = (text: string): string => {
  if (/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)) return formatDate(text.trim())
  const typed = text
    .replace(/[^\d/.\-\s]/g, '')
    .trimStart()
    .split(/[/.\-\s]/)
  const parts = (typed.length > partSizes.length ? typed.filter(Boolean) : typed).slice(0, partSizes.length)
  const before = parts.slice(0, -1).map((part, index) => part.slice(0, partSizes[index]))
  return [...before, ...flow(parts.at(-1) ?? '', partSizes.slice(before.length))].join('/')
}

/** Applies the mask to a field. The caret stays behind its digit. */
export const dateRule: TextRule = ({ text, caret }) => {
  const masked = maskDate(text)
  if (caret === text.length) return { text: masked, caret: masked.length }
  const digits = text.slice(0, caret).replace(/\D/g, '').length
  const before = new RegExp(`^(\\D*\\d){${digits}}`).exec(masked)?.[0] ?? ''
  return { text: masked, caret: before.length }
}

export const parseDate = (text: string, rules: DateRules): ParsedDate => {
  if (text.trim() === '') return { kind: 'empty' }
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  if (!month || !day || !year) return { kind: 'invalid', fault: 'Enter the date as MM/DD/YYYY' }
  const parts = { year: Number(year), month: Number(month), day: Number(day) }
  if (!exists(parts)) return { kind: 'invalid', fault: 'This day does not exist' }
  const iso = isoOf(parts)
  const fault = rangeFault(iso, rules)
  return fault ? { kind: 'invalid', fault } : { kind: 'valid', iso }
}

const rangeFault = (iso: string, rules: DateRules) => {
  const earliest = earliestDay(rules)
  const latest = latestDay(rules)
  if (iso < earliest) return `Choose a day on or after ${formatDate(earliest)}`
  if (!rules.isFutureAllowed && iso > rules.today) return 'Choose a day that is not in the future'
  return iso > latest ? `Choose a day on or before ${formatDate(latest)}` : null
}
