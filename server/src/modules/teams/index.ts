/** Teams: events, their teams, and who belongs to them. */
export { teamsListeners } from './teams.listeners.ts'
export { teamsRoutes } from './teams.routes.ts'
export { events, teamMembers, teams } from './teams.tables.ts'
