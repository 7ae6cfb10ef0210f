import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { against, type Measurement, print } from './measurement.ts'
import { connectClients } from './realtime-clients.ts'
import {
  eventsPerRound,
  type RealtimeCommand,
  type RealtimeKind,
  type RealtimePorts,
  realtimeKinds,
} from './realtime-server.ts'

const warmUpRounds = 2
const roundCount = 15
/** Each on servers that have just been started: what a process has grown to it does not give back. */
const memoryRounds = 3

/** What this process may hold open; it has the clients of both servers. */
const openFiles = (): number => {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } }
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY
}

/** `REALTIME_CLIENTS=500 node bench/realtime.ts` is a quick look. Fewer where files are short: the figure says how many. */
const clientCount = Math.min(
  Number(process.env.REALTIME_CLIENTS ?? 5000),
  Math.floor(openFiles() / realtimeKinds.length) - 100,
)

/** How far the nursery grows while clients come is no part of what one of them keeps. */
const smallNursery = ['--max-semi-space-size=1']

/** One kind of server, or both, in a process of its own. */
const startServers = async (kinds: readonly RealtimeKind[], flags: readonly string[] = []) => {
  const servers = fork(fileURLToPath(new URL('realtime-server.ts', import.meta.url)), kinds, {
    execArgv: [...process.execArgv, '--expose-gc', ...flags],
  })
  const ended = once(servers, 'exit').then(() => {
    throw new Error('the server ended before the measurement')
  })
  const unlessEnded = <Value>(value: Promise<Value>): Promise<Value> => Promise.race([value, ended])
  const answer = async () => (await unlessEnded(once(servers, 'message')))[0]
  const ports: RealtimePorts = await answer()
  return {
    ask: async (command: RealtimeCommand): Promise<number> => {
      servers.send(command)
      return answer()
    },
    connect: (kind: RealtimeKind, count = clientCount) =>
      unlessEnded(connectClients(ports[kind] ?? 0, count)),
    unlessEnded,
    stop: () => {
      ended.catch(() => {})
      servers.kill()
    },
  }
}

type Round = Record<RealtimeKind, number>

/** Microseconds of the server's CPU until one client has one event. */
const measureDeliveries = async (): Promise<Round[]> => {
  const deliveries = clientCount * eventsPerRound
  const servers = await startServers(realtimeKinds)
  const clients = { ours: await servers.connect('ours'), bare: await servers.connect('bare') }
  const rounds: Round[] = []
  for (let index = 0; index < warmUpRounds + roundCount; index++) {
    const round = { ours: 0, bare: 0 }
    for (const kind of index % 2 ? realtimeKinds : realtimeKinds.toReversed()) {
      const received = clients[kind].received(deliveries)
      await servers.ask(kind)
      await servers.unlessEnded(received)
      round[kind] = (await servers.ask('cpu')) / deliveries
    }
    if (index >= warmUpRounds) rounds.push(round)
  }
  for (const kind of realtimeKinds) clients[kind].close()
  servers.stop()
  return rounds
}

/** The first ones bring what a server loads and compiles for all; what each of the others adds is a client's own. */
const firstClients = Math.floor(clientCount / 5)

/** Kilobytes that one client more costs a server that has nothing else. */
const kilobytesEach = async (kind: RealtimeKind): Promise<number> => {
  const server = await startServers([kind], smallNursery)
  const first = await server.connect(kind, firstClients)
  const before = await server.ask('memory')
  const others = await server.connect(kind, clientCount - firstClients)
  const growth = (await server.ask('memory')) - before
  first.close()
  others.close()
  server.stop()
  return growth / (clientCount - firstClients) / 1000
}

const measureMemory = async (): Promise<Round[]> => {
  const rounds: Round[] = []
  while (rounds.length < memoryRounds)
    rounds.push({ ours: await kilobytesEach('ours'), bare: await kilobytesEach('bare') })
  return rounds
}

/** What a fan-out costs the server, and a client that only listens, against bare ws sending the same bytes. */
export const benchRealtime = async (): Promise<Measurement[]> => {
  const deliveries = await measureDeliveries()
  const memory = await measureMemory()
  const clients = `${clientCount.toLocaleString('en-US')} clients`
  return [
    {
      name: `Realtime event to ${clients}`,
      unit: 'µs CPU per delivery',
      ...against(deliveries, { ours: 'ours', reference: 'bare', called: 'bare ws, same bytes' }),
      target: 1.25,
    },
    {
      name: `Memory of an idle connection among ${clients}`,
      unit: 'kB',
      ...against(memory, { ours: 'ours', reference: 'bare', called: 'bare ws' }),
      target: 1.25,
    },
  ]
}

if (import.meta.main) print(await benchRealtime())
