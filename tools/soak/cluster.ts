import { setTimeout as delay } from 'node:timers/promises'
import { type FieldhouseService, startFieldhouse } from '../services/fieldhouse.ts'
import { freePort } from '../services/free-port.ts'
import { type PostgresService, startPostgres } from '../services/postgres.ts'
import { type RedisService, startRedis } from '../services/redis.ts'

/** One node of the product, which restarts at the same address. */
interface ClusterNode {
  readonly url: string
  readonly port: number
  crash(signal: NodeJS.Signals): Promise<void>
  restart(): Promise<void>
}

export interface Cluster {
  readonly postgres: PostgresService
  readonly redis: RedisService
  readonly nodes: readonly ClusterNode[]
  stop(): Promise<void>
}

const shared = { TRUST_PROXY: '1', LOG_LEVEL: 'error' }

const startNode = async (settings: Record<string, string>): Promise<ClusterNode> => {
  const port = await freePort()
  const start = () => startFieldhouse({ settings: { ...shared, ...settings, PORT: String(port) } })
  let running: FieldhouseService = await start()
  return {
    url: `http://localhost:${port}`,
    port,
    crash: async (signal) => {
      await running.stop(signal)
    },
    restart: async () => {
      running = await start()
    },
  }
}

/** Two nodes, a PostgreSQL that keeps what it has acknowledged, and a Redis that stores nothing. */
export const startCluster = async (prepare: (databaseUrl: string) => Promise<void>): Promise<Cluster> => {
  const postgres = await startPostgres({ durable: true })
  const redis = await startRedis()
  await prepare(postgres.url)
  const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
  const nodes = [await startNode(settings), await startNode(settings)]
  return {
    postgres,
    redis,
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.crash('SIGTERM')))
      await redis.stop()
      await postgres.stop()
    },
  }
}

/** The disturbances, in turn: each node is killed and stopped, and Redis loses its memory. */
const mishaps = (cluster: Cluster): readonly (() => Promise<void>)[] => {
  const crash = (place: number, signal: NodeJS.Signals) => async () => {
    const node = cluster.nodes[place]
    await node?.crash(signal)
    await node?.restart()
  }
  return [crash(0, 'SIGKILL'), () => cluster.redis.restart(), crash(1, 'SIGKILL'), crash(0, 'SIGTERM')]
}

/** Disturbs the cluster until it is stopped. Then everything runs again. */
export const disturb = async (cluster: Cluster, signal: AbortSignal, onMishap: () => void): Promise<void> => {
  const all = mishaps(cluster)
  for (let count = 0; !signal.aborted; count++) {
    await delay(500 + Math.random() * 1500)
    const mishap = all[count % all.length]
    await mishap?.()
    onMishap()
  }
}
