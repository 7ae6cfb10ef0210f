import { type ErrorCode, errorMessage, errorStatus, type FieldFaults } from '@fieldhouse/contract/errors'

interface Details {
  /** Said to the person instead of the code's usual text. */
  message?: string
  errors?: FieldFaults
  /** For `too_many_requests` and `unavailable`. */
  retryAfterSeconds?: number
}

/** A refusal with a name. Anything else that is thrown is a fault of ours: logged, and answered as a plain 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorMessage[code])
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
