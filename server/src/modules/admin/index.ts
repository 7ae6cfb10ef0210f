/** Admin: what the staff sees and does with everybody's accounts. */
export { adminRoutes } from './admin.routes.ts'
