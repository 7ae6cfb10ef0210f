import { errorMessage, type FieldFaults } from '@fieldhouse/contract/errors'
import { type ErrorCode, kindOf, statusOf } from '@fieldhouse/contract/errors.codes'
import type { ErrorKind } from '@fieldhouse/contract/errors.kinds'

interface Details {
  /** The text for the person, instead of the usual text of its kind. */
  message?: string
  errors?: FieldFaults
  /** For refusals that may pass, so the caller can try again later. */
  retryAfterSeconds?: number
}

/** A refusal with a code. Anything else that is thrown is a server error: logged, and answered as a plain 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorMessage[kindOf(code)])
    this.code = code
    this.details = details
  }

  get kind(): ErrorKind {
    return kindOf(this.code)
  }

  get status(): number {
    return statusOf(this.code)
  }
}
