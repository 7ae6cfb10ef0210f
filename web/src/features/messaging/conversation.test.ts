import { typingLasts } from '@fieldhouse/contract/messaging.live'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { eventually } from '../../lib/eventually.factory.ts'
import { type ConversationPorts, createConversation } from './conversation.ts'
import { amara, coachTran, messageOf, mother, pageOf, rowOf } from './messaging.factory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = async (ports: Partial<ConversationPorts> = {}) => {
  const page = vi.fn<ConversationPorts['page']>(async ({ after }) =>
    pageOf(after === undefined ? [rowOf(1)] : []),
  )
  const all: ConversationPorts = {
    page,
    send: async ({ client_id, content }) => messageOf(2, { side: 'family', client_id, content }),
    mark: async () => undefined,
    ...ports,
  }
  const conversation = createConversation(all)
  await conversation.load()
  const seqs = () => conversation.get().log.rows.map(({ seq }) => seq)
  return { conversation, page, seqs }
}

describe('MSG-02 an open conversation', () => {
  test('receives its own messages, and no others', async () => {
    const { conversation, seqs, page } = await open()
    conversation.hear(messageOf(2))
    conversation.hear(messageOf(3, { contact_id: 'another' }))
    conversation.hear(messageOf(3, { athlete_user_id: 'another' }))
    expect(seqs()).toEqual([1, 2])
    expect(page).toHaveBeenCalledTimes(1)
  })

  test('requests what it missed, one request at a time', async () => {
    const asked: number[] = []
    const { conversation, seqs } = await open({
      page: async ({ after }) => {
        if (after === undefined) return pageOf([rowOf(1)])
        asked.push(after)
        return pageOf([2, 3, 4, 5].filter((seq) => seq > after).map((seq) => rowOf(seq)))
      },
    })
    conversation.hear(messageOf(3))
    conversation.hear(messageOf(5))
    conversation.missed()
    await eventually(() => expect(seqs()).toEqual([1, 2, 3, 4, 5]))
    expect(asked).toEqual([1, 5])
  })

  test('messages that arrive before it has loaded are requested after that', async () => {
    const first = Promise.withResolvers<ReturnType<typeof pageOf>>()
    const page = vi.fn<ConversationPorts['page']>(({ after }) =>
      after === undefined ? first.promise : Promise.resolve(pageOf([rowOf(2)])),
    )
    const conversation = createConversation({
      page,
      send: () => Promise.reject(new Error('no')),
      mark: async () => undefined,
    })
    const loading = conversation.load()
    conversation.hear(messageOf(2))
    first.resolve(pageOf([rowOf(1)]))
    await loading
    expect(conversation.get().log.rows).toHaveLength(2)
  })

  test('a failed request is repeated with the next signal', async () => {
    let isAway = true
    const { conversation, seqs } = await open({
      page: async ({ after }) => {
        if (after === undefined) return pageOf([rowOf(1)])
        if (isAway) throw new Error('away')
        return pageOf([rowOf(2), rowOf(3)])
      },
    })
    conversation.hear(messageOf(3))
    await eventually(() => expect(seqs()).toEqual([1, 3]))
    isAway = false
    conversation.missed()
    await eventually(() => expect(seqs()).toEqual([1, 2, 3]))
  })

  test('says why it did not load, and loads on a retry', async () => {
    let isAway = true
    const away = { message: 'We’ll be right back.', code: 'unavailable', request_id: 'x' } as const
    const { conversation } = await open({
      page: async () => {
        if (isAway) throw new ApiError(503, away)
        return pageOf([])
      },
    })
    expect(conversation.get()).toMatchObject({ phase: 'failed', fault: 'We’ll be right back.' })
    isAway = false
    await conversation.load()
    expect(conversation.get()).toMatchObject({ phase: 'ready', fault: null })
  })

  test('loads older pages, one at a time and until there are none', async () => {
    const { conversation, seqs } = await open({
      page: async ({ before }) =>
        before === undefined ? pageOf([rowOf(3)], { hasOlder: true }) : pageOf([rowOf(1), rowOf(2)]),
    })
    await Promise.all([conversation.loadOlder(), conversation.loadOlder()])
    expect(seqs()).toEqual([1, 2, 3])
    await conversation.loadOlder()
    expect(conversation.get().log.hasOlder).toBe(false)
  })
})

