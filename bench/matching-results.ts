import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { Shot } from './load.ts'
import type { MatchingResultsServer } from './matching-results-server.ts'
import { against, type Measurement, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

/** The CPU cost of a page of stored matches, next to bare routes that read one row. */
export const benchMatchingResults = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<MatchingResultsServer>(
    fileURLToPath(new URL('matching-results-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url },
  )
  const { id, token, urls } = server.ready
  const shot = (url: string): Shot => ({
    url: `${url}/api/bcm/${id}/results`,
    headers: { authorization: `Bearer ${token}` },
  })
  const rounds = await measureRounds(
    {
      app: shot(urls.app),
      bare: shot(urls.bare),
      signedIn: shot(urls.signedIn),
      oneRow: shot(urls.oneRow),
    },
    // The database's work for an answer is part of its cost.
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 800 },
  )
  await server.stop()
  await postgres.stop()
  const name = 'GET /api/bcm/{id}/results, 15 stored matches'
  return [
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, {
        ours: 'app',
        reference: 'bare',
        called: 'bare route, the same checks and one row',
      }),
      target: 1.3,
    },
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, {
        ours: 'app',
        reference: 'signedIn',
        called: 'bare route, our session check and one row',
      }),
    },
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, { ours: 'app', reference: 'oneRow', called: 'bare route, only the row' }),
    },
  ]
}

if (import.meta.main) print(await benchMatchingResults())
