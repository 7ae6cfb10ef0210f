/** Search: finds athletes, with its own index. The athletes themselves belong to profiles. */
export { archiveSearch } from './archive-search.queries.ts'
export { eraseSearch } from './erase-search.queries.ts'
export { indexRow, spellingRows, tokensOf } from './index/index-row.ts'
export { loadSearchIndex } from './index/load-index.ts'
export { searchListeners } from './search.listeners.ts'
export { searchAthletes } from './search.reads.ts'
export { searchRoutes } from './search.routes.ts'
