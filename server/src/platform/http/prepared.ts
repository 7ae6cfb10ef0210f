import { createHash } from 'node:crypto'
import { type Encoding, encodeWhole } from './compress.ts'

/**
 * A prepared answer: JSON with only what the contract names, and a tag that changes with the text. `Output` is its type
 * as a value.
 */
export class Prepared<out Output = unknown> {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly text: Buffer
  readonly tag: string

  constructor(text: string, tag: string) {
    this.text = Buffer.from(text)
    this.tag = `"${tag}"`
  }

  value(): Output {
    return JSON.parse(this.text.toString()) as Output
  }

  /** Compressed once, however often it is requested. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = encodeWhole(this.text, encoding)
    this.#encoded.set(encoding, made)
    return made
  }
}

/** A text whose tag is its own hash. */
export const prepareText = <Output>(text: string): Prepared<Output> =>
  new Prepared(text, createHash('sha256').update(text).digest('base64url'))

/** Whether the caller has it cached. */
export const isKnown = (tag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((known) => [tag, '*'].includes(known.trim().replace(/^W\//, '')))
