import * as z from 'zod'
import { passwordFault, weakPasswordFault } from './password-strength.ts'

/** The kinds of fields that forms share, with their normalization. The form provides the error text. */

interface TextRule {
  min?: number
  max: number
  /** The text for a field that is empty or too short. */
  fault: string
}

const tooLong = (max: number) => `Please shorten this to ${max.toLocaleString('en-US')} characters`

/** Invisible characters: control characters, and those that change the direction of the text around them. */
const invisible = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Text on one line: trimmed, inner whitespace (including line breaks) collapsed to one space, no invisible characters.
 */
export const oneLine = ({ min = 1, max, fault }: TextRule) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(invisible, '').trim().replace(/\s+/g, ' '))
    .min(min, { error: fault, abort: true })
    .max(max, { error: tooLong(max), abort: true })

/** Text with line breaks: trimmed at both ends and without invisible characters, otherwise as typed. */
export const paragraph = ({ min = 1, max, fault }: TextRule) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(invisible, '').trim())
    .min(min, { error: fault, abort: true })
    .max(max, { error: tooLong(max) })

const phoneTooShort = 'Please enter phone (at least 10 digits)'

/** `(123) 456-7890` or `123-456-7890`. Stored as the first, which has the 14 characters of the specification. */
export const usPhone = z
  .string({ error: phoneTooShort })
  .trim()
  .max(40, { error: 'Please enter a valid phone number', abort: true })
  .refine((text) => text.replace(/\D/g, '').length >= 10, { error: phoneTooShort, abort: true })
  .regex(/^(\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/, { error: 'Please enter a valid phone number' })
  .overwrite((text) => text.replace(/^\(?(\d{3})\)?[ -](\d{3}-\d{4})$/, '($1) $2'))

/** Whitespace in an address or a password is a typing mistake. */
const withoutSpaces = (fault: string) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(/\s/g, ''))
    .min(1, { error: fault, abort: true })

/** An email address. The error text differs from form to form. */
export const mailAddress = (fault = 'Enter a valid email, such as name@example.com') =>
  withoutSpaces('Please enter email address')
    .max(254, { error: fault, abort: true })
    .pipe(z.email({ error: fault }))

/** The password of an existing account. */
export const password = withoutSpaces('Please enter your password')
  .min(6, { error: 'Password must be at least 6 characters long.', abort: true })
  .max(200, { error: tooLong(200), abort: true })

/** A new password. Weak is refused (ACC-07). Whether it is easy to guess is checked separately. */
export const newPassword = password.refine((text) => passwordFault(text) === null, {
  error: weakPasswordFault,
})

/** A first or last name. Empty and too short have different texts, so people see what is missing. */
export const personName = (label: string, min = 3) =>
  oneLine({ max: 50, fault: `Please enter ${label}` }).min(min, {
    error: `Please enter ${label} (at least ${min} symbols)`,
  })

/** A form sends an empty text for a field that was left empty. That means not given. */
export const optionalText = <S extends z.ZodType<string, string>>(text: S) =>
  text.transform((given) => given || undefined).optional()

/** The same for a field with rules of its own, which keeps their texts. */
export const optionalField = <S extends z.ZodType<string>>(rule: S) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
    rule.optional(),
  )

/** The id of a row. PostgreSQL accepts either case, but our code compares ids as text. */
export const rowId = (fault?: string) => z.uuid(fault).toLowerCase()

/** An empty choice, as a form sends it, means none. */
export const optionalId = z.preprocess((given) => given || undefined, rowId().optional())

/**
 * A day as a form or an address has it: 2026-11-02. The database has no year zero, and after the year 9999 days no
 * longer compare as text.
 */
export const calendarDay = (fault: string) =>
  z.iso
    .date({ error: fault, abort: true })
    .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', { error: fault })

const timeZoneFault = 'Must be a time zone, such as America/New_York'

/** A time zone as browsers name it. */
export const timeZone = z
  .string({ error: timeZoneFault })
  .max(64, { error: timeZoneFault })
  .regex(/^[A-Za-z]+(\/[A-Za-z0-9_+-]+){0,2}$/, { error: timeZoneFault })
