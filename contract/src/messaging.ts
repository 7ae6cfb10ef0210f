import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalId, rowId } from './fields.ts'
import { largestWhole, wholeFrom } from './lists.ts'
import { longestMessage } from './messaging.live.ts'
import { person } from './messaging.person.ts'

export type { Person } from './messaging.person.ts'

const userId = rowId('Must be the id of a user')
const noUser = z.preprocess((given) => given || undefined, userId.optional())

/** A message alone. The names for its ids come separately. */
const messageRow = z.object({
  id: z.string(),
  /** Numbers the messages of a conversation without gaps. A client that has 7 and gets 9 asks for 8. */
  seq: z.number(),
  /** User ids: the athlete of the conversation, and the coach or success coach on the other side. */
  athlete_user_id: z.string(),
  contact_id: z.string(),
  side: z.enum(['family', 'coach']),
  /** The sender and the recipient: the coach or the athlete. */
  sender_id: z.string(),
  recipient_id: z.string(),
  /** A success coach wrote it for the athlete. */
  is_on_behalf: z.boolean(),
  content: z.string(),
  /** The client chooses it, so that a repeated message is recognized. */
  client_id: z.string().nullable(),
  created_at: z.string(),
  /** In UTC. The browser shows local time. */
  event_date: z.string(),
  event_time: z.string(),
})
export type MessageRow = z.output<typeof messageRow>

const message = messageRow.extend({
  sender: person,
  recipient: person,
  /** A coach's list shows the athlete, no matter who in the family wrote. */
  athlete: person,
  contact_college: z.string().nullable(),
})
export type Message = z.output<typeof message>

const receipts = z.object({
  delivered_seq: z.number(),
  read_seq: z.number(),
})

/** What a person may do in a conversation, and its state. */
const conversationFacts = z.object({
  athlete: person,
  contact: person,
  contact_college: z.string().nullable(),
  /** The side of the person who asks. */
  side: z.enum(['family', 'coach']),
  last_seq: z.number(),
  /** How far the other side has received and read it. */
  other: receipts,
  /** The last message that the person who asks has read. */
  read_seq: z.number(),
  /** Other readers on the athlete's side, without the athlete and the caller. Null for coaches, who may not know. */
  readers: z.object({ parents: z.number(), success_coach: z.boolean() }).nullable(),
  /** Only for the family. */
  is_blocked: z.boolean(),
  can: z.object({ send: z.boolean(), block: z.boolean(), report: z.boolean() }),
  /** Why nothing can be sent, as a text for the person who asks. */
  closed_because: z.string().nullable(),
  /** The part of a package that would open it. Only for a family, who can get one. */
  opens_with: z.enum(['recruiting-center', 'success-coach']).nullable(),
  /** The day the package ended that this conversation came with. Only for the athlete's side. */
  package_ended_on: z.string().nullable(),
  /** The caller's draft. Nobody else gets it. */
  draft: z.string(),
})
export type ConversationFacts = z.output<typeof conversationFacts>

/** Which conversation: `user` is the athlete (or the caller), `contact` is the person on the other side. */
const whichConversation = { user: noUser, contact: userId }

/** MSG-02, MSG-06: newest last. Without `before` and `after`, the newest messages. */
export const getMessages = endpoint({
  method: 'GET',
  path: '/message',
  guard: 'check-recruiting',
  rate: 'read',
  summary: 'The messages of one conversation',
  query: z.object({
    ...whichConversation,
    per_page: wholeFrom(1, 1000).default(1000),
    /** Messages before, or after, the one with this number. */
    before: wholeFrom(1, largestWhole).optional(),
    after: wholeFrom(0, largestWhole).optional(),
  }),
  output: z.object({
    data: z.array(messageRow),
    people: z.array(person),
    conversation: conversationFacts,
    meta: z.object({ has_older: z.boolean(), has_newer: z.boolean() }),
  }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
})

const pageMeta = z.object({ current_page: z.number(), last_page: z.number(), total: z.number() })

const lastMessage = message.extend({ me: z.boolean(), viewed: z.boolean(), unread_count: z.number() })
export type LastMessage = z.output<typeof lastMessage>

const noticeKinds = ['subscription', 'roster', 'transcript', 'match', 'safety'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  text: z.string(),
  /** The path it links to. */
  path: z.string().nullable(),
  viewed: z.boolean(),
  created_at: z.string(),
})
export type Notice = z.output<typeof notice>

/** MSG-03: the last message of every conversation, newest first, and the system's notices. */
export const getIncoming = endpoint({
  method: 'GET',
  path: '/message/incoming',
  guard: 'check-auth',
  rate: 'read',
  summary: 'The last message of each conversation, and notices',
  query: z.object({ page: wholeFrom(1).default(1), per_page: wholeFrom(1, 1000).default(15) }),
  output: z.object({
    data: z.object({
      messages: z.object({ data: z.array(lastMessage), meta: pageMeta }),
      system: z.object({ data: z.array(notice), meta: pageMeta }),
    }),
  }),
  quiet: ['missing', 'fault', 'refusal'],
})

const rosterConversation = z.object({
  user_id: z.string(),
  athlete_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  contact_info: z.object({ phone: z.string().nullable() }),
  unread_count: z.number(),
  /** Null if there are no messages yet. */
  last_message: messageRow.extend({ sender: person }).nullable(),
})
export type RosterConversation = z.output<typeof rosterConversation>

