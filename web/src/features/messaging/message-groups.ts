import type { MessageRow } from '@fieldhouse/contract/messaging'
import type { Side } from '@fieldhouse/contract/messaging.live'
import { type Clock, clockAt, dateAt } from '../../lib/dates.ts'
import type { PendingMessage } from './conversation-log.ts'

/** One bubble. A pending message has no row yet. */
interface Bubble {
  key: string
  content: string
  created_at: string
  row: MessageRow | null
}

/** Consecutive messages by one person, with one time below them. */
export interface MessageGroup {
  key: string
  side: Side
  sender_id: string
  is_on_behalf: boolean
  bubbles: readonly Bubble[]
  /** The time of its last message, by the reader's clock. */
  time: string
}

export interface MessageDay {
  day: string
  groups: readonly MessageGroup[]
}

/** A longer pause than this starts a new group with its own time. */
const breakAfter = 10 * 60_000

interface Line extends Bubble {
  side: Side
  sender_id: string
  is_on_behalf: boolean
}

const lineOf = (row: MessageRow): Line => ({
  key: row.client_id ?? row.id,
  content: row.content,
  created_at: row.created_at,
  row,
  side: row.side,
  sender_id: row.sender_id,
  is_on_behalf: row.is_on_behalf,
})

const belongsTo = (line: Line, { side, sender_id, is_on_behalf, bubbles }: MessageGroup): boolean => {
  const before = bubbles.at(-1)
  return (
    before !== undefined &&
    line.side === side &&
    line.sender_id === sender_id &&
    line.is_on_behalf === is_on_behalf &&
    Date.parse(line.created_at) - Date.parse(before.created_at) < breakAfter
  )
}

interface Author {
  viewerId: string
  side: Side
}

/** The messages by day and author. Pending messages come last. */
export const daysOf = (
  rows: readonly MessageRow[],
  pending: readonly PendingMessage[],
  { viewerId, side }: Author,
  clock: Clock,
): MessageDay[] => {
  const days: { day: string; groups: (MessageGroup & { bubbles: Bubble[] })[] }[] = []
  const waiting = pending.map((message) => ({
    ...message,
    key: message.client_id,
    row: null,
    side,
    sender_id: viewerId,
    is_on_behalf: false,
  }))
  for (const line of [...rows.map(lineOf), ...waiting]) {
    const day = dateAt(line.created_at, clock)
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const last = groups.at(-1)
    const { key, content, created_at, row, ...author } = line
    const bubble = { key, content, created_at, row }
    const time = clockAt(created_at, clock)
    if (last && belongsTo(line, last)) {
      last.bubbles.push(bubble)
      last.time = time
    } else groups.push({ key, ...author, bubbles: [bubble], time })
  }
  return days
}

/** An own message's delivery status, in one word. */
export const stateOf = (
  row: MessageRow | null | undefined,
  { delivered_seq, read_seq }: { delivered_seq: number; read_seq: number },
): 'sending' | 'sent' | 'delivered' | 'read' => {
  if (!row) return 'sending'
  if (row.seq <= read_seq) return 'read'
  return row.seq <= delivered_seq ? 'delivered' : 'sent'
}
