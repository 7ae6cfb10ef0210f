import { errorCodes } from './errors.kinds.ts'

export const teamsErrors = errorCodes({
  /** The same decision about this coach was made before. */
  team_coach_already_decided: 'conflict',
})
