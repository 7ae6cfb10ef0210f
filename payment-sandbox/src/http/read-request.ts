import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { merchant } from '../merchant.ts'
import { type Fields, fieldsIn } from '../wire/fields.ts'

const largest = 100_000

export class BadRequest extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > largest) throw new BadRequest(413, 'The request is too large.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}

/** The message never repeats the body: it may hold a card number. */
export const readJson = async (request: IncomingMessage): Promise<Fields> => {
  const text = await readText(request)
  if (text === '') return {}
  try {
    return fieldsIn(JSON.parse(text))
  } catch {
    throw new BadRequest(400, 'The request is not JSON.')
  }
}

const expected = Buffer.from(
  `Basic ${Buffer.from(`${merchant.publicKey}:${merchant.privateKey}`).toString('base64')}`,
)

/**
 * The merchant's keys, as the SDK sends them. Everyone knows the keys of a sandbox, and a form on any site can send them as
 * part of an address, so a browser's request never counts.
 */
export const hasKeys = ({ headers }: IncomingMessage): boolean => {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return false
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
