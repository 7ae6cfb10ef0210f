import { ApiError } from '../../lib/api-error.ts'

/** A fault of ours has no words that help here; any other refusal says what to do. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : 'Please try again in a moment.'
