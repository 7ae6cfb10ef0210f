import { ApiError } from '../../lib/api-error.ts'

const ours = 'Something went wrong on our side. Please try again.'

/** Refusals whose message is written for the reader. */
const isWordedForPeople = (status: number): boolean => [401, 403, 408, 429, 503].includes(status)

/**
 * MSG-02: why something failed, in plain words. A field error is shown as it is. Technical phrases from a server, or
 * from a proxy in front of it, don't help anyone.
 */
export const chatReason = (error: unknown): string => {
  // A proxy in front of our server sends none of our codes.
  if (!(error instanceof ApiError) || typeof error.code !== 'string') return ours
  const { status, message, errors } = error
  if (status === 404) return 'This chat is no longer open to you.'
  if (status === 422) return Object.values(errors).flat().join(' ') || ours
  return isWordedForPeople(status) ? message : ours
}
