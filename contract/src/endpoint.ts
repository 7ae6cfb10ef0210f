import type { ErrorCode } from './errors.codes.ts'
import type { GuardName } from './guards.ts'

/**
 * A zod schema from the outside. It is structural on purpose: naming zod's own types made checking 300 endpoints slow.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

/**
 * The rate class of a call. The server's rate limiter has the numbers. A `receipt` is a call that the browser makes by
 * itself. It takes nothing from the person's budget.
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

/** 404, a server error (500), and every other refusal. */
type FailureKind = 'missing' | 'fault' | 'refusal'

/**
 * The effect of a POST, and what happens when the call is sent again with the same Idempotency-Key:
 * - `transaction`: only rows. The key, the rows, and the answer are stored in one transaction. A repeat gets the first
 * answer.
 * - `outside`: calls another system too. The key and the intent are stored first, then we call the system, then we
 * store the answer. A repeat gets the stored answer, or resumes where the first call was lost.
 * - `none`: nothing is stored under the key, and a repeat runs again. For reads, for answers that contain a secret, and
 * for attempts that must count even when they fail, such as a sign-in.
 */
type Effect = 'transaction' | 'outside' | 'none'

interface Facts {
  /** The specification's path below /api, with parameters in braces: `/athlete/{id}/gallery`. */
  readonly path: `/${string}`
  /** An endpoint must have a guard. */
  readonly guard: GuardName
  readonly rate: RateClass
  /** One line for the API page. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Takes one file, in the field `file` of a multipart form. The server stops reading soon after this many bytes. If
   * the file is optional, plain JSON works too.
   */
  readonly upload?: { readonly maxBytes: number; readonly isOptional?: boolean }
  /** The server fetches a file from elsewhere. It counts like an uploaded file. */
  readonly fetchesFile?: boolean
  readonly output: Schema
  /** Answers with a file of this type instead of JSON, so links can point at it. `output` stays empty. */
  readonly file?: string
  /** The status of success: 200 unless something new was created. */
  readonly status?: 200 | 201
  /** The endpoint's own refusals, in addition to those any call can give. */
  readonly errors?: readonly ErrorCode[]
  /** Refusals that the caller shows in its own place. The browser shows no alert for them. */
  readonly quiet?: readonly FailureKind[]
  /**
   * True for a GET that changes something because the specification says so. Another site must not link people to it.
   * False for a POST that is not worth an entry in the audit log when an admin acts as someone.
   */
  readonly isChange?: boolean
  /**
   * Body fields that must not be stored as a fast hash, such as a password. Only for calls that take an
   * Idempotency-Key.
   */
  readonly secretFields?: readonly string[]
}

/** By the rules of HTTP, a second GET or DELETE changes nothing more, so these need no key. */
interface Repeatable extends Facts {
  readonly method: 'GET' | 'DELETE'
  readonly effect?: never
}

interface Post extends Facts {
  readonly method: 'POST'
  readonly effect: Effect
}

/** One call of the API. The route, validation, documentation, and client are all made from this value. */
export type Endpoint = Repeatable | Post

export const endpoint = <const E extends Endpoint>(value: E): E => value

/** A contract module also exports schemas. This picks out the endpoints. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'guard' in value

type Part<
  E extends Endpoint,
  P extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = E[P] extends Schema ? { [K in P]: E[P]['_zod'][Side] } : unknown

/** The input as the caller gives it. */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>

/** The input as the handler gets it: checked and normalized. */
export type Checked<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>

export type Output<E extends Endpoint> = E['output']['_zod']['output']
