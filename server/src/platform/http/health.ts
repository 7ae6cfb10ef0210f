import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/database.ts'

/** /healthz: the process is alive. /readyz: it can serve. If not, load balancers send requests elsewhere. */
export const health = (app: FastifyInstance, db: Db, isStopping: () => boolean): void => {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      await db.execute(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database away' })
    }
  })
}
