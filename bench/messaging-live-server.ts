import { randomUUID } from 'node:crypto'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Message } from '@fieldhouse/contract/messaging'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { WebSocketServer } from 'ws'
import { startWork } from '../server/src/app.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import { eventFrame } from '../server/src/platform/realtime/frames.ts'
import { openApp, signIn } from './messaging-app.ts'
import { buildAthletes, buildCoaches, fillTalks, talk } from './messaging-world.ts'
import { listen } from './open-server.ts'
import { answerFor } from './server-process.ts'

type Headers = Record<string, string>

export interface LiveServer {
  urls: Record<'app' | 'bare', string>
  /** The port of the websocket server. */
  key: string
  sender: { headers: Headers }
  recipient: { id: string; channel: string; headers: Headers }
}

export interface SentForm {
  recipient_id: string
  client_id: string
  content: string
}

const insertion = `insert into messaging_messages
  (id, conversation_id, seq, side, sender_id, content, client_id, created_at)
  values ($1, $2, $3, 'coach', $4, $5, $6, now())`

interface Relayed {
  pool: pg.Pool
  conversationId: string
  senderId: string
  channel: string
  /** A message as the product sends it. */
  sample: Message
}

/** Writes the same row and sends the same bytes, without a session, permissions, message numbers, or an outbox. */
const bareRelay = ({ pool, conversationId, senderId, channel, sample }: Relayed): FastifyInstance => {
  const app = Fastify()
  const sockets = new WebSocketServer({ server: app.server, perMessageDeflate: false })
  let seq = sample.seq
  app.post<{ Body: SentForm }>('/api/message/send', async ({ body: { client_id, content } }, reply) => {
    const id = uuidv7()
    seq += 1
    await pool.query(insertion, [id, conversationId, seq, senderId, content, client_id])
    const message = { ...sample, id, seq, client_id, content }
    const frame = eventFrame(channel, liveEvents.message, message)
    for (const socket of sockets.clients) socket.send(frame, { binary: false })
    return reply.code(201).send({ data: message })
  })
  return app
}

const { ports, url } = await openApp()
const { db, pool } = ports.database
await startWork(ports, { siteOrigin: url })
const [athlete = '', other = ''] = await buildAthletes(db, 2)
const [coach = ''] = await buildCoaches(db, 1)
const relayed = talk(other, coach, 1)
const client = await pool.connect()
await fillTalks(client, [relayed])
client.release()

const sender = { headers: await signIn(db, coach) }
const recipient = {
  id: athlete,
  channel: privateUserChannel(athlete),
  headers: await signIn(db, athlete),
}
const first = await fetch(`${url}/api/message/send`, {
  method: 'POST',
  headers: { ...sender.headers, 'content-type': 'application/json' },
  body: JSON.stringify({ recipient_id: athlete, client_id: randomUUID(), content: 'Hello' }),
})
const { data: sample } = (await first.json()) as { data: Message }
const bare = bareRelay({
  pool,
  conversationId: relayed.id,
  senderId: coach,
  channel: recipient.channel,
  sample,
})
const ready: LiveServer = {
  urls: { app: url, bare: await listen(bare) },
  key: ports.realtimeApp.key,
  sender,
  recipient,
}
answerFor(ready)
