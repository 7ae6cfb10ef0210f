import { surveySteps } from '@fieldhouse/contract/matching.answers'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { actorFacts, createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { entitlementGrants } from '../server/src/modules/accounts/accounts.tables.ts'
import { sessionLookup } from '../server/src/modules/accounts/session-lookup.queries.ts'
import { loadColleges } from '../server/src/modules/colleges/index.ts'
import { surveys } from '../server/src/modules/matching/matching.tables.ts'
import { findOwnerFor } from '../server/src/modules/matching/owner/owner.queries.ts'
import { sampleAnswers } from '../server/src/modules/matching/results/sample-athlete.data.ts'
import { refreshMatches } from '../server/src/modules/matching/stored/refresh-matches.ts'
import { loadSports } from '../server/src/modules/profiles/index.ts'
import { buildAthlete } from '../server/src/modules/profiles/profiles.factory.ts'
import { athletes } from '../server/src/modules/profiles/profiles.tables.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import { startSession } from '../server/src/platform/sessions/sessions.ts'
import { openPorts, type Ports } from '../server/src/ports.ts'
import { viewerReads } from '../server/src/viewer-facts.ts'
import { listen, openHanded } from './open-server.ts'
import { answerFor } from './server-process.ts'

export interface MatchingResultsServer {
  id: string
  token: string
  urls: Record<'app' | 'bare' | 'signedIn' | 'oneRow', string>
}

/** An athlete with a package, a completed survey, and stored matches. */
const buildMatched = async ({ database: { db } }: Ports): Promise<string> => {
  const page = await buildAthlete(db, { user: { gender: 'female' } })
  const [row] = await db.select({ id: athletes.user_id }).from(athletes).where(eq(athletes.id, page))
  if (!row) throw new Error('There is no athlete')
  const now = new Date()
  await db.insert(entitlementGrants).values({
    ...{ id: uuidv7(), user_id: row.id, what: 'best-college-match', source: 'grant' },
    ...{ from_at: now, until_at: null, created_at: now },
  })
  await db.insert(surveys).values({
    athlete_user_id: row.id,
    answers: Object.fromEntries(surveySteps.map((step) => [step, { ...sampleAnswers[step] }])),
    filter_disabled: [],
    version: surveySteps.length,
    completed_at: now,
    saved_at: now,
    is_stale: true,
  })
  if (!(await refreshMatches(db, row.id))) throw new Error('Nothing was scored')
  return row.id
}

const readPage = ({ database: { pool } }: Ports, id: string) =>
  pool.query<{ matches: string }>({
    name: 'page',
    text: 'select matches from matching_pages where athlete_user_id = $1 and number = $2',
    values: [id, 1],
  })

const path = '/api/bcm/:id/results'

/** The same questions as ours, who this is and whose matches, and then one row. */
const bareRoute = (ports: Ports): FastifyInstance => {
  const { db } = ports.database
  const app = Fastify()
  const findSession = sessionLookup(db, actorFacts, viewerReads)
  app.get<{ Params: { id: string } }>(path, async ({ headers, params }, reply) => {
    const session = await findSession(headers.authorization?.slice('Bearer '.length) ?? '')
    const owner = session && (await findOwnerFor(db, session.actor, params.id))
    if (!owner) return reply.code(404).send()
    const { rows } = await readPage(ports, params.id)
    return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0]?.matches}}`)
  })
  return app
}

/** Who this is, with the product's own session check, and then the row, whoever it is. */
const signedIn = (ports: Ports): FastifyInstance => {
  const app = Fastify()
  const findSession = sessionLookup(ports.database.db, actorFacts, viewerReads)
  app.get<{ Params: { id: string } }>(path, async ({ headers, params }, reply) => {
    const session = await findSession(headers.authorization?.slice('Bearer '.length) ?? '')
    if (!session) return reply.code(401).send()
    const { rows } = await readPage(ports, params.id)
    return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0]?.matches}}`)
  })
  return app
}

/** Nothing but the row, for anyone. */
const oneRow = (ports: Ports): FastifyInstance => {
  const app = Fastify()
  app.get<{ Params: { id: string } }>(path, async ({ params }, reply) => {
    const { rows } = await readPage(ports, params.id)
    return reply.type('application/json; charset=utf-8').send(`{"data":${rows[0]?.matches}}`)
  })
  return app
}

const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: process.env.DATABASE_URL })
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db } = ports.database
await loadSports(db)
await loadColleges(db)
const id = await buildMatched(ports)
const { token } = await startSession(db, { userId: id, remember: true })
const app = createApp(config, ports, {
  web: { render: async () => new Response(''), isDevelopment: false },
  isStopping: () => false,
})
const ready: MatchingResultsServer = {
  id,
  token,
  urls: {
    app: await listen(app),
    bare: await listen(bareRoute(ports)),
    signedIn: await listen(signedIn(ports)),
    oneRow: await listen(oneRow(ports)),
  },
}
answerFor(ready)
