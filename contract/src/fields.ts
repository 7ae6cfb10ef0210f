import * as z from 'zod'

/** The kinds of field that forms share, with their normalisation. The text of a fault comes from the form. */

interface TextRule {
  min?: number
  max: number
  /** Said when the field is empty or too short. */
  fault: string
}

const tooLong = (max: number) => `Please shorten this to ${max.toLocaleString('en-US')} symbols`

/** Text on one line: trimmed, inner whitespace (line breaks too) collapsed to one space. */
export const oneLine = ({ min = 1, max, fault }: TextRule) =>
  z
    .string({ error: fault })
    .overwrite((text) => text.trim().replace(/\s+/g, ' '))
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
