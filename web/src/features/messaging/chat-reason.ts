import { ApiError } from '../../lib/api-error.ts'

const ours = 'Something went wrong on our side. Please try again.'

/** Refusals whose words are written for the person who reads them. */
const isWordedForPeople = (status: number): boolean => [401, 403, 408, 429, 503].includes(status)

/**
 * MSG-02: why something did not work, in plain words. A field's fault is told as it is. The phrases of a server, or of
 * whatever stands in front of it, help nobody.
 */
export const chatReason = (error: unknown): string => {
  // What answers in front of our server has no code of ours.
  if (!(error instanceof ApiError) || typeof error.code !== 'string') return ours
  const { status, message, errors } = error
  if (status === 404) return 'This chat is no longer open to you.'
  if (status === 422) return Object.values(errors).flat().join(' ') || ours
  return isWordedForPeople(status) ? message : ours
}
