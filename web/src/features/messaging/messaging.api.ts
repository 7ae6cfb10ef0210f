import {
  getIncoming,
  getMessages,
  getReports,
  getRosterConversations,
  markMessages,
  saveDraft,
  sendMessage,
} from '@fieldhouse/contract/messaging'
import { getActivity, getUnread } from '@fieldhouse/contract/recruiting.activity'
import { getMySuccessCoach } from '@fieldhouse/contract/roster'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'
import type { Chat } from './chat-address.ts'
import type { ConversationPorts } from './conversation.ts'

export const rosterConversationsQuery = queryOptions(
  queryOf(getRosterConversations, { query: { per_page: 1000 } }),
)

/** MSG-04: rarely another one. */
export const successCoachQuery = queryOptions({
  ...queryOf(getMySuccessCoach, { query: {} }),
  staleTime: 5 * 60_000,
})

/** The success coach of one athlete. */
export const successCoachOf = (athleteId: string) =>
  queryOptions({ ...queryOf(getMySuccessCoach, { query: { user: athleteId } }), staleTime: 5 * 60_000 })

export const reportsQuery = (page: number) =>
  queryOptions({ ...queryOf(getReports, { query: { page } }), placeholderData: keepPreviousData })

/** Whatever shows a count or a last message, wherever it stands: by their addresses, so that nobody has to know the others. */
export const countedPaths: readonly string[] = [getUnread.path, getRosterConversations.path]

/** The same once a conversation has been read: its entries in the activity log are no longer new. */
export const readPaths: readonly string[] = [...countedPaths, getActivity.path]

export const fetchIncoming = (page: number, signal: AbortSignal) =>
  call(getIncoming, { query: { page } }, { signal }).then(({ data }) => data)

/** One page of an open conversation, small enough to be drawn while somebody scrolls; what was missed may be more. */
const pageSize = 50
const missedSize = 1000

/** What was typed last is kept also when the page is being left. */
export const keepDraft = async ({ user, contact }: Chat, content: string): Promise<void> => {
  await call(saveDraft, { body: { user, contact, content } }, { outlivesPage: true })
}

/** MSG-02: a conversation as the API has it. */
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
  // Not called off when the panel closes or the page is left: what was sent is sent.
  send: async (body) => (await call(sendMessage, { body }, { outlivesPage: true })).data,
  mark: async (id) => {
    await call(markMessages, { body: { user, ids: [id] } })
  },
})
