/** Matching: the survey of the best college match, and the colleges that follow from it. */

export { refreshMatchesJob } from './matching.jobs.ts'
export { matchingListeners } from './matching.listeners.ts'
export { matchingRoutes } from './matching.routes.ts'
