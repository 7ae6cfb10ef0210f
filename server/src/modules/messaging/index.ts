/** Messaging: messages between families and coaches, and notices from the system. */
export { archiveMessaging } from './archive-messaging.queries.ts'
export { countConversations, eraseMessaging } from './erase-messaging.queries.ts'
export { findUnread, type Reader } from './inbox/reader.queries.ts'
export { messagingListeners } from './messaging.listeners.ts'
export { conversations, messages, readMarks } from './messaging.reads.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { countUnreadNotices } from './notices/notices.queries.ts'
export { hasOpenReport } from './safety/reports.queries.ts'
