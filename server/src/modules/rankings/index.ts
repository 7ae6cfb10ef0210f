/** Rankings: who stands where among all who play here, and the wall of everybody. */

export { rewriteScores } from './calculate-scores.ts'
export { eraseRankings } from './erase-rankings.queries.ts'
export { rewriteScoresJob } from './rankings.jobs.ts'
export { rankingsListeners } from './rankings.listeners.ts'
export { rankingsRoutes } from './rankings.routes.ts'
