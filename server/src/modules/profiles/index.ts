/** Profiles: the athletes and their pages. Owns the athletes' rows. */
export { athletes } from './profiles.tables.ts'
