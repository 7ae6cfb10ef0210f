import { actorOf } from '@fieldhouse/contract/actor.factory'
import { endpoint } from '@fieldhouse/contract/endpoint'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { actorFacts, createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config.ts'
import { buildUser } from '../server/src/modules/accounts/accounts.factory.ts'
import { sessionLookup } from '../server/src/modules/accounts/session-lookup.queries.ts'
import { createUserReader } from '../server/src/modules/accounts/show-user.ts'
import { bind, type Caller } from '../server/src/platform/http/bind.ts'
import { callerOf } from '../server/src/platform/http/caller.factory.ts'
import { createHttpServer } from '../server/src/platform/http/http-server.ts'
import { mount } from '../server/src/platform/http/mount.ts'
import { startSession } from '../server/src/platform/sessions/sessions.ts'
import { openPorts, type Ports } from '../server/src/ports.ts'
import { viewerReads } from '../server/src/viewer-facts.ts'
import { listen, openHanded } from './open-server.ts'
import { answerFor } from './server-process.ts'

export interface BinderServer {
  /** More than there are connections, so no two requests share the lookup of a session. */
  tokens: string[]
  urls: Record<'app' | 'sameWork' | 'constant' | 'bound' | 'bareBody', string>
}

/** The same lookup, query, and answer as GET /api/user, and nothing else. */
const bareUser = ({ database: { db } }: Ports): FastifyInstance => {
  const app = Fastify()
  const findSession = sessionLookup(db, actorFacts, viewerReads)
  const readUser = createUserReader(viewerReads)
  app.get('/api/user', async (request, reply) => {
    const session = await findSession(request.headers.authorization?.slice('Bearer '.length) ?? '', true)
    if (!session) return reply.code(401).send()
    return { data: session.user ?? (await readUser(db, session.actor)) }
  })
  return app
}

const constantUser = (answer: object): FastifyInstance => {
  const app = Fastify()
  app.get('/api/user', async () => answer)
  return app
}

const stat = z.object({
  season: z.string(),
  games: z.number(),
  points: z.number(),
  note: z.string().nullable(),
})
const stats = Array.from({ length: 14 }, (_, index) => ({
  season: `${2010 + index}`,
  games: index,
  points: index * 11.5,
  note: index % 2 ? 'all conference' : null,
}))

const saveGame = endpoint({
  method: 'POST',
  path: '/games',
  guard: 'auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'A form of six fields that is answered with 1 kB',
  body: z.object({
    opponent: z.string().trim().min(3).max(100),
    contact: z.email(),
    points: z.number().int().min(0),
    is_home: z.boolean(),
    level: z.enum(['school', 'club', 'camp']),
    note: z.string().max(5000).optional(),
  }),
  output: z.object({ data: z.object({ opponent: z.string(), points: z.number(), stats: z.array(stat) }) }),
})

const caller: Caller = callerOf({ actor: actorOf('athlete') })

const boundForm = ({ log, database: { db } }: Ports): FastifyInstance => {
  const app = createHttpServer({ log, trustProxy: false })
  const endpoints = bind(
    { saveGame },
    { saveGame: ({ body: { opponent, points } }) => ({ data: { opponent, points, stats } }) },
  )
  mount(app, endpoints, { db, limiter: openHanded, identify: async () => caller })
  return app
}

const bareForm = (): FastifyInstance => {
  const app = Fastify()
  app.post<{ Body: { opponent: string; points: number } }>(
    '/api/games',
    async ({ body: { opponent, points } }) => ({ data: { opponent, points, stats } }),
  )
  return app
}

const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: process.env.DATABASE_URL })
const ports = { ...(await openPorts(config)), limiter: openHanded }
const { db } = ports.database
const userId = await buildUser(db)
const sessions = await Promise.all(
  Array.from({ length: 100 }, () => startSession(db, { userId, remember: true })),
)
const tokens = sessions.map(({ token }) => token)
const app = createApp(config, ports, {
  web: { render: async () => new Response(''), isDevelopment: false },
  isStopping: () => false,
})
const appUrl = await listen(app)
const answer = await fetch(`${appUrl}/api/user`, { headers: { authorization: `Bearer ${tokens[0]}` } })
const ready: BinderServer = {
  tokens,
  urls: {
    app: appUrl,
    sameWork: await listen(bareUser(ports)),
    constant: await listen(constantUser((await answer.json()) as object)),
    bound: await listen(boundForm(ports)),
    bareBody: await listen(bareForm()),
  },
}
answerFor(ready)
