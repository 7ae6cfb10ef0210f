import { createStore, useStore } from '../../lib/store.ts'

/** Drafts of a conversation. The server stores the text: browsers store only what SHL-12 lists, and no messages. */
interface Draft {
  text: string
  /** Was sent and refused, or its response was lost. Sent again unchanged, it counts one time. */
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

/** A draft's writer and conversation, so the next person who signs in on this page does not find it. */
export const draftKey = (viewerId: string, athleteUserId: string, contactId: string): string =>
  [viewerId, athleteUserId, contactId].join(' ')

export const readDraft = (key: string): Draft => chatDrafts.get().get(key) ?? emptyChatDraft

export const useChatDraft = (key: string): Draft => useStore(chatDrafts, new Map()).get(key) ?? emptyChatDraft

export const watchDrafts = chatDrafts.subscribe

export const typeDraft = (key: string, text: string): void => put(key, { ...readDraft(key), text })

export const clearDraft = (key: string): void => put(key, emptyChatDraft)

/** MSG-02: an unsent message comes back, before any text typed in the meantime. */
export const restoreDraft = (key: string, retry: { client_id: string; content: string }): void => {
  const { text } = readDraft(key)
  put(key, { text: text ? `${retry.content}\n${text}` : retry.content, retry })
}

/** It arrived after all: removes it from the field, so it is not sent a second time. */
export const forgetArrived = (key: string, clientIds: readonly (string | null)[]): void => {
  const { text, retry } = readDraft(key)
  if (!retry || !clientIds.includes(retry.client_id)) return
  put(key, { text: text === retry.content ? '' : text, retry: null })
}
