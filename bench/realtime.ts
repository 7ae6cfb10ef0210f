import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { WebSocket, WebSocketServer } from 'ws'
import { createRealtime } from '../server/src/platform/realtime/pusher-server.ts'
import { against, type Measurement, print } from './measurement.ts'

const clientCount = 1_000
const warmUpRounds = 2
const roundCount = 15
const longest = 55_000
const eventsPerRound = 10
const [channel, event, data] = ['news', 'SendMessage', { id: 'a1', text: 'x'.repeat(400) }] as const

/** What a server says to a client that is in the channel from now on. */
const joined = 'subscription_succeeded'

const kinds = ['ours', 'bare'] as const
type Kind = (typeof kinds)[number]

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Runs in a process of its own, so that its CPU time is that of the servers alone. */
const serve = async () => {
  const tell = (message: object) => process.send?.(message)
  const realtime = createRealtime({
    key: 'bench',
    secret: 'bench',
    allowsOrigin: () => false,
    livingSessions: async () => new Set(),
    log: pino({ enabled: false }),
  })
  const ours = createServer().on('upgrade', realtime.handleUpgrade)
  const bare = createServer()
  const bareSockets = new WebSocketServer({ server: bare, perMessageDeflate: false })
  bareSockets.on('connection', (socket) => socket.on('message', () => socket.send(joined)))
  const sameBytes = Buffer.from(JSON.stringify({ event, channel, data: JSON.stringify(data) }))
  const broadcast: Record<Kind, () => void> = {
    ours: () => realtime.publish(channel, event, data),
    bare: () => {
      for (const socket of bareSockets.clients) socket.send(sameBytes, { binary: false })
    },
  }
  let before = process.cpuUsage()
  process.on('message', (command: Kind | 'delivered') => {
    if (command === 'delivered') {
      const { user, system } = process.cpuUsage(before)
      return tell({ cpu: user + system })
    }
    before = process.cpuUsage()
    for (let index = 0; index < eventsPerRound; index++) broadcast[command]()
  })
  tell({ ours: await listen(ours), bare: await listen(bare) })
}

const connectClient = async (port: number): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/bench?protocol=7`, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
  for await (const [text] of on(socket, 'message')) if (text.includes(joined)) break
  return socket
}

const connectClients = async (port: number) => {
  const sockets: WebSocket[] = []
  // One after the other: a thousand at once overflow the backlog of the listening socket.
  while (sockets.length < clientCount) sockets.push(await connectClient(port))
  let received = 0
  let finish = () => {}
  for (const socket of sockets) {
    socket.on('message', () => {
      received += 1
      if (received === clientCount * eventsPerRound) finish()
    })
  }
  return {
    /** Waits until every client has got every event of a round that starts now. */
    delivery: () => {
      received = 0
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    },
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** CPU of the server per event and client at a fan-out to 1,000 clients, against bare ws sending the same bytes. */
export const benchRealtime = async (): Promise<Measurement[]> => {
  const server = fork(fileURLToPath(import.meta.url), { timeout: longest })
  const ended = once(server, 'exit').then(() => {
    throw new Error('the server ended before the measurement')
  })
  const unlessEnded = <Value>(value: Promise<Value>): Promise<Value> => Promise.race([value, ended])
  const answer = async () => (await unlessEnded(once(server, 'message')))[0]

  const ports: Record<Kind, number> = await answer()
  const clients = { ours: await connectClients(ports.ours), bare: await connectClients(ports.bare) }

  /** Microseconds for one delivery. */
  const measure = async (kind: Kind): Promise<number> => {
    const delivery = clients[kind].delivery()
    server.send(kind)
    await unlessEnded(delivery)
    server.send('delivered')
    const { cpu }: { cpu: number } = await answer()
    return cpu / (clientCount * eventsPerRound)
  }

  const rounds: Record<Kind, number>[] = []
  for (let index = 0; index < warmUpRounds + roundCount; index++) {
    const round = { ours: 0, bare: 0 }
    for (const kind of index % 2 ? kinds : kinds.toReversed()) round[kind] = await measure(kind)
    if (index >= warmUpRounds) rounds.push(round)
  }
  for (const kind of kinds) clients[kind].close()
  ended.catch(() => {})
  server.kill()
  return [
    {
      name: `Realtime event to ${clientCount} clients`,
      unit: 'µs CPU per delivery',
      ...against(rounds, { ours: 'ours', reference: 'bare', called: 'bare ws, same bytes' }),
      target: 1.25,
    },
  ]
}

if (import.meta.main && process.send) await serve()
else if (import.meta.main) print(await benchRealtime())
