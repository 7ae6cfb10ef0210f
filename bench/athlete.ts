import { fileURLToPath } from 'node:url'
import { startPostgres } from '../tools/services/postgres.ts'
import type { AthleteServer } from './athlete-server.ts'
import type { Shot } from './load.ts'
import { against, type Measurement, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { startServerProcess } from './server-process.ts'

/**
 * The CPU cost of reading an athlete's page, compared with bare routes that read the same: table by table, and as one
 * row.
 */
export const benchAthlete = async (): Promise<Measurement[]> => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<AthleteServer>(
    fileURLToPath(new URL('athlete-server.ts', import.meta.url)),
    { DATABASE_URL: postgres.url },
  )
  const { slug, urls, roundTrips } = server.ready
  const shot = (url: string): Shot => ({ url: `${url}/api/athlete/${slug}` })
  const rounds = await measureRounds(
    { app: shot(urls.app), manyTables: shot(urls.manyTables), oneRow: shot(urls.oneRow) },
    // The database's work for an answer is part of its cost.
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 1500 },
  )
  const visit = (url: string): Shot => ({ url: `${url}/${slug}`, headers: { accept: 'text/html' } })
  const visits = await measureRounds(
    { app: visit(urls.app), sameBytes: visit(urls.sameBytes) },
    { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 1500 },
  )
  await server.stop()
  await postgres.stop()
  const name = 'GET /api/athlete/{slug}, all sections'
  return [
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, {
        ours: 'app',
        reference: 'manyTables',
        called: 'bare route, json_agg over its tables',
      }),
      target: 0.7,
    },
    {
      name,
      unit: 'µs CPU',
      ...against(rounds, { ours: 'app', reference: 'oneRow', called: 'bare route, one row' }),
    },
    {
      name: '/{slug}, the cached page for visitors',
      unit: 'µs CPU',
      ...against(visits, {
        ours: 'app',
        reference: 'sameBytes',
        called: 'bare route, same bytes from memory',
      }),
      // At least half the requests of the reference.
      target: 2,
    },
    {
      name: 'Saving one entry of a section, round trips to the database',
      unit: '',
      value: roundTrips,
      // `begin`, the write, and `commit`, plus three more.
      target: 6,
    },
  ]
}

if (import.meta.main) print(await benchAthlete())
