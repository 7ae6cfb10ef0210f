/** Matching: the survey of the best college match, and the colleges that follow from it. */

export { archiveMatching } from './archive-matching.queries.ts'
export { hasCompletedSurvey } from './completed-surveys.queries.ts'
export { eraseMatching } from './erase-matching.queries.ts'
export { refreshMatchesJob } from './matching.jobs.ts'
export { matchingListeners } from './matching.listeners.ts'
export { matchingRoutes } from './matching.routes.ts'
