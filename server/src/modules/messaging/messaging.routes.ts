import * as contract from '@fieldhouse/contract/messaging'
import { bind } from '../../platform/http/bind.ts'
import { listIncoming } from './inbox/list-incoming.ts'
import { listRosterConversations } from './inbox/list-roster-conversations.ts'
import { listMessages } from './messages/list-messages.ts'
import { markDelivered } from './messages/mark-delivered.ts'
import { markMessages } from './messages/mark-messages.ts'
import { saveDraft } from './messages/save-draft.ts'
import { sendMessage } from './messages/send-message.ts'
import { type Publish, tellTyping } from './messages/tell-typing.ts'
import { markNotices } from './notices/mark-notices.ts'
import { blockContact } from './safety/block-contact.ts'
import { reportMessage } from './safety/report-message.ts'
import { showReport } from './safety/show-report.ts'

interface MessagingServices {
  /** Sends events to the websockets immediately, without storing them. */
  readonly publish: Publish
  /** The team's address for reported messages. */
  readonly teamAddress: string
}

export const messagingRoutes = ({ publish, teamAddress }: MessagingServices) =>
  bind(contract, {
    getMessages: ({ db, actor, query }) => listMessages(db, actor, query),
    getIncoming: async ({ db, actor, query }) => ({ data: await listIncoming(db, actor, query) }),
    getRosterConversations: ({ db, actor, query }) => listRosterConversations(db, actor, query),
    sendMessage: async ({ db, actor, limit, body }) => ({ data: await sendMessage(db, actor, limit, body) }),
    markMessages: async ({ db, actor, body }) => ({ data: { marked: await markMessages(db, actor, body) } }),
    markDelivered: async ({ db, actor, body: { seq, ...asked } }) => {
      await markDelivered(db, actor, asked, seq)
      return { data: { ok: true } }
    },
    tellTyping: async ({ db, actor, body }) => {
      await tellTyping(db, publish, actor, body)
      return { data: { ok: true } }
    },
    saveDraft: async ({ db, actor, body: { content, ...asked } }) => {
      await saveDraft(db, actor, asked, content)
      return { data: { ok: true } }
    },
    markNotices: async ({ db, actor, body }) => ({
      data: { marked: await markNotices(db, actor, body.up_to) },
    }),
    blockContact: async ({ db, actor, body: { is_blocked, ...asked } }) => {
      await blockContact(db, actor, asked, is_blocked)
      return { data: { is_blocked } }
    },
    reportMessage: async ({ db, actor, caller, params, body }) => {
      const team = { address: teamAddress, siteOrigin: caller.siteOrigin }
      return { data: { id: await reportMessage(db, actor, team, params.id, body) } }
    },
    getReport: async ({ db, params }) => ({ data: await showReport(db, params.id) }),
  })
