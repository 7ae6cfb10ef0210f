/** Profiles: the athletes and their pages. Owns the athletes' rows. */
export { accessCodeOf, accessCodes } from './access-code.ts'
export { archiveProfile } from './archive-profile.queries.ts'
export { coachVerifiedFor } from './coach-standing.queries.ts'
export { sendDigestJob } from './digest/send-digest.ts'
export { eraseProfile } from './erase-profile.queries.ts'
export { fetchFilmFrameJob } from './gallery/fetch-film-frame.ts'
export { imperialSize } from './imperial-size.ts'
export { markSeros } from './mark-seros.ts'
export { byName, isNamed } from './name-search.queries.ts'
export { findPhoneOnPages } from './own-phone.queries.ts'
export type { IsAssignedTo } from './page/audience.ts'
export { findPageOwner } from './page/documents.queries.ts'
export { openPage } from './page/read-page.ts'
export { type IsInCareOf, isSeenBy } from './page/seen-by.queries.ts'
export { mayBeSlug, visitorPageVersion } from './page/visitor-page.ts'
export { countPageThings } from './page-things.queries.ts'
export { pagePhoto } from './photo/page-photo.ts'
export { posterReader } from './print/read-posters.ts'
export { serveFigures } from './print/serve-figures.ts'
export { rewritePoolsJob, sweepPicksJob, sweepPicturesJob } from './profiles.jobs.ts'
export { profilesListeners } from './profiles.listeners.ts'
export { type Audience, recruitedSport, recruitingGap } from './profiles.policy.ts'
export {
  athletes,
  coachViews,
  contacts,
  education,
  figures,
  pageMessages,
  seasons,
  transcriptRequests,
} from './profiles.reads.ts'
export { profilesRoutes } from './profiles.routes.ts'
export {
  countPublicPages,
  findPublicPages,
  findPublicPartEnds,
  findPublicSlugs,
  type PublicPage,
} from './public-pages.queries.ts'
export { findSeenPages } from './seen-pages.queries.ts'
export { slugNumbered, slugStem } from './slugs.ts'
export { smallPhoto, smallPhotoUrl } from './small-photo.queries.ts'
export { readAccountsJob, readAccountsOfJob } from './social/read-accounts.ts'
export { findSport } from './sport/find-sport.ts'
export { loadSports, readBundledSports } from './sport/load-sports.ts'
export { comparedFigures, type PlayedSeason } from './statistics/compared-figures.ts'
export { percentileOf } from './statistics/percentile-of.ts'
export { rewritePools } from './statistics/rewrite-pools.ts'
export { ownPages, pagesOfParent, type ViewerPage } from './viewer-pages.queries.ts'
export { countActivePages } from './views/active-pages.queries.ts'
