import { mailAddress } from '@fieldhouse/contract/fields'
import * as z from 'zod'

const longestName = 50

/** Control characters, broken surrogates, and characters that change the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name as we store it. People can use any name at a network. */
const plainName = (text: string): string => {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').trim()
  return [...name].slice(0, longestName).join('').trim()
}

/** A name that a network does not reveal is empty. The person enters it when choosing a role. */
export const nameField = z.string().transform(plainName).catch('')

/** An invalid address is left out. */
export const mailField = mailAddress().nullable().catch(null)

/** Stored and compared exactly. */
export const subjectField = z.string().regex(/^[\x21-\x7e]{1,255}$/)

/** If a network has only one name, the first word is the first name. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}
