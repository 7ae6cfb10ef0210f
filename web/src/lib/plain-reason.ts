import { ApiError } from './api-error.ts'

/** An error of ours has no helpful message. Any other refusal says what to do. */
export const plainReason = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'internal' ? error.message : 'Please try again in a moment.'
