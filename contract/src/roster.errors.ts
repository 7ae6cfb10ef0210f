import { errorCodes } from './errors.kinds.ts'

export const rosterErrors = errorCodes({
  /** Another success coach was faster. */
  already_claimed: 'conflict',
})
