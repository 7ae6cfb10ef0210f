/**
 * MSG-01: events on `private-user.{id}`. They only wake up the client. A client that missed one asks the API for what
 * it missed.
 */
export const liveEvents = {
  /** Carries a message. */
  message: 'SendMessage',
  /** How far the other side has received and read a conversation. */
  status: 'MessageStatus',
  /** Someone is typing in a conversation. */
  typing: 'MessageTyping',
  /** The person read something on another device, or got a notice, so their counts changed. */
  counts: 'UnreadCounts',
} as const

/** A conversation is an athlete's family on one side and one coach, or success coach, on the other. */
export interface ConversationKey {
  /** The athlete's user id. */
  readonly athlete_user_id: string
  /** The user id of the coach or success coach. */
  readonly contact_id: string
}

export type Side = 'family' | 'coach'

/** Sent again while someone types, and dropped when it isn't. In milliseconds. */
export const typingLasts = 6000

export interface LiveTyping extends ConversationKey {
  readonly user_id: string
  readonly name: string
}

export interface LiveStatus extends ConversationKey {
  readonly side: Side
  /** The number of the last message this side received, and of the last it read. */
  readonly delivered_seq: number
  readonly read_seq: number
}

/** A conversation that changed, and how far the receiver of this event has read it. Nothing for notices. */
export interface LiveCounts extends Partial<ConversationKey> {
  readonly read_seq?: number
}

/** MSG-02. */
export const longestMessage = 500

/** MSG-03: more than this is shown as 99+. */
export const highestShownCount = 99
