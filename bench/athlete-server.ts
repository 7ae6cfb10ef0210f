import { actorOf } from '@fieldhouse/contract/actor.factory'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { buildUser } from '../server/src/modules/accounts/accounts.factory.ts'
import { loadSports } from '../server/src/modules/profiles/index.ts'
import { findParts } from '../server/src/modules/profiles/page/parts.queries.ts'
import { buildAthlete } from '../server/src/modules/profiles/profiles.factory.ts'
import * as entries from '../server/src/modules/profiles/sections/save-entries.ts'
import { saveMetric } from '../server/src/modules/profiles/sections/save-metric.ts'
import { saveSeason } from '../server/src/modules/profiles/sections/save-season.ts'
import { saveEducation, saveQuote } from '../server/src/modules/profiles/sections/save-singles.ts'
import { loadBuiltWeb } from '../server/src/platform/http/web.ts'
import { openPorts, type Ports } from '../server/src/ports.ts'
import { heardStatements } from './heard-statements.ts'
import { listen, openHanded } from './open-server.ts'
import { answerFor } from './server-process.ts'

export interface AthleteServer {
  slug: string
  urls: Record<'app' | 'manyTables' | 'oneRow' | 'sameBytes', string>
  /** Round trips between the application and the database to save one entry of a section. */
  roundTrips: number
}

const slug = 'amara-whitlock'

/** Prepared bytes. Packing them for each request would measure the packing. */
const visitorHeaders = { accept: 'text/html', 'accept-encoding': 'identity' }

/** An athlete with something in every section. */
const fillPage = async ({ database: { db } }: Ports) => {
  const id = await buildAthlete(db, { slug, position: 'SG', class_year: 2027, height_cm: 178, weight_kg: 69 })
  const admin = { ...actorOf('admin'), id: await buildUser(db, { type: 'admin' }) }
  for (let season = 2020; season < 2026; season++)
    await saveSeason(db, admin, id, {
      type: season % 2 ? 'high_school' : 'aau',
      season,
      team: 'Varsity',
      values: {
        gp: 27,
        fgm: 180,
        fga: 380,
        tpm: 60,
        tpa: 150,
        ftm: 110,
        fta: 128,
        apg: 4.7,
        spg: 2.9,
        to: 2.6,
      },
      source: 'coach',
    })
  for (const key of [
    'wingspan',
    'standing_reach',
    'weight',
    'max_vertical',
    'lane_agility',
    'sprint',
    'shuttle',
  ])
    await saveMetric(db, admin, id, { key, value: 80, measured_on: '2026-07-02', source: 'event' })
  for (let year = 2020; year < 2026; year++) {
    await entries.saveAward(db, admin, id, { title: 'First team all-state', year, level: 'State' })
    await entries.saveGoal(db, admin, id, { kind: 'athletic', text: 'Start as a freshman' })
    await entries.saveAnswer(db, admin, id, {
      question_id: 1,
      text: 'Dishes, then film. My brother picks the clip.',
    })
    await entries.savePress(db, admin, id, {
      title: 'Whitlock’s 34 ends the run',
      link: 'https://example.com',
    })
    await entries.saveEvent(db, admin, id, { title: 'vs Summit Lake', date: '2026-12-02' })
  }
  await entries.saveCoach(db, admin, id, { name: 'Dana Ferreira', position: 'Head coach' })
  await saveEducation(db, admin, id, { gpa: 3.87, sat: 1310, intended_majors: ['Kinesiology'], honors: [] })
  await saveQuote(db, admin, id, { text: 'She asks for the matchup nobody wants.' })
  const statements = await heardStatements(() =>
    entries.saveAward(db, admin, id, { title: 'Player of the year', year: 2026 }),
  )
  return { id, roundTrips: statements.length }
}

/** The page a visitor gets from the cache. */
const sameBytes = async (url: string): Promise<FastifyInstance> => {
  const page = await fetch(url, { headers: visitorHeaders })
  const bytes = Buffer.from(await page.arrayBuffer())
  const app = Fastify()
  app.get('/:slug', (_request, reply) => reply.type('text/html; charset=utf-8').send(bytes))
  return app
}

const bare = (pool: pg.Pool, query: pg.QueryConfig, present: (row: object) => string): FastifyInstance => {
  const app = Fastify()
  app.get('/api/athlete/:slug', async (_request, reply) => {
    const { rows } = await pool.query(query)
    return reply.type('application/json; charset=utf-8').send(present(rows[0]))
  })
  return app
}

const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: process.env.DATABASE_URL })
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db, pool } = ports.database
await loadSports(db)
const { id, roundTrips } = await fillPage(ports)
const app = createApp(config, ports, {
  web: await loadBuiltWeb(),
  isStopping: () => false,
})
const { sql: text, params: values } = findParts(db, [id]).toSQL()
const appUrl = await listen(app)
const ready: AthleteServer = {
  slug,
  roundTrips,
  urls: {
    app: appUrl,
    sameBytes: await listen(await sameBytes(`${appUrl}/${slug}`)),
    manyTables: await listen(
      bare(pool, { name: 'parts', text, values }, (row) => JSON.stringify({ data: row })),
    ),
    oneRow: await listen(
      bare(
        pool,
        {
          name: 'row',
          text: `select page from profiles_documents inner join profiles_athletes on id = athlete_id where slug = $1`,
          values: [slug],
        },
        (row) => `{"data":${'page' in row ? row.page : ''}}`,
      ),
    ),
  },
}
answerFor(ready)
