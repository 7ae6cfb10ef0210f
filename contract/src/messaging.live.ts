/** MSG-01: what is told on `private-user.{id}`. A wake-up, never the truth: whoever missed one asks for what they missed. */
export const liveEvents = {
  /** Carries a message. */
  message: 'SendMessage',
  /** How far the other side has got a conversation, and has read it. */
  status: 'MessageStatus',
  /** Somebody is writing in a conversation. */
  typing: 'MessageTyping',
  /** This person has read something elsewhere, or got a notice: their counts are others now. */
  counts: 'UnreadCounts',
} as const

/** A conversation is an athlete's family on one side and one coach, or success coach, on the other. */
export interface ConversationKey {
  /** The athlete's user id. */
  readonly athlete_id: string
  /** The user id of the coach or success coach. */
  readonly contact_id: string
}

export type Side = 'family' | 'coach'

/** To be told again while somebody writes, and forgotten when it is not; milliseconds. */
export const typingLasts = 6000

export interface LiveTyping extends ConversationKey {
  readonly user_id: string
  readonly name: string
}

export interface LiveStatus extends ConversationKey {
  readonly side: Side
  /** The last message that this side has got, and the last it has read, by its number. */
  readonly delivered_seq: number
  readonly read_seq: number
}

/** What is other now: a conversation, and how far it is read by whoever hears this; nothing where it is about notices. */
export interface LiveCounts extends Partial<ConversationKey> {
  readonly read_seq?: number
}

/** MSG-02. */
export const longestMessage = 500

/** MSG-03: more than this is shown as 99+. */
export const highestShownCount = 99
