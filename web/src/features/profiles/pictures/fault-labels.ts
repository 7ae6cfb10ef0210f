import { ApiError } from '../../../lib/api-error.ts'

/** The server did not say no, so the same request may still succeed. */
export const isWorthRepeating = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'still_running'

/** The message for a failure. What is wrong with the picture comes first. */
export const faultWords = (error: unknown): string => {
  if (!(error instanceof ApiError))
    return 'This could not be sent. Please check your connection and try again.'
  const [fault] = Object.values(error.errors).flat()
  return fault ?? error.message
}

const refusals: readonly number[] = [413, 415, 422]

/** The server looked at the picture and does not take it. Other failures may pass on a second try. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && refusals.includes(error.status)

/** The gallery of a free page is full. */
export const isRoomInPackage = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'photos_need_package'
