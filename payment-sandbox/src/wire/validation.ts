import { toXml, XmlList, type XmlObject } from './xml.ts'

export interface ValidationError {
  /** The objects around the attribute, from the outside in: `['customer', 'credit_card']`. */
  readonly scope: readonly string[]
  readonly attribute: string
  readonly code: string
  readonly message: string
}

/** The call is refused. Nothing was charged or stored, except the transaction or verification that it names. */
export class Refusal extends Error {
  readonly errors: readonly ValidationError[]
  /** A declined transaction or verification, as it goes on the wire. */
  readonly declined: XmlObject
  constructor(message: string, errors: readonly ValidationError[], declined: XmlObject = {}) {
    super(message)
    this.errors = errors
    this.declined = declined
  }
}

/** There is nothing under this id. */
export class NotFound extends Error {}

export const invalid = (
  scope: string | readonly string[],
  attribute: string,
  code: string,
  message: string,
): Refusal => new Refusal(message, [{ scope: [scope].flat(), attribute, code, message }])

/** Collects everything that is wrong with a request, and refuses it as a whole. */
export const refuseIfAny = (errors: readonly ValidationError[]): void => {
  if (errors.length > 0) throw new Refusal(errors.map(({ message }) => message).join('\n'), errors)
}

interface ErrorTree {
  readonly own: XmlObject[]
  readonly inner: Map<string, ErrorTree>
}

const emptyTree = (): ErrorTree => ({ own: [], inner: new Map() })

const treeOf = (errors: readonly ValidationError[]): ErrorTree => {
  const root = emptyTree()
  for (const { scope, attribute, code, message } of errors) {
    let place = root
    for (const name of scope) {
      const next = place.inner.get(name) ?? emptyTree()
      place.inner.set(name, next)
      place = next
    }
    place.own.push({ code, attribute, message })
  }
  return root
}

const objectOf = ({ own, inner }: ErrorTree): XmlObject => ({
  errors: new XmlList('error', own),
  ...Object.fromEntries([...inner].map(([name, tree]) => [name, objectOf(tree)])),
})

export const refusalXml = ({ errors, message, declined }: Refusal): string =>
  toXml('api-error-response', { errors: objectOf(treeOf(errors)), message, ...declined })
