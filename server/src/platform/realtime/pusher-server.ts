import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { sessionChannel } from '@fieldhouse/contract/channels'
import type { BaseLogger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AppCredentials } from './channel-auth.ts'
import { createChannelMembers } from './channel-members.ts'
import { type Connection, openConnection } from './connection.ts'
import { errorFrame, eventFrame, type Fault, faults } from './frames.ts'
import type { RealtimeBus } from './redis-bus.ts'
import type { LivingSessions } from './session-watch.ts'

export interface Realtime {
  /** For the `upgrade` event of any number of HTTP servers. */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Reaches everybody in the channel, on every node. Never rejects: events are hints, not records. */
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly connections: () => number
  /** Sends every client to another node, then closes the bus. */
  readonly close: () => Promise<void>
}

interface RealtimeOptions extends AppCredentials {
  readonly allowsOrigin: (origin: string, host: string) => boolean
  readonly livingSessions: LivingSessions
  /** Needed as soon as there is more than one node. */
  readonly bus?: RealtimeBus
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
}

const lifeCheckInterval = 60_000

const serverOptions = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: 10 * 1024,
  /** After this a client that does not answer a close is cut off. */
  closeTimeout: 2_000,
}

const refuseUpgrade = (socket: Duplex, status: string) => {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The websocket server the stock pusher-js and laravel-echo clients connect to (MSG-01). */
export const createRealtime = ({
  key,
  secret,
  allowsOrigin,
  livingSessions,
  bus,
  log,
}: RealtimeOptions): Realtime => {
  const server = new WebSocketServer(serverOptions)
  const members = createChannelMembers()
  const connections = new Set<Connection>()

  const deliver = (channel: string, event: string, data: object) =>
    members.deliver(channel, eventFrame(channel, event, data))

  const onFault = (error: unknown) => log.warn({ err: error }, 'realtime could not ask for sessions')

  /** Sessions also end by time alone, and the word that one was ended may get lost on its way. */
  const closeEnded = async () => {
    const followed = new Set([...connections].flatMap((connection) => [...connection.sessions()]))
    if (followed.size === 0) return
    const living = await livingSessions([...followed])
    for (const id of followed) if (!living.has(id)) deliver(sessionChannel(id), 'session-ended', {})
  }

  const lifeCheck = setInterval(() => {
    for (const connection of connections) connection.checkLife()
    closeEnded().catch(onFault)
  }, lifeCheckInterval).unref()

  bus?.subscribe(({ channel, event, data }) => deliver(channel, event, data))

  const faultOf = (appKey: string, protocol: string | null): Fault | undefined => {
    if (appKey !== key) return faults.unknownKey
    if (protocol === null) return faults.noProtocol
    return protocol === '7' ? undefined : faults.unsupportedProtocol
  }

  const accept = (socket: WebSocket, fault: Fault | undefined) => {
    // Frames that break the websocket protocol or its limits; ws closes the socket by itself.
    socket.on('error', (error) => log.info({ err: error }, 'realtime socket failed'))
    if (fault) {
      socket.send(errorFrame(fault))
      socket.close(fault.code, fault.message)
      return
    }
    const connection = openConnection(socket, { app: { key, secret }, members, livingSessions, onFault })
    connections.add(connection)
    socket.on('close', () => connections.delete(connection))
  }

  return {
    handleUpgrade: (request, socket, head) => {
      const url = URL.parse(request.url ?? '', 'ws://localhost')
      const appKey = url && /^\/app\/([^/]+)$/.exec(url.pathname)?.[1]
      if (!appKey) return refuseUpgrade(socket, '404 Not Found')
      const { origin, host = '' } = request.headers
      // Programs send no Origin; browsers always do.
      if (origin !== undefined && !allowsOrigin(origin, host)) return refuseUpgrade(socket, '403 Forbidden')
      const fault = faultOf(appKey, url.searchParams.get('protocol'))
      server.handleUpgrade(request, socket, head, (client) => accept(client, fault))
    },
    publish: async (channel, event, data) => {
      deliver(channel, event, data)
      await bus?.publish({ channel, event, data })
    },
    connections: () => connections.size,
    close: async () => {
      clearInterval(lifeCheck)
      const { code, message } = faults.goingAway
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const client of server.clients) client.close(code, message)
      })
      await bus?.close()
    },
  }
}
