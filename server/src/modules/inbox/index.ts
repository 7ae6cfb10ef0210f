/** Inbox: what people send to the team, and what becomes of it. */
export { eraseInbox } from './erase-inbox.queries.ts'
export { inboxListeners } from './inbox.listeners.ts'
export { inboxRoutes } from './inbox.routes.ts'
