import { fileURLToPath } from 'node:url'
import { hereEvery } from '@fieldhouse/contract/tasks.rules'
import { startPostgres } from '../tools/services/postgres.ts'
import type { HeartbeatServer } from './heartbeat-server.ts'
import { load, type Shots } from './load.ts'
import { against, type Measurement, median, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

const target = 1.3
/** `HEARTBEAT_COACHES=100 node bench/heartbeat.ts` is a quick run. */
const coachCount = Number(process.env.HEARTBEAT_COACHES ?? 1000)

/** The report of one coach after the other. */
const reportsTo = (url: string, { coaches }: HeartbeatServer): Shots => {
  const shots = coaches.map(({ id, token, task_id }) => {
    const body = JSON.stringify({ task_id, idle_ms: 1200, unbroken_ms: 10_000 })
    return {
      url: `${url}/api/panel/task/here`,
      method: 'POST' as const,
      headers: {
        authorization: `Bearer ${token}`,
        'x-coach': id,
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(body)}`,
      },
      body,
    }
  })
  return (index) => shots[index % shots.length] as (typeof shots)[number]
}

/** Every coach reports, as fast as one node can take it. */
const measureFullHouse = async (shots: Shots, cpu: () => Promise<number>) => {
  const rounds: { perSecond: number; cpu: number }[] = []
  for (let round = 0; round < 7; round++) {
    const [before, from] = [await cpu(), performance.now()]
    await load(shots, coachCount)
    const seconds = (performance.now() - from) / 1000
    rounds.push({ perSecond: coachCount / seconds, cpu: ((await cpu()) - before) / coachCount })
  }
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    cpu: median(rounds.map((round) => round.cpu)),
  }
}

/** COA-04: the cost of "I am here", which every page of a working coach sends every ten seconds. */
export const benchHeartbeat = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<HeartbeatServer>(
    fileURLToPath(new URL('heartbeat-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, HEARTBEAT_COACHES: `${coachCount}` },
  )
  const { urls } = server.ready
  const shots = {
    app: reportsTo(urls.app, server.ready),
    sameWork: reportsTo(urls.sameWork, server.ready),
    update: reportsTo(urls.update, server.ready),
  }
  const rounds = await measureRounds(shots, { cpu: server.cpu, requestsPerRound: coachCount })
  const withDatabase = async () => (await server.cpu()) + (await postgresCpu(postgres.pid))
  const { perSecond, cpu } = await measureFullHouse(shots.app, withDatabase)
  await server.stop()
  await postgres.stop()
  const unit = 'µs CPU'
  const needed = coachCount / (hereEvery / 1000)
  return [
    {
      name: 'POST /api/panel/task/here, the report every 10 s',
      unit,
      ...against(rounds, {
        ours: 'app',
        reference: 'sameWork',
        called: 'bare route, the session and the update',
      }),
      target,
    },
    {
      name: 'POST /api/panel/task/here, the report every 10 s',
      unit,
      ...against(rounds, { ours: 'app', reference: 'update', called: 'bare route, the update alone' }),
      target,
    },
    {
      name: `${coachCount} coaches at work: reports per second that one node can take (they send ${needed})`,
      unit: '',
      value: perSecond,
    },
    {
      name: `${coachCount} coaches at work: share of one core, with PostgreSQL`,
      unit: '%',
      value: (cpu * needed) / 10_000,
      target: 50,
    },
  ]
}

if (import.meta.main) print(await benchHeartbeat())
