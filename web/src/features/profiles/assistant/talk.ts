import type { AssistantMessage } from '@fieldhouse/contract/profiles.assistant'

/** Of one message, as the contract takes it. */
export const longestMessage = 2000
/** The last words of a long talk: an odd number, so that the first of them is the user's too. */
const mostMessages = 19

export interface Talk {
  messages: readonly AssistantMessage[]
  /** What stands in the field. */
  text: string
  isAsking: boolean
}

export type TalkEvent =
  | { type: 'typed'; text: string }
  | { type: 'asked' }
  | { type: 'answered'; content: string }
  | { type: 'failed' }

export const emptyTalk: Talk = { messages: [], text: '', isAsking: false }

export const canAsk = ({ text, isAsking }: Talk): boolean => !isAsking && text.trim() !== ''

/** PRO-07: without an answer nothing was said: the question goes back to where it was typed. */
export const talkReducer = (talk: Talk, event: TalkEvent): Talk => {
  const { messages, text, isAsking } = talk
  switch (event.type) {
    case 'typed':
      return isAsking ? talk : { ...talk, text: event.text }
    case 'asked':
      return canAsk(talk)
        ? { messages: [...messages, { role: 'user', content: text.trim() }], text: '', isAsking: true }
        : talk
    case 'answered':
      return {
        ...talk,
        messages: [...messages, { role: 'assistant', content: event.content }],
        isAsking: false,
      }
    case 'failed':
      return { messages: messages.slice(0, -1), text: messages.at(-1)?.content ?? text, isAsking: false }
  }
}

/** What the server is told of the talk. */
export const toldOf = (messages: readonly AssistantMessage[]): AssistantMessage[] =>
  messages
    .slice(-mostMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) }))
