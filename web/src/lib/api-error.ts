import type { ErrorBody, ErrorCode, FieldFaults } from '@fieldhouse/contract/errors'

/** A refusal of the API, the same whether it came over HTTP or from within. */
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
