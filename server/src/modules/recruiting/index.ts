/** Recruiting: the recruiting center of families and coaches, and the log of what passes between them. */

export { coachInWords, eventInWords, kindInWords } from './activity/event-labels.ts'
export { hasEventWith } from './activity/events.queries.ts'
export { type PlannedEvent, selectPlannedEvents } from './activity/planned-events.queries.ts'
export { archiveRecruiting } from './archive-recruiting.queries.ts'
export {
  findThoseLookingAfter,
  homeColumns,
  isLookedAfterBy,
  type KeptList,
} from './center/center.queries.ts'
export { coachesWithContacts } from './contacts/last-contacts.ts'
export { keepCollegeViewed } from './contacts/viewed.queries.ts'
export { eraseRecruiting } from './erase-recruiting.queries.ts'
export { favoriteIdsOf, findFavoriteIds } from './favorites/favorites.queries.ts'
export { toggleFavoriteCollege } from './favorites/toggle-favorite.ts'
export { findKeptColleges } from './lists/college-lists.queries.ts'
export { recruitingRoutes } from './recruiting.routes.ts'
