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
/** Each runs on new servers, because a process doesn't give back the memory it has grown to. */
const memoryRounds = 3

/** The open-file limit of this process, which has the clients of both servers. */
const openFiles = (): number => {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } }
  return Number(userLimits?.open_files.soft) || Number.POSITIVE_INFINITY
}

/**
 * `REALTIME_CLIENTS=500 node bench/realtime.ts` is a quick run. Uses fewer if the file limit is low, and the result
 * shows how many.
 */
const clientCount = Math.min(
  Number(process.env.REALTIME_CLIENTS ?? 5000),
  Math.floor(openFiles() / realtimeKinds.length) - 100,
)

/** The growth of the nursery while clients connect is not part of a client's memory. */
const smallNursery = ['--max-semi-space-size=1']

/** One kind of server, or both, in its own process. */
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

/** Microseconds of server CPU to deliver one event to one client. */
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

/** The first clients include what a server loads and compiles for all. The rest show the cost of one client. */
const firstClients = Math.floor(clientCount / 5)

/** Kilobytes that one more client costs an idle server. */
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

/** The cost of a fan-out, and of an idle client, compared with bare ws that sends the same bytes. */
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
