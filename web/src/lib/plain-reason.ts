import { ApiError } from './api-error.ts'

/** A fault of ours has no words that help the reader; any other refusal says what to do. */
export const plainReason = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : 'Please try again in a moment.'
