import { ApiError } from '../../../lib/api-error.ts'

/** What to tell a person about something that failed: what is wrong with the picture, before what is wrong at all. */
export const faultWords = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return 'This could not be sent. Please check your connection and try again.'
  const [fault] = Object.values(error.errors).flat()
  return fault ?? error.message
}
