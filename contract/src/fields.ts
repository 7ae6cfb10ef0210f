import * as z from 'zod'
import { passwordFault, weakPasswordFault } from './password-strength.ts'

/** The kinds of field that forms share, with their normalisation. The text of a fault comes from the form. */

interface TextRule {
  min?: number
  max: number
  /** Said when the field is empty or too short. */
  fault: string
}

const tooLong = (max: number) => `Please shorten this to ${max.toLocaleString('en-US')} characters`

/** What nobody sees: control signs, and those that turn the direction of whatever text stands around them. */
const invisible = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Text on one line: trimmed, inner whitespace (line breaks too) collapsed to one space, nothing invisible in it. */
export const oneLine = ({ min = 1, max, fault }: TextRule) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(invisible, '').trim().replace(/\s+/g, ' '))
    .min(min, { error: fault, abort: true })
    .max(max, { error: tooLong(max), abort: true })

/** Text with line breaks: trimmed at both ends, otherwise as typed. */
export const paragraph = ({ min = 1, max, fault }: TextRule) =>
  z
    .string({ error: fault })
    .trim()
    .min(min, { error: fault, abort: true })
    .max(max, { error: tooLong(max) })

const phoneTooShort = 'Please enter phone (at least 10 digits)'

/** `(123) 456-7890` or `123-456-7890`; kept as the first, which is the 14 characters of the specification. */
export const usPhone = z
  .string({ error: phoneTooShort })
  .trim()
  .max(40, { error: 'Please enter a valid phone number', abort: true })
  .refine((text) => text.replace(/\D/g, '').length >= 10, { error: phoneTooShort, abort: true })
  .regex(/^(\(\d{3}\) \d{3}-\d{4}|\d{3}-\d{3}-\d{4})$/, { error: 'Please enter a valid phone number' })
  .overwrite((text) => text.replace(/^\(?(\d{3})\)?[ -](\d{3}-\d{4})$/, '($1) $2'))

/** Whitespace in an address or a password is a slip of the keyboard. */
const withoutSpaces = (fault: string) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.replace(/\s/g, ''))
    .min(1, { error: fault, abort: true })

/** Where mail reaches a person. What is said of a wrong one differs from form to form. */
export const mailAddress = (fault = 'Enter a valid email, such as name@example.com') =>
  withoutSpaces('Please enter email address')
    .max(254, { error: fault, abort: true })
    .pipe(z.email({ error: fault }))

/** A password as somebody gives it who has one. */
export const password = withoutSpaces('Please enter your password')
  .min(6, { error: 'Password must be at least 6 characters long.', abort: true })
  .max(200, { error: tooLong(200), abort: true })

/** A password that somebody chooses: Weak is refused (ACC-07). Whether it is easy to guess is asked besides. */
export const newPassword = password.refine((text) => passwordFault(text) === null, {
  error: weakPasswordFault,
})

/** A first or last name. Empty and too short are told apart, so that nobody wonders what is missing. */
export const personName = (label: string, min = 3) =>
  oneLine({ max: 50, fault: `Please enter ${label}` }).min(min, {
    error: `Please enter ${label} (at least ${min} symbols)`,
  })

/** A form sends an empty text for a field that nobody filled in: that is not given. */
export const optionalText = <S extends z.ZodType<string, string>>(text: S) =>
  text.transform((given) => given || undefined).optional()

/** The id of a row. PostgreSQL knows it in either case, but from there on ids are compared as text. */
export const rowId = (fault?: string) => z.uuid(fault).toLowerCase()

/** An empty choice, as a form sends it, is none. */
export const optionalId = z.preprocess((given) => given || undefined, rowId().optional())
