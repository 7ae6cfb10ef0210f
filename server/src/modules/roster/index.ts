/** Roster: which coach takes care of which athlete. */
export { archiveRoster } from './archive-roster.queries.ts'
export { toggleAssignment } from './assign-athlete.ts'
export { findCoachLoad } from './coach-load.queries.ts'
export { eraseRoster } from './erase-roster.queries.ts'
export { countWaitingAthletes } from './new-athletes.queries.ts'
export { presentAthlete } from './present-athlete.ts'
export { rosterListeners } from './roster.listeners.ts'
export {
  assignedTo,
  athleteColumns,
  contactColumns,
  hasRosterAthlete,
  isAssignedTo,
  isInCareOf,
} from './roster.queries.ts'
export { rosterAssignments, rosterClaims } from './roster.reads.ts'
export { rosterRoutes } from './roster.routes.ts'
