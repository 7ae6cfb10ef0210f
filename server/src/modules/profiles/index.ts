/** Profiles: the athletes and their pages. Owns the athletes' rows. */
export { imperialSize } from './imperial-size.ts'
export { findPublicAthletes, type PublicAthlete } from './profiles.queries.ts'
export { athletes } from './profiles.tables.ts'
