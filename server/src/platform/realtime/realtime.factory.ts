import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { actorOf } from '@fieldhouse/contract/actor.factory'
import { authorizeChannel } from '@fieldhouse/contract/realtime'
import { pino } from 'pino'
import { type ClientOptions, WebSocket } from 'ws'
import { channelDataOf, mayJoin, sign } from './channel-auth.ts'
import { listenRealtime } from './listen-realtime.ts'
import { createRealtime, type Realtime } from './pusher-server.ts'
import type { RealtimeBus } from './redis-bus.ts'
import type { LivingSessions } from './session-watch.ts'
import type { SocketLimits } from './socket-limits.ts'

export const app = { key: 'app-key', secret: 'app-secret' }
export const log = pino({ enabled: false })

/** The session of the person who joins a private channel. */
export const session = '0190a000-0000-7000-8000-000000000001'

/** A client's message to join a private channel in a session. */
export const claimFor = (socketId: string, channel: string, sessionId = session) => {
  const channel_data = channelDataOf(sessionId)
  return { channel, channel_data, auth: sign(app, socketId, channel, channel_data) }
}

/** Signs for the user named in a header, like the API does for the user of the session. */
const authorize = async (request: IncomingMessage, response: ServerResponse) => {
  const body = authorizeChannel.body.parse(Object.fromEntries(new URLSearchParams(await text(request))))
  const actor = actorOf('athlete', { id: String(request.headers['x-user']) })
  if (!mayJoin(actor, body.channel_name)) return response.writeHead(403).end()
  const { auth, channel_data } = claimFor(body.socket_id, body.channel_name)
  response.end(JSON.stringify({ auth, channel_data }))
}

export interface TestNode {
  realtime: Realtime
  /** The port that also answers plain requests. */
  port: number
  /** The port for websockets only. */
  secondPort: number
  stop: () => Promise<void>
}

interface TestNodeOptions {
  bus?: RealtimeBus
  livingSessions?: LivingSessions
  limits?: Partial<SocketLimits>
}

/** A test sets the address of its client. */
const addressHeader = 'x-test-address'
export const from = (address: string): ClientOptions => ({ headers: { [addressHeader]: address } })

export const startTestNode = async ({
  bus,
  livingSessions = async (ids) => new Set(ids),
  limits = {},
}: TestNodeOptions = {}): Promise<TestNode> => {
  const realtime = createRealtime({
    ...app,
    allowsOrigin: (origin, host) => URL.parse(origin)?.host === host,
    addressOf: ({ headers }) => String(headers[addressHeader] ?? '127.0.0.1'),
    livingSessions,
    limits,
    log,
    ...(bus && { bus }),
  })
  const main = createServer(authorize).on('upgrade', realtime.handleUpgrade).listen(0, '127.0.0.1')
  await once(main, 'listening')
  const second = await listenRealtime(realtime, { port: 0, host: '127.0.0.1' })
  return {
    realtime,
    port: (main.address() as AddressInfo).port,
    secondPort: second.port,
    stop: async () => {
      main.close()
      await Promise.all([once(main, 'close'), second.close(), realtime.close()])
    },
  }
}

interface Frame {
  event: string
  channel?: string
  data: unknown
}

/** A badly behaved client: it sends anything, and shows every frame it gets. */
export const openSocket = (
  port: number,
  path = `/app/${app.key}?protocol=7`,
  options: ClientOptions = {},
) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  const frames: Frame[] = []
  let wake = () => {}
  socket.on('message', (message) => {
    frames.push(JSON.parse(String(message)))
    wake()
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  /** The HTTP status of an upgrade that was refused. */
  const refused = new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (request, response) => {
      resolve(response.statusCode)
      request.destroy()
    })
  })
  socket.on('error', () => {})
  const next = async (): Promise<Frame> => {
    while (frames.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return frames.shift() as Frame
  }
  const say = (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data }))
  return { socket, next, say, closed, refused }
}

/** A client that has been welcomed. */
export const connectSocket = async (port: number, options: ClientOptions = {}) => {
  const client = openSocket(port, undefined, options)
  const { data } = await client.next()
  const { socket_id: socketId } = JSON.parse(String(data)) as { socket_id: string }
  return { ...client, socketId }
}
