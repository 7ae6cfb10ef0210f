import { errorCodes } from './errors.kinds.ts'

export const teamsErrors = errorCodes({
  /** The same decision about this coach was made before. */
  team_coach_already_decided: 'conflict',
  /** A coach has as many teams as one coach may have. */
  too_many_teams: 'conflict',
  /** Someone else changed the team in the meantime. */
  team_changed: 'conflict',
})
