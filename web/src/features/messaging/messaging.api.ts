import {
  getIncoming,
  getMessages,
  getReport,
  getRosterConversations,
  markMessages,
  saveDraft,
  sendMessage,
} from '@fieldhouse/contract/messaging'
import { getActivity, getUnread } from '@fieldhouse/contract/recruiting.activity'
import { getMySuccessCoach } from '@fieldhouse/contract/roster'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'
import type { Chat } from './chat-address.ts'
import type { ConversationPorts } from './conversation.ts'

export const rosterConversationsQuery = queryOptions(
  queryOf(getRosterConversations, { query: { per_page: 1000 } }),
)

/** MSG-04: this rarely changes. */
export const successCoachQuery = queryOptions({
  ...queryOf(getMySuccessCoach, { query: {} }),
  staleTime: 5 * 60_000,
})

/** The success coach of one athlete. */
export const successCoachOf = (athleteUserId: string) =>
  queryOptions({ ...queryOf(getMySuccessCoach, { query: { user: athleteUserId } }), staleTime: 5 * 60_000 })

export const reportQuery = (id: string) => queryOptions(queryOf(getReport, { params: { id } }))

/** All queries with a count or a last message, selected by path, so other code doesn't have to know them. */
export const countedPaths: readonly string[] = [getUnread.path, getRosterConversations.path]

/** The same after a conversation was read, because its entries in the activity log are no longer new. */
export const readPaths: readonly string[] = [...countedPaths, getActivity.path]

export const fetchIncoming = (page: number, signal: AbortSignal) =>
  call(getIncoming, { query: { page } }, { signal }).then(({ data }) => data)

/** One page of an open conversation, small enough to render while scrolling. Missed messages may need more. */
const pageSize = 50
const missedSize = 1000

/** Stores the last typed text even while the page is being left. */
export const keepDraft = async ({ user, contact }: Chat, content: string): Promise<void> => {
  await call(saveDraft, { body: { user, contact, content } }, { outlivesPage: true })
}

/** MSG-02: a conversation's API calls. */
export const conversationPorts = ({ user, contact }: Chat, signal: () => AbortSignal): ConversationPorts => ({
  page: (which) =>
    call(
      getMessages,
      {
        query: {
          user,
          contact,
          ...which,
          per_page: which.after === undefined ? pageSize : missedSize,
        },
      },
      { signal: signal() },
    ),
  // Not canceled when the panel closes or the page is left.
  send: async (body) => (await call(sendMessage, { body }, { outlivesPage: true })).data,
  mark: async (id) => {
    await call(markMessages, { body: { user, ids: [id] } })
  },
})
