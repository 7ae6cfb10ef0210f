/** Profiles: the athletes and their pages. Owns the athletes' rows. */
export { imperialSize } from './imperial-size.ts'
export { byName, isNamed } from './name-search.queries.ts'
export { profilesListeners } from './profiles.listeners.ts'
export {
  findAthletesOfParent,
  findOwnPage,
  findPublicAthletes,
  type PublicAthlete,
} from './profiles.queries.ts'
export { profilesRoutes } from './profiles.routes.ts'
export { athletes } from './profiles.tables.ts'
export { slugNumbered, slugStem } from './slugs.ts'
