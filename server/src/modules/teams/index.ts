/** Teams: events, their teams, and who belongs to them. */
export { archiveTeams } from './archive-teams.queries.ts'
export { eraseTeams } from './erase-teams.queries.ts'
export { findCoachedTeams } from './find-coached-teams.ts'
export { athletesCoachedBy, coachesTeamOf, isTeamCoachOf } from './team-coaches.queries.ts'
export { teamsListeners } from './teams.listeners.ts'
export { teamMembers, teams } from './teams.reads.ts'
export { teamsRoutes } from './teams.routes.ts'
