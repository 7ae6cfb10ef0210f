/** Roster: which coach cares for which athlete. */
export { eraseRoster } from './erase-roster.queries.ts'
export { findAssigned, hasRosterAthlete, isCaredForBy, isInCareOf } from './roster.queries.ts'
export { rosterRoutes } from './roster.routes.ts'
export { rosterAssignments, rosterClaims } from './roster.tables.ts'