/** MSG-05: the message center of a success coach. It lists everyone on the roster, latest senders first. */
export const getRosterConversations = endpoint({
  method: 'GET',
  path: '/panel/my-rosters-with-message',
  guard: 'success-coach',
  rate: 'read',
  summary: 'The roster of the signed-in success coach with the last message of each athlete',
  query: z.object({ page: wholeFrom(1).default(1), per_page: wholeFrom(1, 1000).default(50) }),
  output: z.object({ data: z.array(rosterConversation), meta: pageMeta }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** Invisible characters that change the direction of text are left out. */
const plainText = z
  .string({ error: 'Please enter message' })
  .overwrite((text) => text.replace(/(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ''))

const tooLong = (most: number) => ({ error: `Please shorten this to ${most} characters` })

const content = plainText
  .trim()
  .min(1, { error: 'Please enter message', abort: true })
  .max(longestMessage, tooLong(longestMessage))

/**
 * MSG-02: `sender_id` is the person it is sent for: the caller, or the athlete when a parent or the success coach
 * writes.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/message/send',
  guard: 'check-recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Send a message',
  body: z.object({ recipient_id: userId, sender_id: noUser, content, client_id: noUser }),
  output: z.object({ data: message }),
  status: 201,
  errors: ['not_found', 'forbidden', 'package_ended', 'conflict', 'too_many_requests'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** Which messages of `user`'s conversation: all with `contact_id`, or those up to the latest of `ids`. */
const whichMessages = z
  .object({ user: noUser, contact_id: noUser, ids: z.array(rowId()).max(1000).optional() })
  .refine(({ contact_id, ids }) => contact_id !== undefined || ids !== undefined, {
    path: ['contact_id'],
    error: 'Say which messages: contact_id or ids',
  })

export const markMessages = endpoint({
  method: 'POST',
  path: '/message/mark',
  guard: 'check-recruiting',
  rate: 'receipt',
  effect: 'transaction',
  summary: 'Mark messages as read',
  body: whichMessages,
  output: z.object({ data: z.object({ marked: z.number() }) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** A browser reports that it received messages live. Reading a conversation also reports it. */
export const markDelivered = endpoint({
  method: 'POST',
  path: '/message/delivered',
  guard: 'check-recruiting',
  rate: 'receipt',
  effect: 'transaction',
  summary: 'Report that messages have arrived',
  body: z.object({ ...whichConversation, seq: wholeFrom(1, largestWhole) }),
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const tellTyping = endpoint({
  method: 'POST',
  path: '/message/typing',
  guard: 'check-recruiting',
  rate: 'receipt',
  effect: 'none',
  summary: 'Show that someone is typing',
  body: z.object(whichConversation),
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** A message that failed may be put back in front of the next one. */
const longestDraft = 2 * longestMessage + 1

/** MSG-02: stored per conversation and person. An empty draft means none. Sending the message removes it. */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/message/draft',
  guard: 'check-recruiting',
  rate: 'receipt',
  effect: 'transaction',
  summary: 'Save the draft of a conversation',
  body: z.object({ ...whichConversation, content: plainText.max(longestDraft, tooLong(longestDraft)) }),
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const markNotices = endpoint({
  method: 'POST',
  path: '/message/system/mark',
  guard: 'check-auth',
  rate: 'receipt',
  effect: 'transaction',
  summary: 'Mark notices as read',
  /** The newest notice that was shown. Later ones were not seen. Without it, all. */
  body: z.object({ up_to: optionalId }),
  output: z.object({ data: z.object({ marked: z.number() }) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** The family blocks a coach. The coach is not notified. */
export const blockContact = endpoint({
  method: 'POST',
  path: '/message/block',
  guard: 'check-parent',
  rate: 'write',
  effect: 'transaction',
  summary: 'Block or unblock a coach',
  body: z.object({ ...whichConversation, is_blocked: z.boolean() }),
  output: z.object({ data: z.object({ is_blocked: z.boolean() }) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['refusal'],
})

export const reportReasons = ['unwanted', 'harassment', 'money', 'contact-outside', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** For the safety of minors: admins get the message with the ones around it. */
export const reportMessage = endpoint({
  method: 'POST',
  path: '/message/{id}/report',
  guard: 'check-parent',
  rate: 'form',
  effect: 'transaction',
  summary: 'Report a message to the admins',
  params: z.object({ id: rowId() }),
  body: z.object({
    reason: z.enum(reportReasons, { error: 'Please choose what is wrong with it' }),
    note: oneLine({ min: 0, max: 500, fault: 'Must be text' }).default(''),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  status: 201,
  errors: ['not_found'],
  quiet: ['refusal'],
})

const report = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  created_at: z.string(),
  reporter: person,
  athlete: person,
  contact: person,
  /** The reported message and those around it, oldest first. */
  message_id: z.string(),
  messages: z.array(messageRow),
})
export type Report = z.output<typeof report>

export const getReport = endpoint({
  method: 'GET',
  path: '/panel/message-reports/{id}',
  guard: 'admin',
  rate: 'read',
  summary: 'A reported message with those around it',
  params: z.object({ id: rowId() }),
  output: z.object({ data: report }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})
