import Fastify, { type FastifyInstance } from 'fastify'
import { actorFacts } from '../server/src/app.ts'
import { buildUser } from '../server/src/modules/accounts/accounts.factory.ts'
import { sessionLookup } from '../server/src/modules/accounts/session-lookup.queries.ts'
import { rosterClaims } from '../server/src/modules/roster/roster.tables.ts'
import { buildRun } from '../server/src/modules/tasks/tasks.factory.ts'
import { reportHere } from '../server/src/modules/tasks/timer/running.queries.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { startSession } from '../server/src/platform/sessions/sessions.ts'
import type { Ports } from '../server/src/ports.ts'
import { viewerReads } from '../server/src/viewer-facts.ts'
import { openApp } from './messaging-app.ts'
import { listen } from './open-server.ts'
import { answerFor } from './server-process.ts'

interface WorkingCoach {
  id: string
  token: string
  task_id: string
}

export interface HeartbeatServer {
  coaches: WorkingCoach[]
  urls: Record<'app' | 'sameWork' | 'update', string>
}

interface Report {
  task_id: string
  idle_ms: number
  unbroken_ms: number
}

const answerOf = (measured: Awaited<ReturnType<typeof reportHere>>, now: Date) => ({
  data: {
    last_active_at: measured?.last_active_at.toISOString(),
    settled_at: measured?.settled_at.toISOString(),
    server_time: now.toISOString(),
  },
})

const update = `
  update tasks_running set last_seen_at = $1, last_active_at = case
    when $1::timestamptz - $2::float8 * interval '1 ms' - last_active_at < interval '60 s'
    then greatest(last_active_at, $1::timestamptz - $3::float8 * interval '1 ms') else last_active_at end
  where coach_id = $4 and task_id = $5 returning last_active_at, settled_at`

/** One prepared update by the driver, for whoever the caller claims to be. */
const bareUpdate = ({ database: { pool } }: Ports): FastifyInstance => {
  const app = Fastify()
  app.post<{ Body: Report }>('/api/panel/task/here', async ({ body, headers }) => {
    const now = new Date()
    const { rows } = await pool.query({
      name: 'bare_here',
      text: update,
      values: [now, body.unbroken_ms, body.idle_ms, headers['x-coach'], body.task_id],
    })
    return answerOf(rows[0], now)
  })
  return app
}

/** The same with the session of the caller, as every signed-in request needs it. */
const bareSession = (db: Db): FastifyInstance => {
  const app = Fastify()
  const findSession = sessionLookup(db, actorFacts, viewerReads)
  app.post<{ Body: Report }>('/api/panel/task/here', async ({ body, headers }, reply) => {
    const session = await findSession(headers.authorization?.slice('Bearer '.length) ?? '')
    if (session?.actor.type !== 'rsc') return reply.code(401).send()
    const now = new Date()
    return answerOf(await reportHere(db, { ...body, coach_id: session.actor.id, now }), now)
  })
  return app
}

const buildCoach = async (db: Db): Promise<WorkingCoach> => {
  const [id, athlete_user_id] = [await buildUser(db, { type: 'rsc' }), await buildUser(db)]
  await db.insert(rosterClaims).values({ athlete_user_id, success_coach_id: id, created_at: new Date() })
  const { token } = await startSession(db, { userId: id, remember: true })
  return { id, token, task_id: await buildRun(db, id, athlete_user_id) }
}

const buildCoaches = async ({ database: { db } }: Ports, count: number): Promise<WorkingCoach[]> => {
  const coaches: WorkingCoach[] = []
  for (let built = 0; built < count; built++) coaches.push(await buildCoach(db))
  return coaches
}

const { ports, url } = await openApp()
const { db } = ports.database
const ready: HeartbeatServer = {
  coaches: await buildCoaches(ports, Number(process.env.HEARTBEAT_COACHES)),
  urls: { app: url, sameWork: await listen(bareSession(db)), update: await listen(bareUpdate(ports)) },
}
answerFor(ready)
