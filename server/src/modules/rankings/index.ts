/** Rankings: the ranks of all athletes, and the wall of everyone. */

export { archiveRankings } from './archive-rankings.queries.ts'
export { rewriteScores } from './calculate-scores.ts'
export { eraseRankings } from './erase-rankings.queries.ts'
export { rewriteScoresJob } from './rankings.jobs.ts'
export { rankingsListeners } from './rankings.listeners.ts'
export { rankingsRoutes } from './rankings.routes.ts'
