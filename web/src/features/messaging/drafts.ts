import { createStore, useStore } from '../../lib/store.ts'

/** What was begun in a conversation. The server keeps its text: browsers store what SHL-12 names, and no messages. */
interface Draft {
  text: string
  /** Was sent and refused, or its answer was lost: sent again unchanged, it counts once. */
  retry: { client_id: string; content: string } | null
}

const emptyChatDraft: Draft = { text: '', retry: null }

const chatDrafts = createStore<ReadonlyMap<string, Draft>>(new Map())

const put = (key: string, draft: Draft): void => {
  const next = new Map(chatDrafts.get())
  if (draft.text === '' && draft.retry === null) next.delete(key)
  else next.set(key, draft)
  chatDrafts.set(next)
}

/** Whose draft, and in which conversation: whoever signs in next on this page does not find it. */
export const draftKey = (viewerId: string, athleteId: string, contactId: string): string =>
  [viewerId, athleteId, contactId].join(' ')

export const readDraft = (key: string): Draft => chatDrafts.get().get(key) ?? emptyChatDraft

export const useChatDraft = (key: string): Draft => useStore(chatDrafts, new Map()).get(key) ?? emptyChatDraft

export const watchDrafts = chatDrafts.subscribe

export const typeDraft = (key: string, text: string): void => put(key, { ...readDraft(key), text })

export const clearDraft = (key: string): void => put(key, emptyChatDraft)

/** MSG-02: what could not be sent is there again, before whatever was typed meanwhile. */
export const restoreDraft = (key: string, retry: { client_id: string; content: string }): void => {
  const { text } = readDraft(key)
  put(key, { text: text ? `${retry.content}\n${text}` : retry.content, retry })
}

/** It had arrived after all: what stands in the field is not sent a second time. */
export const forgetArrived = (key: string, clientIds: readonly (string | null)[]): void => {
  const { text, retry } = readDraft(key)
  if (!retry || !clientIds.includes(retry.client_id)) return
  put(key, { text: text === retry.content ? '' : text, retry: null })
}
