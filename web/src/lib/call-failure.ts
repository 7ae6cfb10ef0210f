import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { ErrorBody, FieldFaults } from '@fieldhouse/contract/errors'
import { createStore } from './store.ts'

/** What the page does about a failed call (SHL-05). */
export type Reaction =
  | { kind: 'none' }
  /** Goes to the 404 page. */
  | { kind: 'leave' }
  | { kind: 'alert'; title: string; text: string; faults: FieldFaults }

const none: Reaction = { kind: 'none' }

/** A response without JSON has no request id and no message for an alert. Its placeholder text is meant for a page. */
const wordsOf = (message: string, requestId: string | undefined): string =>
  (requestId !== '' && message) || 'Internal Server Error'

export const reactionTo = (
  { quiet = [] }: Pick<Endpoint, 'quiet'>,
  status: number,
  { message, code, errors, request_id }: Pick<ErrorBody, 'message' | 'errors'> & Partial<ErrorBody>,
): Reaction => {
  // Fields show their own errors, and the page handles missing sign-in.
  if (status === 401 || status === 422) return none
  if (status === 404) return quiet.includes('missing') ? none : { kind: 'leave' }
  // A hidden page says so itself.
  if (code === 'athlete_hidden') return none
  if (status === 500)
    return quiet.includes('fault')
      ? none
      : { kind: 'alert', title: 'Error 500', text: wordsOf(message, request_id), faults: {} }
  if (errors && Object.keys(errors).length > 0)
    return { kind: 'alert', title: message || `Error ${status}`, text: '', faults: errors }
  return quiet.includes('refusal')
    ? none
    : { kind: 'alert', title: `Error ${status}`, text: message, faults: {} }
}

/** The reaction to the last call. Each new call starts clean. */
export const callReaction = createStore<Reaction>(none)

export const forgetFailure = (): void => callReaction.set(none)
