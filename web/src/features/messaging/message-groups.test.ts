import { describe, expect, test } from 'vitest'
import { daysOf, stateOf } from './message-groups.ts'
import { amara, mother, rowOf } from './messaging.factory.ts'

const author = { viewerId: amara.id, side: 'family' } as const
const inUtc = 0

describe('messages in display order', () => {
  test('are grouped by day and author, with one time per group', () => {
    const rows = [
      rowOf(1, { side: 'family' }),
      rowOf(2, { side: 'family' }),
      rowOf(3),
      rowOf(4, { created_at: '2026-11-10T00:10:00Z' }),
    ]
    const days = daysOf(rows, [], author, inUtc)
    expect(
      days.map(({ day, groups }) => [day, groups.map(({ bubbles, time }) => [bubbles.length, time])]),
    ).toEqual([
      [
        '2026-11-09',
        [
          [2, '3:02 pm'],
          [1, '3:03 pm'],
        ],
      ],
      ['2026-11-10', [[1, '12:10 am']]],
    ])
  })

  test("the day is in the reader's time zone", () => {
    const late = [rowOf(1, { created_at: '2026-11-10T03:10:00Z' })]
    expect(daysOf(late, [], author, -480).map(({ day }) => day)).toEqual(['2026-11-09'])
  })

  test('another author, writing for someone, or a long pause starts a new group', () => {
    const rows = [
      rowOf(1, { side: 'family' }),
      rowOf(2, { side: 'family', sender_id: mother.id }),
      rowOf(3, { side: 'family', sender_id: mother.id, created_at: '2026-11-09T15:40:00Z' }),
      rowOf(4, {
        side: 'family',
        sender_id: mother.id,
        is_on_behalf: true,
        created_at: '2026-11-09T15:41:00Z',
      }),
    ]
    expect(daysOf(rows, [], author, inUtc)[0]?.groups).toHaveLength(4)
  })

  test('a pending message comes last, and keeps its key when it has arrived', () => {
    const pending = { client_id: 'mine', content: 'Hello', created_at: '2026-11-09T15:02:00Z' }
    const keys = (days: ReturnType<typeof daysOf>) =>
      days.flatMap(({ groups }) => groups.flatMap(({ bubbles }) => bubbles.map(({ key }) => key)))
    const before = keys(daysOf([rowOf(1)], [pending], author, inUtc))
    const after = keys(daysOf([rowOf(1), rowOf(2, { side: 'family', client_id: 'mine' })], [], author, inUtc))
    expect(before).toEqual(after)
  })

  test('show their delivery status', () => {
    const other = { delivered_seq: 3, read_seq: 2 }
    expect([null, rowOf(4), rowOf(3), rowOf(2)].map((row) => stateOf(row, other))).toEqual([
      'sending',
      'sent',
      'delivered',
      'read',
    ])
  })
})
