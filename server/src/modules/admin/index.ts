/** Admin: what staff see and do with everyone's accounts. */
export { adminRoutes } from './admin.routes.ts'
export { listAllUsers } from './list-users.ts'
