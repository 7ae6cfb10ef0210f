import { ApiError } from '../../../lib/api-error.ts'

/** The message for a failure. What is wrong with the picture comes first. */
export const faultWords = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return 'This could not be sent. Please check your connection and try again.'
  const [fault] = Object.values(error.errors).flat()
  return fault ?? error.message
}
