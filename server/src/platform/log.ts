import { DrizzleQueryError } from 'drizzle-orm'
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Logs contain no personal data: never an email address, a name, an IP address, a query string, or a body. Database
 * errors quote the row they failed on, so we keep only their code, the statement's text, and the stack.
 */
const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  if (error instanceof DrizzleQueryError) return { ...describeError(error.cause), query: error.query }
  const isDatabaseError = 'severity' in error
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(isDatabaseError ? {} : { message: error.message }),
    // The first line of a stack repeats the message.
    stack: error.stack?.split('\n').slice(1).join('\n'),
  }
}

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  )
