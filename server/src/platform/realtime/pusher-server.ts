import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { endedSession } from '@fieldhouse/contract/channels'
import type { BaseLogger } from 'pino'
import { WebSocket, WebSocketServer } from 'ws'
import { hasClearHost } from '../http/host-check.ts'
import { callerOf } from '../http/rate-limit.ts'
import type { AppCredentials } from './channel-auth.ts'
import { Connection, type Switchboard } from './connection.ts'
import { errorFrame, eventFrame, type Fault, faults } from './frames.ts'
import { Memberships } from './memberships.ts'
import type { RealtimeBus } from './redis-bus.ts'
import { type LivingSessions, SessionWatch } from './session-watch.ts'
import { OpenSockets, type SocketLimits, standardSocketLimits } from './socket-limits.ts'

export interface Realtime {
  /** For the `upgrade` event of any number of HTTP servers. */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Reaches everyone in the channel, on every node. Never rejects, because events are hints, not records. */
  readonly publish: (channel: string, event: string, data: object) => Promise<void>
  readonly connections: () => number
  /** Sends every client to another node, then closes the bus. */
  readonly close: () => Promise<void>
}

interface RealtimeOptions extends AppCredentials {
  readonly allowsOrigin: (origin: string, host: string) => boolean
  /** A client's address, by the same rules as for any other request. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly livingSessions: LivingSessions
  readonly limits?: Partial<SocketLimits>
  /** Needed with more than one node. */
  readonly bus?: RealtimeBus
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
}

const lifeCheckInterval = 60_000

/**
 * A websocket that calls its connection directly, without listeners of its own, because thousands of idle ones are
 * open.
 */
class ConnectedSocket extends WebSocket {
  connection: Connection | null = null

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    switch (event) {
      case 'message':
        if (this.connection?.hear()) this.connection.answer(String(given[0]))
        return true
      case 'ping':
        this.connection?.hear()
        return true
      // Frames that break the websocket protocol or its limits. ws closes the socket by itself.
      case 'error':
        this.connection?.noteFault(given[0])
        return true
      case 'close':
        this.connection?.leave()
        return true
      default:
        return super.emit(event, ...given)
    }
  }
}

const serverOptions = {
  noServer: true,
  /** We track clients ourselves. */
  clientTracking: false,
  WebSocket: ConnectedSocket,
  perMessageDeflate: false,
  maxPayload: 10 * 1024,
  /** After this, a client that does not answer a close is cut off. */
  closeTimeout: 2_000,
}

const refuseUpgrade = (socket: Duplex, status: string) => {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The websocket server for the stock pusher-js and laravel-echo clients (MSG-01). */
export const createRealtime = ({
  key,
  secret,
  allowsOrigin,
  addressOf,
  livingSessions,
  limits: given = {},
  bus,
  log,
}: RealtimeOptions): Realtime => {
  const limits = { ...standardSocketLimits, ...given }
  const server = new WebSocketServer(serverOptions)
  const channels = new Memberships<Connection>()
  const sessions = new SessionWatch(livingSessions)
  const connections = new Set<Connection>()
  const sockets = new OpenSockets(limits)
  const emptied = Promise.withResolvers<void>()
  let isClosing = false

  const deliver = (channel: string, event: string, data: object) => {
    const session = endedSession(channel)
    if (session !== null) return sessions.end(session)
    const frame = eventFrame(channel, event, data)
    for (const connection of channels.of(channel)) connection.deliver(frame)
  }

  const board: Switchboard = {
    app: { key, secret },
    channels,
    accounts: new Memberships<Connection>(),
    maxOfAccount: limits.account,
    sockets,
    sessions,
    onBlind: (error) => log.warn({ err: error }, 'realtime: could not look up sessions'),
    onFault: (error) => log.info({ err: error }, 'realtime: socket failed'),
    onGone: (connection) => {
      connections.delete(connection)
      if (isClosing && connections.size === 0) emptied.resolve()
    },
  }

  const lifeCheck = setInterval(() => {
    for (const connection of connections) connection.checkLife()
    sessions.endThoseThatAreOver().catch(board.onBlind)
  }, lifeCheckInterval).unref()

  bus?.subscribe(({ channel, event, data }) => deliver(channel, event, data))

  const faultOf = (appKey: string, protocol: string | null): Fault | undefined => {
    if (appKey !== key) return faults.unknownKey
    if (protocol === null) return faults.noProtocol
    return protocol === '7' ? undefined : faults.unsupportedProtocol
  }

  const accept = (socket: ConnectedSocket, household: string, wrong: Fault | undefined) => {
    const fault = wrong ?? sockets.refusal(household, connections.size)
    if (fault) {
      socket.send(errorFrame(fault))
      socket.close(fault.code, fault.message)
      return
    }
    socket.connection = new Connection(socket, board, household)
    connections.add(socket.connection)
  }

  return {
    handleUpgrade: (request, socket, head) => {
      if (!hasClearHost(request)) return refuseUpgrade(socket, '400 Bad Request')
      const url = URL.parse(request.url ?? '', 'ws://localhost')
      const appKey = url && /^\/app\/([^/]+)$/.exec(url.pathname)?.[1]
      if (!appKey) return refuseUpgrade(socket, '404 Not Found')
      const { origin, host = '' } = request.headers
      // Programs send no Origin. Browsers always do.
      if (origin !== undefined && !allowsOrigin(origin, host)) return refuseUpgrade(socket, '403 Forbidden')
      const fault = faultOf(appKey, url.searchParams.get('protocol'))
      const household = callerOf(addressOf(request))
      server.handleUpgrade(request, socket, head, (client) =>
        accept(client as ConnectedSocket, household, fault),
      )
    },
    publish: async (channel, event, data) => {
      deliver(channel, event, data)
      await bus?.publish({ channel, event, data })
    },
    connections: () => connections.size,
    close: async () => {
      clearInterval(lifeCheck)
      server.close()
      isClosing = true
      for (const connection of connections) connection.sendElsewhere()
      if (connections.size === 0) emptied.resolve()
      await emptied.promise
      await bus?.close()
    },
  }
}
