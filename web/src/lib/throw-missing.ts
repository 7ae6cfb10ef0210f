import { notFound } from '@tanstack/react-router'
import { ApiError } from './api-error.ts'

/** For a page's loader. What the person may not open, and an address that names nothing, are normal 404s. */
export const throwMissing = (error: unknown): never => {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422)
  throw isMissing ? notFound() : error
}
