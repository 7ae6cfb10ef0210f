import { hash } from 'node:crypto'
import { type Encoding, encodeLasting } from './compress.ts'

/**
 * A prepared answer: JSON with only what the contract names, and a tag that changes with the text. `Output` is its type
 * as a value.
 */
export class Prepared<out Output = unknown> {
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()
  readonly text: Buffer
  readonly tag: string

  constructor(text: string | Buffer, tag: string) {
    this.text = typeof text === 'string' ? Buffer.from(text) : text
    this.tag = `"${tag}"`
  }

  value(): Output {
    return JSON.parse(this.text.toString()) as Output
  }

  /** Compressed once, however often it is requested. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = encodeLasting(this.text, encoding)
    this.#encoded.set(encoding, made)
    return made
  }
}

/** A text whose tag is its own hash. */
export const prepareText = <Output>(text: string): Prepared<Output> => {
  const bytes = Buffer.from(text)
  return new Prepared(bytes, hash('sha256', bytes, 'base64url'))
}

/** Whether the caller has it cached. */
export const isKnown = (tag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((known) => [tag, '*'].includes(known.trim().replace(/^W\//, '')))
