import { describe, expect, test } from 'vitest'
import { canAsk, emptyTalk, type Talk, type TalkEvent, talkReducer, toldOf } from './talk.ts'

const after = (...events: TalkEvent[]): Talk => events.reduce(talkReducer, emptyTalk)
const typed = { type: 'typed', text: ' A bio line ' } as const
const asked = { type: 'asked' } as const

describe('PRO-07 the conversation with the assistant', () => {
  test('a question leaves the field and waits for its answer', () => {
    expect(after(typed, asked)).toEqual({
      messages: [{ role: 'user', content: 'A bio line' }],
      text: '',
      isAsking: true,
    })
    expect(after(typed, asked, { type: 'answered', content: 'Guard, 2027.' })).toEqual({
      messages: [
        { role: 'user', content: 'A bio line' },
        { role: 'assistant', content: 'Guard, 2027.' },
      ],
      text: '',
      isAsking: false,
    })
  })

  test('without an answer the question is back in the field', () => {
    expect(after(typed, asked, { type: 'failed' })).toEqual({
      messages: [],
      text: 'A bio line',
      isAsking: false,
    })
  })

  test('no question is sent twice, and none is empty', () => {
    expect(after(typed, asked, asked).messages).toHaveLength(1)
    expect(after(typed, asked, typed).text).toBe('')
    expect(after({ type: 'typed', text: ' \n' }, asked)).toEqual({ ...emptyTalk, text: ' \n' })
    expect(canAsk(after({ type: 'typed', text: ' \n' }))).toBe(false)
  })

  test('a long conversation sends only its end, which starts and ends with the user', () => {
    const long = Array.from({ length: 41 }, (_, place) => ({
      role: place % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: 'x'.repeat(2100),
    }))
    const told = toldOf(long)
    expect(told).toHaveLength(19)
    expect([told[0]?.role, told.at(-1)?.role]).toEqual(['user', 'user'])
    expect(told.every(({ content }) => content.length === 2000)).toBe(true)
  })
})
