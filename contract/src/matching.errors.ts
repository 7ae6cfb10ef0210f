import { errorCodes } from './errors.kinds.ts'

export const matchingErrors = errorCodes({
  /** The matches need a completed survey. */
  survey_unfinished: 'conflict',
})
