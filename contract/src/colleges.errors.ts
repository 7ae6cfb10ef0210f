import { errorCodes } from './errors.kinds.ts'

export const collegesErrors = errorCodes({
  /** Another admin has decided about this coach. */
  coach_already_reviewed: 'conflict',
  /** The coach named another college since the admin looked. */
  coach_college_changed: 'conflict',
})
