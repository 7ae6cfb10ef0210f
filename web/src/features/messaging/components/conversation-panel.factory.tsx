import type { User } from '@fieldhouse/contract/accounts'
import type { ConversationFacts, MessageRow } from '@fieldhouse/contract/messaging'
import { bodiesOf, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { viewerOf } from '../../../lib/viewer.factory.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { amara, coachTran, messageOf, pageOf, rowOf } from '../messaging.factory.ts'
import { ConversationPanel } from './conversation-panel.tsx'

interface Far {
  rows?: MessageRow[]
  facts?: Partial<ConversationFacts>
  viewerId?: string
  messages?: (query: Record<string, string>) => Response | Promise<Response>
  reply?: (body: Record<string, unknown>) => Response | Promise<Response>
  mark?: () => Response | Promise<Response>
  /** Responds when a draft is stored. */
  keep?: () => Response | Promise<Response>
  /** The athlete's success coach, as the server returns it to the family. */
  successCoach?: { id: string; phone: string | null }
  onClose?: () => void
  takesFocus?: boolean
}

/** A conversation between Amara and a coach, and its server. */
export const openPanel = async ({ rows = [rowOf(1)], facts = {}, viewerId = amara.id, ...far }: Far = {}) => {
  let stored = rows.length
  const messages =
    far.messages ??
    (({ after, before }) =>
      Response.json(
        pageOf(
          rows.filter(({ seq }) => (after ? seq > Number(after) : before ? seq < Number(before) : true)),
          { facts },
        ),
      ))
  const reply =
    far.reply ??
    ((body) => {
      stored += 1
      return Response.json({
        data: messageOf(stored, {
          side: facts.side ?? 'family',
          sender_id: viewerId,
          content: String(body.content),
          client_id: String(body.client_id),
        }),
      })
    })
  const asked = network({
    'GET /message': ({ query }) => messages(query),
    'GET /my-rsa': () => {
      const named = { first_name: 'Sasha', last_name: 'Green', photo: null, athlete_user_id: amara.id }
      return Response.json({ data: far.successCoach ? { ...named, ...far.successCoach } : null })
    },
    'POST /message/send': ({ body }) => reply(body),
    'POST /message/mark': far.mark ?? (() => Response.json({ data: { marked: 1 } })),
    'POST /message/draft': far.keep ?? (() => Response.json({ data: { ok: true } })),
    'POST /message/typing': () => Response.json({ data: { ok: true } }),
    'POST /message/block': ({ body }) => Response.json({ data: { is_blocked: body.is_blocked } }),
    [`POST /message/${rowOf(1).id}/report`]: () => Response.json({ data: { id: 'r' } }, { status: 201 }),
  })
  const Frame = ({ viewer }: { viewer: User | null }) => (
    <>
      <input aria-label="Search" />
      <div style={{ height: 600, width: 392 }}>
        <ConversationPanel
          offer={({ opens_with }) => <p>Get the {opens_with}</p>}
          contact={coachTran.id}
          viewerId={viewer?.id ?? viewerId}
          onClose={far.onClose}
          takesFocus={far.takesFocus ?? false}
        />
      </div>
      <Toaster />
    </>
  )
  const site = await openSite({ viewer: viewerOf({ id: viewerId }), Frame })
  const sent = () => bodiesOf(asked, 'POST /message/send')
  return { ...site, asked, sent }
}
