import * as contract from '@fieldhouse/contract/inbox'
import { type BoundEndpoint, bind } from '../../platform/http/bind.ts'
import { answerItem } from './answer-item.ts'
import { countOpen } from './inbox.queries.ts'
import { listInbox } from './list-inbox.ts'
import { assignItem, changeItems, closeItem, reopenItem } from './settle-item.ts'
import { showItem } from './show-item.ts'

interface InboxSettings {
  /** The team's address. Replies to an answer go there. */
  readonly teamAddress: string
}

export const inboxRoutes = ({ teamAddress }: InboxSettings): BoundEndpoint[] =>
  bind(contract, {
    getInbox: ({ db, actor, query }) => listInbox(db, actor, query),
    getInboxCount: async ({ db }) => ({ data: { open: await countOpen(db) } }),
    getInboxItem: async ({ db, params }) => ({ data: await showItem(db, params.id) }),
    assignInboxItem: async (call) => ({ data: await assignItem(call, call.params.id, call.body) }),
    answerInboxItem: async (call) => ({
      data: await answerItem(call, teamAddress, call.params.id, call.body),
    }),
    closeInboxItem: async (call) => ({ data: await closeItem(call, call.params.id, call.body) }),
    reopenInboxItem: async (call) => ({ data: await reopenItem(call, call.params.id, call.body) }),
    changeInboxItems: async (call) => ({ data: await changeItems(call, call.body) }),
  })
