import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/database.ts'

/** /healthz: the process lives. /readyz: it can serve; load balancers send requests elsewhere while it says no. */
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
