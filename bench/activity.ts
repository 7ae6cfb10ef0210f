import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { ActivityServer } from './activity-server.ts'
import { against, type Measurement, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

/** Each has a log of 1,000 events. `ACTIVITY_ATHLETES=1 node bench/activity.ts` is a quick run. */
const athletes = process.env.ACTIVITY_ATHLETES ?? '300'

/** The CPU cost of reading a whole activity log, compared with the statements alone. */
export const benchActivity = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<ActivityServer>(
    fileURLToPath(new URL('activity-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url, ACTIVITY_ATHLETES: athletes },
  )
  const { urls, questions } = server.ready
  const { path, headers } = questions.log
  const rounds = await measureRounds(
    { app: { url: `${urls.app}${path}`, headers }, bare: { url: `${urls.bare}/log` } },
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 60 },
  )
  await server.stop()
  await postgres.stop()
  return [
    {
      name: 'GET /api/activity-log, 1,000 events',
      unit: 'µs CPU',
      ...against(rounds, { ours: 'app', reference: 'bare', called: 'only the same SQL, rows read' }),
      target: 2,
    },
  ]
}

if (import.meta.main) print(await benchActivity())
