/** Messaging: messages between families and coaches, and notices from the system. */
export { archiveMessaging } from './archive-messaging.queries.ts'
export { countConversations, eraseMessaging } from './erase-messaging.queries.ts'
export {
  findUnread,
  type Reader,
  type ReaderKind,
  selectUnread,
} from './inbox/reader.queries.ts'
export { selectTalksOnRoster } from './inbox/roster-talks.queries.ts'
export { countMessages } from './messages/count-messages.queries.ts'
export { messagingListeners } from './messaging.listeners.ts'
export { conversations, messages, readMarks, reports } from './messaging.reads.ts'
export { messagingRoutes } from './messaging.routes.ts'
export { countUnreadNotices } from './notices/notices.queries.ts'
export { reasonWords } from './safety/report-words.ts'
export { countOpenReports, hasOpenReport } from './safety/reports.queries.ts'
export { settleReport } from './safety/settle-report.ts'
