/** Recruiting: the recruiting center of families and coaches, and the log of what passes between them. */

export { coachInWords, eventInWords, kindInWords } from './activity/event-labels.ts'
export { findPlannedEvents, type PlannedEvent } from './activity/planned-events.queries.ts'
export { archiveRecruiting } from './archive-recruiting.queries.ts'
export { findThoseLookingAfter, homeColumns, isLookedAfterBy } from './center/center.queries.ts'
export { lastContactsInWords } from './contacts/last-contacts.ts'
export { keepCollegeViewed } from './contacts/viewed.queries.ts'
export { eraseRecruiting } from './erase-recruiting.queries.ts'
export { favoriteIdsOf, findFavoriteIds } from './favorites/favorites.queries.ts'
export { toggleFavoriteCollege } from './favorites/toggle-favorite.ts'
export { findKeptColleges, type KeptList } from './lists/kept-colleges.ts'
export { findCoachesInList } from './lists/show-colleges.ts'
export { recruitingRoutes } from './recruiting.routes.ts'
