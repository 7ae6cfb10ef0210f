/** Admin: what staff see and do with everyone's accounts. */
export { adminRoutes } from './admin.routes.ts'
export { listAllUsers } from './users/list-users.ts'
export { dropWorkJob } from './work/end-of-work.ts'
export { runWorkJob } from './work/run-work.ts'
