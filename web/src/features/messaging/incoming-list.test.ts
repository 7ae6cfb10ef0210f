import { describe, expect, test } from 'vitest'
import { goesOn, type IncomingEvent, incomingReducer, nextIncomingPage, noIncoming } from './incoming-list.ts'
import { amara, lastMessageOf, messageOf, noticeOf } from './messaging.factory.ts'

const after = (...events: IncomingEvent[]) => events.reduce(incomingReducer, noIncoming)
const from = (contact_id: string, seq = 1) => lastMessageOf(seq, { contact_id, id: `${contact_id} ${seq}` })

const came = (page: number, contacts: string[], last = 1, notices: string[] = []): IncomingEvent[] => [
  { type: 'asked', page },
  {
    type: 'came',
    page,
    data: {
      messages: {
        data: contacts.map((contact) => from(contact)),
        meta: { current_page: page, last_page: last },
      },
      system: { data: notices.map((id) => noticeOf(id)), meta: { current_page: page, last_page: 1 } },
    },
  },
]
const live = (contact_id: string, seq: number, facts = {}): IncomingEvent => ({
  type: 'live',
  message: messageOf(seq, { contact_id, ...facts }),
  viewerId: amara.id,
})
const contacts = (list: ReturnType<typeof after>) => list.messages.items.map(({ contact_id }) => contact_id)

describe('MSG-03 the list of conversations', () => {
  test('loads page by page until the last', () => {
    const first = after(...came(1, ['a', 'b'], 2))
    expect(nextIncomingPage(first)).toBe(2)
    const both = after(...came(1, ['a', 'b'], 2), ...came(2, ['b', 'c'], 2))
    expect(contacts(both)).toEqual(['a', 'b', 'c'])
    expect(nextIncomingPage(both)).toBeNull()
  })

  test('the first page replaces the old entries', () =>
    expect(contacts(after(...came(1, ['a', 'b'], 2), ...came(2, ['c'], 2), ...came(1, ['d'])))).toEqual([
      'd',
    ]))

  test('live messages during the first request are not lost', () => {
    const [asked, answer] = came(1, ['a', 'b']) as [IncomingEvent, IncomingEvent]
    const later = { created_at: '2999-01-01T00:00:00.000Z' }
    const list = after(asked, live('b', 2, later), live('c', 1, later), answer)
    expect(contacts(list)).toEqual(['c', 'b', 'a'])
    expect(list.messages.items[1]).toMatchObject({ seq: 2 })
    expect(contacts(after(...came(1, []), live('a', 1)))).toEqual(['a'])
  })

  test('a refresh puts the newest on top and keeps what was loaded further down', () => {
    const before = after(...came(1, ['a', 'b'], 2, ['n1']), ...came(2, ['c'], 2))
    const again = incomingReducer(before, {
      type: 'refreshed',
      data: {
        messages: { data: [from('c', 2), from('a')], meta: { current_page: 1, last_page: 2 } },
        system: { data: [noticeOf('n2'), noticeOf('n1')], meta: { current_page: 1, last_page: 1 } },
      },
    })
    expect(contacts(again)).toEqual(['c', 'a', 'b'])
    expect(again.messages.items[0]).toMatchObject({ seq: 2 })
    expect(again.system.items.map(({ id }) => id)).toEqual(['n2', 'n1'])
    expect(nextIncomingPage(again)).toBeNull()
    expect(again.asked).toBeNull()
  })

  test("a live message replaces its conversation's entry, or is put at the top", () => {
    const list = after(...came(1, ['a', 'b']), live('b', 2), live('c', 1))
    expect(contacts(list)).toEqual(['c', 'b', 'a'])
    expect(list.messages.items[1]).toMatchObject({ seq: 2, unread_count: 2, me: false })
  })

  test('duplicate or late messages change nothing', () => {
    const list = after(...came(1, ['a', 'b']), live('b', 2))
    expect(incomingReducer(list, live('b', 2))).toBe(list)
    expect(incomingReducer(list, live('b', 1))).toBe(list)
  })

  test("a person's own message leaves nothing unread", () =>
    expect(
      after(...came(1, ['a']), live('a', 2, { sender_id: amara.id, side: 'family' })).messages.items[0],
    ).toMatchObject({ me: true, unread_count: 0 }))

  test('an outdated response is ignored', () => {
    const [, late] = came(2, ['z'], 3)
    const list = after(...came(1, ['a'], 3), { type: 'asked', page: 1 })
    expect(late && incomingReducer(list, late)).toBe(list)
    expect(incomingReducer(list, { type: 'failed', page: 2, fault: 'no' })).toBe(list)
    expect(incomingReducer(list, { type: 'failed', page: 1, fault: 'no' })).toMatchObject({
      fault: 'no',
      asked: null,
    })
  })

  test('notices follow the same pages', () =>
    expect(after(...came(1, [], 1, ['n1', 'n2'])).system.items.map(({ id }) => id)).toEqual(['n1', 'n2']))

  test('each list ends with its own last page, however long the other is', () => {
    const first = after(...came(1, ['a', 'b'], 2, ['n1']))
    expect([goesOn(first.messages), goesOn(first.system)]).toEqual([true, false])
    const both = after(...came(1, ['a', 'b'], 2, ['n1']), ...came(2, ['c'], 2))
    expect([goesOn(both.messages), goesOn(both.system)]).toEqual([false, false])
    expect(goesOn(noIncoming.messages)).toBe(false)
  })

  test('there is no next page before the first response', () =>
    expect(nextIncomingPage(noIncoming)).toBeNull())
})
