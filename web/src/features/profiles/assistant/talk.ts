import type { AssistantMessage } from '@fieldhouse/contract/profiles.assistant'

/** The limit of one message in the contract. */
export const longestMessage = 2000
/** The end of a long conversation: an odd number, so the first message is the user's too. */
const mostMessages = 19

export interface Talk {
  messages: readonly AssistantMessage[]
  /** The text in the field. */
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

/** PRO-07: without an answer the question goes back to the field. */
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

/** The part of the conversation that is sent to the server. */
export const toldOf = (messages: readonly AssistantMessage[]): AssistantMessage[] =>
  messages
    .slice(-mostMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) }))
