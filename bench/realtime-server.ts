import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { WebSocketServer } from 'ws'
import { establishedFrame } from '../server/src/platform/realtime/frames.ts'
import { createRealtime } from '../server/src/platform/realtime/pusher-server.ts'

export const realtimeKinds = ['ours', 'bare'] as const
export type RealtimeKind = (typeof realtimeKinds)[number]

/** Commands to the process. Each is answered with a number. */
export type RealtimeCommand =
  /** Sends to everyone in the server's channel, `eventsPerRound` times. Answers immediately. */
  | RealtimeKind
  /** Microseconds of CPU since the last broadcast began. */
  | 'cpu'
  /** Memory of the process in bytes, after garbage collection. */
  | 'memory'

/** The ports of the servers in a process. */
export type RealtimePorts = Partial<Record<RealtimeKind, number>>

export const eventsPerRound = 4
export const realtimeApp = { key: 'bench', secret: 'bench' }
export const channel = 'news'
const [event, data] = ['SendMessage', { id: 'a1', text: 'x'.repeat(400) }] as const

/** The server's confirmation that a client has joined a channel. */
export const joined = 'subscription_succeeded'

interface Broadcaster {
  server: Server
  broadcast: () => void
}

const ours = (): Broadcaster => {
  const realtime = createRealtime({
    ...realtimeApp,
    allowsOrigin: () => false,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    livingSessions: async (ids) => new Set(ids),
    log: pino({ enabled: false }),
  })
  return {
    server: createServer().on('upgrade', realtime.handleUpgrade),
    broadcast: () => realtime.publish(channel, event, data),
  }
}

const bare = (): Broadcaster => {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    socket.on('message', () => socket.send(joined))
    socket.send(establishedFrame('1.1'))
  })
  const sameBytes = Buffer.from(JSON.stringify({ event, channel, data: JSON.stringify(data) }))
  return {
    server,
    broadcast: () => {
      for (const socket of sockets.clients) socket.send(sameBytes, { binary: false })
    },
  }
}

const memory = async (): Promise<number> => {
  if (!globalThis.gc) throw new Error('node must be started with --expose-gc')
  for (let time = 0; time < 5; time++) {
    globalThis.gc()
    await wait(100)
  }
  return process.memoryUsage.rss()
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Runs in its own process, so CPU and memory are those of the servers alone. */
const serve = async (kinds: readonly RealtimeKind[]) => {
  const ports: RealtimePorts = {}
  const broadcasters = { ours: ours(), bare: bare() }
  for (const kind of kinds) ports[kind] = await listen(broadcasters[kind].server)
  let before = process.cpuUsage()
  const broadcast = (kind: RealtimeKind) => {
    before = process.cpuUsage()
    for (let index = 0; index < eventsPerRound; index++) broadcasters[kind].broadcast()
    return 0
  }
  const answers: Record<RealtimeCommand, () => number | Promise<number>> = {
    ours: () => broadcast('ours'),
    bare: () => broadcast('bare'),
    cpu: () => {
      const { user, system } = process.cpuUsage(before)
      return user + system
    },
    memory,
  }
  process.on('message', async (command: RealtimeCommand) => process.send?.(await answers[command]()))
  process.on('disconnect', () => process.exit(0))
  process.send?.(ports)
}

if (import.meta.main) await serve(realtimeKinds.filter((kind) => process.argv.includes(kind)))
