import Fastify from 'fastify'
import type pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { copyInto } from '../server/src/demo/copy-into.ts'
import { fillDemoWorld } from '../server/src/demo/fill-demo-world.ts'
import { createDemoWorld } from '../server/src/demo/world.ts'
import { users } from '../server/src/modules/accounts/accounts.tables.ts'
import { loadSports } from '../server/src/modules/profiles/index.ts'
import { searchAthletes, searchSpellings } from '../server/src/modules/search/search.tables.ts'
import { openPorts } from '../server/src/ports.ts'
import { listen, openHanded } from './open-server.ts'
import { type SearchCase, type Statement, searchCaseNames, searchCases } from './search-cases.ts'
import { answerFor } from './server-process.ts'

export interface SearchServer {
  urls: Record<'app' | 'bare', string>
  /** The statements that the product sends for each case. */
  statements: Record<SearchCase, Statement[]>
}

/** The part of the demo world that search uses. PostgreSQL only. */
const copy = async (pool: pg.Pool, athletes: number) => {
  const world = await createDemoWorld({ athletes })
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await copyInto(
    client,
    users,
    Iterator.from(world.users()).filter(({ type }) => type === 'athlete'),
  )
  await copyInto(client, searchSpellings, world.searchSpellings())
  await copyInto(client, searchAthletes, world.search())
  for (const table of ['search_athletes', 'search_spellings']) await client.query(`vacuum analyze ${table}`)
  client.release()
}

/** Listens to the pool while one request is answered. */
const recorded = async (pool: pg.Pool, ask: () => Promise<unknown>): Promise<Statement[]> => {
  const heard: Statement[] = []
  const query = pool.query
  const listening = (config: { text: string }, values: unknown[]) => {
    heard.push({ text: config.text, values })
    return Reflect.apply(query, pool, [config, values])
  }
  Object.assign(pool, { query: listening })
  await ask()
  Object.assign(pool, { query })
  return heard
}

const { DATABASE_URL, DATA_DIR } = process.env
const config = readConfig({ NODE_ENV: 'test', DATABASE_URL, DATA_DIR })
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db, pool } = ports.database
const athletes = Number(process.env.SEARCH_ATHLETES)
await loadSports(db)
if (DATABASE_URL) await copy(pool, athletes)
else await fillDemoWorld(db, { athletes })
const app = createApp(config, ports, {
  web: { render: async () => new Response(''), isDevelopment: false },
  isStopping: () => false,
})
const urls = { app: await listen(app), bare: '' }
const statements = {} as Record<SearchCase, Statement[]>
for (const name of searchCaseNames) {
  const ask = () => fetch(`${urls.app}/api/search?${searchCases[name].query}`).then((answer) => answer.text())
  // One warm-up request, so values that are cached for a while are not queried again.
  await ask()
  statements[name] = await recorded(pool, ask)
}

/** The same statements, and the rows of the last one as JSON. */
const bare = Fastify()
for (const name of searchCaseNames)
  bare.get(`/${name}`, async () => {
    let rows: unknown[] = []
    for (const { text, values } of statements[name]) rows = (await pool.query(text, values)).rows
    return { data: rows }
  })
urls.bare = await listen(bare)
const ready: SearchServer = { urls, statements }
answerFor(ready)