describe('MSG-02 sending', () => {
  test('shows it immediately, and with its number when it has arrived', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof messageOf>>()
    const { conversation, seqs } = await open({ send: () => answer.promise })
    const sending = conversation.send('Hello', 'mine', amara.id)
    expect(conversation.get().log.pending).toMatchObject([{ content: 'Hello', client_id: 'mine' }])
    answer.resolve(messageOf(2, { side: 'family', client_id: 'mine' }))
    await sending
    expect(conversation.get().log.pending).toEqual([])
    expect(seqs()).toEqual([1, 2])
  })

  test('leaves nothing behind after a failure', async () => {
    const { conversation, seqs } = await open({ send: () => Promise.reject(new Error('Please wait.')) })
    await expect(conversation.send('Hello', 'mine', amara.id)).rejects.toThrow('Please wait.')
    expect(conversation.get().log.pending).toEqual([])
    expect(seqs()).toEqual([1])
  })

  test('a message that arrived live before its response was lost counts as sent', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof messageOf>>()
    const { conversation, seqs } = await open({ send: () => answer.promise })
    const sending = conversation.send('Hello', 'mine', amara.id)
    conversation.hear(messageOf(2, { side: 'family', client_id: 'mine' }))
    answer.reject(new Error('lost'))
    await expect(sending).resolves.toBeUndefined()
    expect(seqs()).toEqual([1, 2])
  })

  test.each([
    ['an athlete', amara.id, 'family', { recipient_id: coachTran.id, sender_id: undefined }],
    ['a parent', mother.id, 'family', { recipient_id: coachTran.id, sender_id: amara.id }],
    ['a coach', coachTran.id, 'coach', { recipient_id: amara.id, sender_id: undefined }],
  ] as const)('%s says to whom and for whom', async (_, viewerId, side, addressed) => {
    const send = vi.fn<ConversationPorts['send']>(async () => messageOf(2))
    const { conversation } = await open({ send, page: async () => pageOf([], { facts: { side } }) })
    await conversation.send('Hello', 'mine', viewerId)
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...addressed, content: 'Hello', client_id: 'mine' })
  })
})

describe('reading and writing', () => {
  test('visible messages are marked one time', async () => {
    const mark = vi.fn<ConversationPorts['mark']>(async () => undefined)
    const { conversation } = await open({ mark })
    expect(await conversation.markRead()).toBe(true)
    expect(await conversation.markRead()).toBe(false)
    expect(mark).toHaveBeenCalledExactlyOnceWith(rowOf(1).id)
  })

  test('a failed mark is repeated the next time', async () => {
    let isAway = true
    const marked: string[] = []
    const { conversation } = await open({
      mark: async (id) => {
        if (isAway) throw new Error('away')
        marked.push(id)
      },
    })
    await expect(conversation.markRead()).rejects.toThrow('away')
    expect(conversation.get().log.facts?.read_seq).toBe(0)
    isAway = false
    expect(await conversation.markRead()).toBe(true)
    expect(marked).toEqual([rowOf(1).id])
  })

  test('a later mark is not undone by a failed one', async () => {
    const first = Promise.withResolvers<void>()
    const { conversation } = await open({
      mark: (id) => (id === rowOf(1).id ? first.promise : Promise.resolve()),
    })
    const marking = conversation.markRead()
    conversation.hear(messageOf(2))
    await conversation.markRead()
    first.reject(new Error('away'))
    await expect(marking).rejects.toThrow('away')
    expect(conversation.get().log.facts?.read_seq).toBe(2)
  })

  test('the typing notice disappears after a while, or with the message', async () => {
    const { conversation } = await open()
    const typing = {
      athlete_user_id: amara.id,
      contact_id: coachTran.id,
      user_id: coachTran.id,
      name: 'Marisol Tran',
    }
    const names = () => conversation.get().typing.map(({ name }) => name)
    conversation.hearTyping({ ...typing, user_id: amara.id }, amara.id)
    conversation.hearTyping({ ...typing, contact_id: 'another' }, amara.id)
    expect(names()).toEqual([])
    conversation.hearTyping(typing, amara.id)
    conversation.hearTyping(typing, amara.id)
    expect(names()).toEqual(['Marisol Tran'])
    vi.advanceTimersByTime(typingLasts)
    expect(names()).toEqual([])
    conversation.hearTyping(typing, amara.id)
    conversation.hear(messageOf(2))
    expect(names()).toEqual([])
  })
})
