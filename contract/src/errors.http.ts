import { errorCodes } from './errors.kinds.ts'

/** Refusals that any module can give, because they come from the HTTP layer. */
export const httpErrors = errorCodes({
  /** The Idempotency-Key belongs to another request. */
  key_used: 'conflict',
  /** The first call under this key is not done yet. */
  still_running: 'conflict',
  /** Another system did not answer in time. The result is unknown. The same key asks again. */
  outcome_unknown: 'unavailable',
  /** Another site sent the request. */
  foreign_origin: 'forbidden',
  /** Too many attempts at one thing, such as an account or a code, from any number of places. */
  too_many_attempts: 'too_many_requests',
  /** The account, or the server, is processing as many files as it can. */
  busy: 'unavailable',
  /** SHL-04: a page requires a guard that does not exist. */
  unknown_guard: 'internal',
  upload_unreadable: 'bad_request',
  upload_too_large: 'too_large',
})
