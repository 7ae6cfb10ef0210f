/** Messaging: what families and coaches write to each other, and what the system tells them. */
export { countConversations, eraseMessaging } from './erase-messaging.queries.ts'
export { findUnread, type Reader } from './inbox/reader.queries.ts'
export { messagingListeners } from './messaging.listeners.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { conversations, messages, notices, readMarks, reports } from './messaging.tables.ts'
export { countUnreadNotices } from './notices/notices.queries.ts'
export { hasOpenReport } from './safety/reports.queries.ts'
