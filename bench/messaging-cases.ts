/** The requests for the header of every page, for both sides. */
export const inboxCases = {
  athleteUnread: { title: 'Unread counts of an athlete', path: '/api/activity-log/unread' },
  coachUnread: { title: 'Unread counts of a coach', path: '/api/activity-log/unread' },
  athleteIncoming: { title: 'The dropdown of an athlete', path: '/api/message/incoming' },
  coachIncoming: { title: 'The dropdown of a coach', path: '/api/message/incoming' },
} as const

/** In a smaller world, a conversation of 10,000 messages would be most of it. */
export const roomForLong = 100_000

/** For a conversation of 10,000 messages. */
export const pageCases = {
  page1000: { title: '1,000 messages of a conversation of 10,000', per_page: 1000 },
  page100: { title: '100 messages of a conversation of 10,000', per_page: 100 },
} as const

export type InboxCase = keyof typeof inboxCases
export type PageCase = keyof typeof pageCases
export const inboxCaseNames = Object.keys(inboxCases) as InboxCase[]
export const pageCaseNames = Object.keys(pageCases) as PageCase[]
