/** Business: how the company is doing, put together from what the other modules count. */
export { businessRoutes } from './business.routes.ts'
