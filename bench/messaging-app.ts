import Fastify from 'fastify'
import type pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { loadColleges } from '../server/src/modules/colleges/index.ts'
import { loadSports } from '../server/src/modules/profiles/index.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { startSession } from '../server/src/platform/sessions/sessions.ts'
import { openPorts, type Ports } from '../server/src/ports.ts'
import { listen, openHanded } from './open-server.ts'

/** A request to the API. */
export interface Question {
  path: string
  headers: Record<string, string>
}

/** A request, and the number of database pages it touches. */
export interface MeasuredQuestion extends Question {
  pages: number
}

/** The same requests through the whole application, and through a route that only sends the statements. */
export interface MeasuredServer<Case extends string> {
  urls: Record<'app' | 'bare', string>
  questions: Record<Case, MeasuredQuestion>
}

export const openApp = async (
  databaseUrl = process.env.DATABASE_URL,
): Promise<{ ports: Ports; url: string; close(): Promise<void> }> => {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl })
  const ports = { ...(await openPorts(config)), limiter: openHanded }
  await loadSports(ports.database.db)
  await loadColleges(ports.database.db)
  const app = createApp(config, ports, {
    web: { render: async () => new Response(''), isDevelopment: false },
    isStopping: () => false,
  })
  const close = async () => {
    await app.close()
    await ports.close()
  }
  return { ports, url: await listen(app), close }
}

export const signIn = async (db: Db, userId: string): Promise<Question['headers']> => {
  const { token } = await startSession(db, { userId, remember: true })
  return { authorization: `Bearer ${token}` }
}

/** A statement exactly as the product passes it to the driver. */
export interface Statement {
  config: pg.QueryConfig
  values: unknown[]
}

/** Listens to the pool while one request is answered. */
export const recorded = async (pool: pg.Pool, ask: () => Promise<unknown>): Promise<Statement[]> => {
  const heard: Statement[] = []
  const query = pool.query
  const listening = (config: pg.QueryConfig, values: unknown[]) => {
    heard.push({ config, values })
    return Reflect.apply(query, pool, [config, values])
  }
  Object.assign(pool, { query: listening })
  await ask()
  Object.assign(pool, { query })
  return heard
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

const pagesOf = async (pool: pg.Pool, statements: readonly Statement[]): Promise<number> => {
  let pages = 0
  for (const { config, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${config.text}`,
      values,
    )
    for (const { 'QUERY PLAN': plans } of rows)
      pages += plans[0].Plan['Shared Hit Blocks'] + plans[0].Plan['Shared Read Blocks']
  }
  return pages
}

/** Measures what each request costs the database, and opens the route that sends the same statements. */
export const measuredServer = async <Case extends string>(
  { database: { pool } }: Ports,
  url: string,
  questions: Record<Case, Question>,
  { sendsRows = false } = {},
): Promise<MeasuredServer<Case>> => {
  const bare = Fastify()
  const measured = {} as Record<Case, MeasuredQuestion>
  for (const [name, question] of Object.entries(questions) as [Case, Question][]) {
    const { path, headers } = question
    const ask = async () => {
      const answer = await fetch(`${url}${path}`, { headers })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      await answer.text()
    }
    // One warm-up request, so things that the first one marks or caches don't count.
    await ask()
    const statements = await recorded(pool, ask)
    measured[name] = { ...question, pages: await pagesOf(pool, statements) }
    bare.get(`/${name}`, async () => {
      const rows: unknown[] = []
      for (const { config, values } of statements) rows.push(...(await pool.query(config, values)).rows)
      return { rows: sendsRows ? rows : rows.length }
    })
  }
  return { urls: { app: url, bare: await listen(bare) }, questions: measured }
}
