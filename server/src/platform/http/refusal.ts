import type { ErrorBody } from '@fieldhouse/contract/errors'
import { type ErrorKind, errorStatus } from '@fieldhouse/contract/errors.kinds'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError } from 'fastify'
import { AppError } from '../app-error.ts'

const kindOfStatus = new Map<number, ErrorKind>(
  Object.entries(errorStatus).map(([kind, status]) => [status, kind as ErrorKind]),
)

/** Connection problems of the database, by PostgreSQL's classes 08, 53, 57P and by network error codes. */
const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause)
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(code) ||
    /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|embedded database has stopped/i.test(
      error.message,
    )
  )
}

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'

/**
 * Turns anything that was thrown into a refusal. A server error becomes `internal`, and its message stays in the log.
 */
export const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (isFrameworkError(error) && error.statusCode && error.statusCode < 500)
    return new AppError(kindOfStatus.get(error.statusCode) ?? 'bad_request')
  return new AppError('internal')
}

export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  message: error.message,
  code: error.code,
  ...(error.details.errors ? { errors: error.details.errors } : {}),
  request_id: requestId,
})
