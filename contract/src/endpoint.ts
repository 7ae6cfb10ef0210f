import type { ErrorCode } from './errors.codes.ts'
import type { GuardName } from './guards.ts'

/** A zod schema seen from outside. Structural on purpose: naming zod's own types made checking 300 endpoints slow. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/**
 * How often one caller may come. The figures stand in the server's rate limiter. A `receipt` is what a browser tells by
 * itself, and takes nothing from what a person does.
 */
export type RateClass =
  | 'read'
  | 'write'
  | 'receipt'
  | 'form'
  | 'sign-in'
  | 'code'
  | 'probe'
  | 'socket'
  | 'print'

/** 404, a fault of ours (500), and every other refusal. */
type FailureKind = 'missing' | 'fault' | 'refusal'

/**
 * What a POST leaves behind, and what becomes of it when the call is sent again under the same Idempotency-Key:
 * - `transaction`: only rows. Key, rows and answer are stored in one transaction. A repeat gets the first answer.
 * - `outside`: another system is asked as well. Key and intent are stored first, then the system is asked, then the
 *   answer is stored. A repeat gets the stored answer, or resumes where the first call was lost.
 * - `none`: nothing is kept under the key, and a repeat runs again. For reads, for answers that hold a secret, and for
 *   tries that must count even when they fail, such as a sign-in.
 */
type Effect = 'transaction' | 'outside' | 'none'

interface Facts {
  /** The specification's path below /api, parameters in braces: `/athlete/{id}/gallery`. */
  readonly path: `/${string}`
  /** No guard, no endpoint. */
  readonly guard: GuardName
  readonly rate: RateClass
  /** One line for the API page. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Takes one file, in the field `file` of a multipart form; a little more than so many bytes are not even read. Where
   * it is optional, JSON without one is taken as well.
   */
  readonly upload?: { readonly maxBytes: number; readonly isOptional?: boolean }
  /** The server fetches a file from elsewhere for it, which counts like one that is sent. */
  readonly fetchesFile?: boolean
  readonly output: Schema
  /** Answers with a file of this type instead of JSON, for links to lead to; `output` stays empty. */
  readonly file?: string
  /** Of a call that went well: 200 unless something new was made. */
  readonly status?: 200 | 201
  /** Refusals of its own, besides those any call can give. */
  readonly errors?: readonly ErrorCode[]
  /** Failures that whoever calls it tells in its own place, so that the browser shows no alert for them. */
  readonly quiet?: readonly FailureKind[]
  /** A GET that changes something, because the specification has it so: another site must not lead anybody there. */
  readonly isChange?: boolean
  /** Fields of the body that no fast hash may be kept of, such as a password. Only for what takes an Idempotency-Key. */
  readonly secretFields?: readonly string[]
}

/** By the rules of HTTP a second GET or DELETE changes nothing more, so these need no key. */
interface Repeatable extends Facts {
  readonly method: 'GET' | 'DELETE'
  readonly effect?: never
}

interface Post extends Facts {
  readonly method: 'POST'
  readonly effect: Effect
}

/** One call of the API, said once. Route, validation, documentation and client are all made from this value. */
export type Endpoint = Repeatable | Post

export const endpoint = <const E extends Endpoint>(value: E): E => value

/** A module of the contract also exports schemas; this tells the endpoints apart. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'guard' in value

type Part<
  E extends Endpoint,
  P extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = E[P] extends Schema ? { [K in P]: E[P]['_zod'][Side] } : unknown

/** What a caller gives. */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** What a handler gets: the same, checked and normalised. */
export type Checked<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

export type Output<E extends Endpoint> = E['output']['_zod']['output']
