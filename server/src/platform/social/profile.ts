import { mailAddress } from '@fieldhouse/contract/fields'
import * as z from 'zod'

const longestName = 50

/** Control characters, halves of characters and what turns the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name as we keep it: people at a network may call themselves anything. */
const plainName = (text: string): string => {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').trim()
  return [...name].slice(0, longestName).join('').trim()
}

/** One that a network does not tell is empty: the person gives it when choosing a role. */
export const nameField = z.string().transform(plainName).catch('')

/** One that is none is not told. */
export const mailField = mailAddress().nullable().catch(null)

/** Kept as it is and compared to the letter. */
export const subjectField = z.string().regex(/^[\x21-\x7e]{1,255}$/)

/** Where a network knows one name only, the first word is the first name. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}
