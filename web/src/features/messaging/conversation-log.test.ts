import type { MessageRow } from '@fieldhouse/contract/messaging'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ConversationLog,
  emptyLog,
  type LogEvent,
  lastUnread,
  logReducer,
  nextAsk,
} from './conversation-log.ts'
import { factsOf, rowOf } from './messaging.factory.ts'

const after = (...events: LogEvent[]): ConversationLog => events.reduce(logReducer, emptyLog)
const numbers = ({ rows }: ConversationLog) => rows.map(({ seq }) => seq)

const newest = (...seqs: number[]): LogEvent => ({
  type: 'newest',
  rows: seqs.map((seq) => rowOf(seq)),
  people: [],
  facts: factsOf(),
  hasOlder: false,
})
const live = (seq: number, facts: Partial<MessageRow> = {}): LogEvent => ({
  type: 'live',
  row: rowOf(seq, facts),
  people: [],
})
const answer = (log: ConversationLog, seqs: number[], hasNewer = false): ConversationLog => {
  const ask = nextAsk(log)
  if (!ask) throw new Error('There is no request')
  return logReducer(log, {
    type: 'newer',
    rows: seqs.map((seq) => rowOf(seq)),
    people: [],
    facts: factsOf(),
    ask,
    hasNewer,
  })
}

describe("MSG-06 a conversation's known messages", () => {
  test('are in order and without duplicates, even if messages come twice or late', () => {
    const log = after(newest(4, 5), live(7), live(6), live(5), live(7))
    expect(numbers(log)).toEqual([4, 5, 6, 7])
    expect(nextAsk(log)).toBeNull()
  })

  test('are preceded by older pages', () => {
    const log = after(newest(4, 5), {
      type: 'older',
      rows: [rowOf(2), rowOf(3), rowOf(4)],
      people: [],
      facts: factsOf(),
      hasOlder: true,
    })
    expect(numbers(log)).toEqual([2, 3, 4, 5])
    expect(log.hasOlder).toBe(true)
    expect(nextAsk(log)).toBeNull()
  })

  test('a gap is requested, from the last message before it', () => {
    const log = after(newest(1, 2), live(4))
    expect(nextAsk(log)).toMatchObject({ after: 2, upTo: 4 })
    expect(numbers(answer(log, [3, 4]))).toEqual([1, 2, 3, 4])
    expect(nextAsk(answer(log, [3, 4]))).toBeNull()
  })

  test('a gap that remains after one request is accepted: something is withheld there', () => {
    const log = answer(after(newest(1, 2), live(4)), [4])
    expect(numbers(log)).toEqual([1, 2, 4])
    expect(nextAsk(log)).toBeNull()
    expect(nextAsk(answer(after(newest(1, 2), live(4)), []))).toBeNull()
  })

  test('messages that arrive during a request are requested after it', () => {
    const log = after(newest(1), live(3))
    const ask = nextAsk(log) ?? { after: 0, upTo: 0, signal: 0 }
    const meanwhile = logReducer(log, live(5))
    const next = logReducer(meanwhile, {
      type: 'newer',
      rows: [rowOf(2), rowOf(3)],
      people: [],
      facts: factsOf(),
      ask,
      hasNewer: false,
    })
    expect(nextAsk(next)).toMatchObject({ after: 3, upTo: 5 })
  })

  test('an incomplete page is followed by the next', () => {
    const behind = after(newest(1), { type: 'behind' })
    expect(nextAsk(behind)).toMatchObject({ after: 1 })
    const half = answer(behind, [2, 3], true)
    expect(nextAsk(half)).toMatchObject({ after: 3 })
    expect(nextAsk(answer(half, [4]))).toBeNull()
    expect(nextAsk(answer(half, [], true))).toBeNull()
  })

  test('a signal that arrives during a request is not lost', () => {
    const behind = after(newest(1), { type: 'behind' })
    const ask = nextAsk(behind) ?? { after: 0, upTo: 0, signal: 0 }
    const next = logReducer(logReducer(behind, { type: 'behind' }), {
      type: 'newer',
      rows: [],
      people: [],
      facts: factsOf(),
      ask,
      hasNewer: false,
    })
    expect(nextAsk(next)).toMatchObject({ after: 1 })
  })

  test('before the first page nothing is requested', () =>
    expect(nextAsk(after({ type: 'behind' }, live(9)))).toBeNull())

  test('in any order and with any repeats, every message is there one time and in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 80 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
        (total, heard, withheld) => {
          const visible = Array.from({ length: total }, (_, place) => place + 1).filter(
            (seq) => !withheld.includes(seq),
          )
          let log = after(newest(...visible.slice(0, 3)))
          for (const seq of heard.filter((one) => visible.includes(one))) log = logReducer(log, live(seq))
          log = logReducer(log, { type: 'behind' })
          for (let asks = 0, ask = nextAsk(log); ask; ask = nextAsk(log)) {
            asks += 1
            if (asks > 50) throw new Error('It never stops requesting')
            const from = ask.after
            const rest = visible.filter((seq) => seq > from)
            log = answer(log, rest.slice(0, 5), rest.length > 5)
          }
          expect(numbers(log)).toEqual(visible)
        },
      ),
    )
  })
})

describe('MSG-02 a message being sent', () => {
  const sending: LogEvent = {
    type: 'sending',
    message: { client_id: 'mine', content: 'Hello', created_at: '2026-11-14T12:00:00Z' },
  }

  test('comes last until it has its number, and then appears one time', () => {
    const log = after(newest(1), sending, live(2))
    expect(log.pending).toHaveLength(1)
    const sent = logReducer(log, live(3, { client_id: 'mine', side: 'family' }))
    expect(sent.pending).toEqual([])
    expect(numbers(sent)).toEqual([1, 2, 3])
    expect(numbers(logReducer(sent, live(3, { client_id: 'mine' })))).toEqual([1, 2, 3])
  })

  test('is gone when it failed', () =>
    expect(after(newest(1), sending, { type: 'failed', client_id: 'mine' }).pending).toEqual([]))
})

describe('receipts and marks', () => {
  const status = (side: 'family' | 'coach', delivered_seq: number, read_seq: number): LogEvent => ({
    type: 'status',
    status: { athlete_user_id: 'a', contact_id: 'c', side, delivered_seq, read_seq },
  })

  test('only go up, and are those of the other side', () => {
    const log = after(newest(1, 2), status('coach', 2, 1), status('coach', 1, 0), status('family', 9, 9))
    expect(log.facts?.other).toEqual({ delivered_seq: 2, read_seq: 1 })
  })

  test('an older response does not lower them', () => {
    const log = answer(after(newest(1), status('coach', 1, 1), { type: 'behind' }), [])
    expect(log.facts?.other).toEqual({ delivered_seq: 1, read_seq: 1 })
  })

  test('unread messages are those the other side wrote after the last read message', () => {
    const log = after(newest(1, 2), live(3, { side: 'family' }))
    expect(lastUnread(log)?.seq).toBe(2)
    expect(lastUnread(logReducer(log, { type: 'marked', seq: 2 }))).toBeNull()
    expect(lastUnread(emptyLog)).toBeNull()
  })
})
