import type { ErrorBody, ErrorCode, FieldFaults } from '@fieldhouse/contract/errors'

/** An API refusal, the same over HTTP and in process. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldFaults
  readonly requestId: string

  constructor(status: number, { message, code, errors, request_id }: ErrorBody) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors ?? {}
    this.requestId = request_id
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, errors: this.errors, request_id: this.requestId }
  }
}
