import { formatUsd } from '../../../platform/money.ts'

/** Values of the audit log, in words. */

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-12-12` is December 12, 2026. */
export const dayText = (day: string): string => longDay.format(new Date(day.slice(0, 10)))

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) && !Number.isNaN(Date.parse(text))

const longest = 300
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** Such values should not be in the log. If one is, nobody reads it. */
const secret = /password|passphrase|token|secret|hash|card_number|cvv/i

const numberText = (field: string, value: number): string => {
  if (field.endsWith('_cents')) return formatUsd(value)
  return field.endsWith('percent') ? `${value}%` : value.toLocaleString('en-US')
}

const plainText = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (secret.test(field)) return 'hidden'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'string') return isDay(value) ? dayText(value) : value
  if (Array.isArray(value)) return listText(value.map((item) => plainText(field, item)))
  return listText(Object.entries(value).map(([name, part]) => partText(name, part)))
}

const partText = (name: string, value: unknown): string | null => {
  const text = plainText(name, value)
  return text && `${fieldText(name).toLowerCase()} ${text}`
}

const listText = (parts: readonly (string | null)[]): string | null =>
  parts.filter(Boolean).join(', ') || null

/** Null is nothing. */
export const valueText = (field: string, value: unknown): string | null => {
  const text = plainText(field, value)
  return text && shortened(text)
}

const ownNames: Readonly<Record<string, string>> = {
  is_vip: 'VIP',
  is_seros: 'Premium page',
}

/** `ends_on` is “Ends on”. A name that somebody typed stays as it is. */
export const fieldText = (field: string): string => {
  if (Object.hasOwn(ownNames, field)) return ownNames[field] as string
  if (!/^[a-z][a-z0-9_]*$/.test(field)) return field
  const words = field
    .replace(/^is_/, '')
    .replace(/_(cents|at|id)$/, '')
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
