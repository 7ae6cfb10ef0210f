import type { ConversationFacts, MessageRow, Person } from '@fieldhouse/contract/messaging'
import type { LiveStatus } from '@fieldhouse/contract/messaging.live'

/** Sent by this page, but not confirmed yet. */
export interface PendingMessage {
  client_id: string
  content: string
  created_at: string
}

/**
 * MSG-06: what a page knows about one conversation, however and in whatever order it arrived. Rows are sorted by
 * number, without duplicates. Pending messages come after them.
 */
export interface ConversationLog {
  /** Null until the first page has loaded. */
  facts: ConversationFacts | null
  people: Readonly<Record<string, Person>>
  rows: readonly MessageRow[]
  pending: readonly PendingMessage[]
  hasOlder: boolean
  /** Up to this number, nothing that this person may see is missing. */
  settledTo: number
  /** How often something may have been missed, and how many of those signals the last request covered. */
  signals: number
  answered: number
}

/** A request for the messages after a number, with the state when it started. */
export interface Ask {
  after: number
  upTo: number
  signal: number
}

interface Page {
  rows: readonly MessageRow[]
  people: readonly Person[]
  facts: ConversationFacts
}

export type LogEvent =
  | (Page & { type: 'newest' | 'older'; hasOlder: boolean })
  | (Page & { type: 'newer'; ask: Ask; hasNewer: boolean })
  | { type: 'live'; row: MessageRow; people: readonly Person[] }
  | { type: 'sending'; message: PendingMessage }
  | { type: 'failed'; client_id: string }
  | { type: 'status'; status: LiveStatus }
  | { type: 'marked'; seq: number }
  | { type: 'unmarked'; seq: number; before: number }
  | { type: 'behind' }

export const emptyLog: ConversationLog = {
  facts: null,
  people: {},
  rows: [],
  pending: [],
  hasOlder: false,
  settledTo: 0,
  signals: 0,
  answered: 0,
}

const lastSeq = (rows: readonly MessageRow[]): number => rows.at(-1)?.seq ?? 0

const bySeq = (one: MessageRow, other: MessageRow): number => one.seq - other.seq

const merged = (rows: readonly MessageRow[], news: readonly MessageRow[]): readonly MessageRow[] => {
  const end = lastSeq(rows)
  const known = news.some(({ seq }) => seq <= end) ? new Set(rows.map(({ seq }) => seq)) : new Set<number>()
  const fresh = news.filter(({ seq }) => !known.has(seq) && known.add(seq))
  if (fresh.length === 0) return rows
  const all = [...rows, ...fresh]
  return fresh.length === 1 && fresh.every(({ seq }) => seq > end) ? all : all.sort(bySeq)
}

/** The last number before the first gap. */
const settled = (rows: readonly MessageRow[], from: number): number => {
  let to = from
  for (let place = rows.findLastIndex(({ seq }) => seq <= from) + 1; rows[place]?.seq === to + 1; place++)
    to++
  return to
}

/** Receipts and read marks never go back, even if an older response arrives late. */
const factsAfter = (known: ConversationFacts | null, news: ConversationFacts): ConversationFacts =>
  known === null
    ? news
    : {
        ...news,
        last_seq: Math.max(known.last_seq, news.last_seq),
        read_seq: Math.max(known.read_seq, news.read_seq),
        other: {
          delivered_seq: Math.max(known.other.delivered_seq, news.other.delivered_seq),
          read_seq: Math.max(known.other.read_seq, news.other.read_seq),
        },
      }

const withRows = (log: ConversationLog, news: readonly MessageRow[], people: readonly Person[]) => {
  const arrived = new Set(news.map(({ client_id }) => client_id))
  const pending = log.pending.filter(({ client_id }) => !arrived.has(client_id))
  const isNew = people.some(({ id }) => log.people[id] === undefined)
  return {
    ...log,
    rows: merged(log.rows, news),
    pending: pending.length === log.pending.length ? log.pending : pending,
    people: isNew ? { ...log.people, ...Object.fromEntries(people.map((one) => [one.id, one])) } : log.people,
  }
}

const settle = (log: ConversationLog, from = log.settledTo): ConversationLog => ({
  ...log,
  settledTo: settled(log.rows, Math.max(log.settledTo, from)),
})

export const logReducer = (log: ConversationLog, event: LogEvent): ConversationLog => {
  switch (event.type) {
    case 'newest':
    case 'older': {
      const { rows, people, facts, hasOlder } = event
      const next = { ...withRows(log, rows, people), facts: factsAfter(log.facts, facts), hasOlder }
      return event.type === 'newest' ? settle(next, lastSeq(rows)) : next
    }
    case 'newer': {
      const { rows, people, facts, ask, hasNewer } = event
      // A response that promises more but brings nothing would be requested forever.
      const isWhole = !hasNewer || rows.length === 0
      const next = { ...withRows(log, rows, people), facts: factsAfter(log.facts, facts) }
      return {
        // Requested messages that did not come are withheld from this person: the gap stays.
        ...settle(next, Math.max(lastSeq(rows), isWhole ? ask.upTo : 0)),
        answered: isWhole ? Math.max(log.answered, ask.signal) : log.answered,
      }
    }
    case 'live':
      return settle(withRows(log, [event.row], event.people))
    case 'sending':
      return { ...log, pending: [...log.pending, event.message] }
    case 'failed':
      return { ...log, pending: log.pending.filter(({ client_id }) => client_id !== event.client_id) }
    case 'status': {
      const { facts } = log
      if (!facts || event.status.side === facts.side) return log
      const { delivered_seq, read_seq } = event.status
      return { ...log, facts: factsAfter(facts, { ...facts, other: { delivered_seq, read_seq } }) }
    }
    case 'marked':
      return log.facts
        ? { ...log, facts: { ...log.facts, read_seq: Math.max(log.facts.read_seq, event.seq) } }
        : log
    case 'unmarked':
      // Messages marked after it stay marked.
      return log.facts?.read_seq === event.seq
        ? { ...log, facts: { ...log.facts, read_seq: event.before } }
        : log
    case 'behind':
      return { ...log, signals: log.signals + 1 }
  }
}

/** What to request now: a gap, or what may have been missed. */
export const nextAsk = ({ facts, rows, settledTo, signals, answered }: ConversationLog): Ask | null => {
  if (facts === null) return null
  const upTo = lastSeq(rows)
  return upTo > settledTo || signals > answered ? { after: settledTo, upTo, signal: signals } : null
}

/** The other side's last message that this person has not read, or null. */
export const lastUnread = ({ facts, rows }: ConversationLog): MessageRow | null => {
  if (!facts) return null
  const last = rows.findLast(({ side }) => side !== facts.side)
  return last && last.seq > facts.read_seq ? last : null
}
