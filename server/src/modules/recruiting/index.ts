/** Recruiting: the recruiting center of families and coaches, and the log of what passes between them. */

export { coachInWords, eventInWords } from './activity/event-labels.ts'
export { archiveRecruiting } from './archive-recruiting.queries.ts'
export { eraseRecruiting } from './erase-recruiting.queries.ts'
export { recruitingRoutes } from './recruiting.routes.ts'
