import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'
import { measureRounds } from './rounds.ts'
import { type SearchCase, type Statement, searchCaseNames, searchCases } from './search-cases.ts'
import type { SearchServer } from './search-server.ts'
import { fillSqlite, sqliteQuestion } from './search-sqlite.ts'
import { startServerProcess } from './server-process.ts'
import { slowest } from './slowest.ts'

/** `SEARCH_SIZES=10000 node bench/search.ts` is a quick run. */
const sizes = (process.env.SEARCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)

type Times = Record<'app' | 'sql' | 'sqlite', number>

const searchServer = fileURLToPath(new URL('search-server.ts', import.meta.url))

const asking = (url: string, name: SearchCase) => () =>
  fetch(`${url}/api/search?${searchCases[name].query}`).then((answer) => answer.text())

/** Like at a family's home: the demo world in the embedded database. */
const measureEmbedded = async (): Promise<Measurement[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-search-'))
  const server = await startServerProcess<SearchServer>(searchServer, {
    DATA_DIR: folder,
    SEARCH_ATHLETES: '3000',
  })
  const measurements: Measurement[] = []
  for (const name of searchCaseNames) {
    const { app } = await slowest({ app: asking(server.ready.urls.app, name) })
    measurements.push({
      name: `Search by ${searchCases[name].title} in the demo world, embedded, p95`,
      unit: 'ms',
      value: app,
      target: 50,
    })
  }
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  return measurements
}

const sendAll = async (client: pg.Client, statements: readonly Statement[]) => {
  for (const { text, values } of statements) await client.query(text, values)
}

const measureSize = async (athletes: number, isLargest: boolean) => {
  const postgres = await startPostgres({ durable: false })
  const server = await startServerProcess<SearchServer>(searchServer, {
    DATABASE_URL: postgres.url,
    SEARCH_ATHLETES: String(athletes),
  })
  const { urls, statements } = server.ready
  const sqlite = await fillSqlite(postgres.url)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const byCase = new Map<SearchCase, Times>()
  for (const name of searchCaseNames)
    byCase.set(
      name,
      await slowest({
        app: asking(urls.app, name),
        sql: () => sendAll(client, statements[name]),
        sqlite: sqliteQuestion(sqlite, name),
      }),
    )
  const list = isLargest
    ? await measureRounds(
        {
          app: { url: `${urls.app}/api/search?${searchCases.filters.query}` },
          bare: { url: `${urls.bare}/filters` },
        },
        { cpu: async () => (await server.cpu()) + (await postgresCpu(postgres.pid)), requestsPerRound: 300 },
      )
    : []
  await client.end()
  sqlite.close()
  await server.stop()
  await postgres.stop()
  return { athletes, byCase, list }
}

const rowsOf = (
  athletes: number,
  byCase: ReadonlyMap<SearchCase, Times>,
  isLargest: boolean,
): Measurement[] =>
  [...byCase].flatMap(([name, { app, sql, sqlite }]) => {
    const whole = {
      name: `Search by ${searchCases[name].title} among ${athletes.toLocaleString('en-US')}, p95`,
      unit: 'ms',
      value: app,
    }
    if (!isLargest) return [whole]
    return [
      { ...whole, target: 50 },
      { ...whole, reference: { name: 'only the same SQL', value: sql, ratio: app / sql }, target: 2 },
      { ...whole, reference: { name: 'SQLite FTS5', value: sqlite, ratio: app / sqlite } },
    ]
  })

/** How long a search takes through the whole API, and how that grows with the number of athletes. */
export const benchSearch = async (): Promise<Measurement[]> => {
  const measurements = await measureEmbedded()
  const largest = Math.max(...sizes)
  for (const size of sizes) {
    const { athletes, byCase, list } = await measureSize(size, size === largest)
    measurements.push(...rowsOf(athletes, byCase, size === largest))
    if (list.length === 0) continue
    measurements.push({
      name: 'A list of 15 with its count, by filters',
      unit: 'µs CPU',
      ...against(list, { ours: 'app', reference: 'bare', called: 'bare Fastify and pg, the same SQL' }),
      target: 1.11,
    })
  }
  return measurements
}

if (import.meta.main) print(await benchSearch())
