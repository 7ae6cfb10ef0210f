/** Desk: a success coach's roster with everything that is going on, and the day. */
export { deskRoutes } from './desk.routes.ts'
