/** Search: finding athletes. The athletes themselves are the profiles'. */
export { searchRoutes } from './search.routes.ts'
