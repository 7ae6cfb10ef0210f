import { errorCodes } from './errors.kinds.ts'

/** Refusals that any module can give, because the calls themselves do. */
export const httpErrors = errorCodes({
  /** The Idempotency-Key belongs to another request. */
  key_used: 'conflict',
  /** The first call under this key is not done yet. */
  still_running: 'conflict',
  /** Another system did not answer in time. Nobody knows yet what came of it; the same key asks again. */
  outcome_unknown: 'unavailable',
  /** Another site sent the request. */
  foreign_origin: 'forbidden',
  /** Too many tries at one thing, such as an account or a code, wherever they came from. */
  too_many_attempts: 'too_many_requests',
  /** The account, or the server, works on as many files as it can. */
  busy: 'unavailable',
  /** SHL-04: a page asks for a guard that does not exist. */
  unknown_guard: 'internal',
  upload_unreadable: 'bad_request',
  upload_too_large: 'too_large',
})
