import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** ADM-06: how the system is doing, counted by its own nodes. Only admins read it. */

export const healthStates = ['good', 'watch', 'bad'] as const
export type HealthState = (typeof healthStates)[number]

const check = z.object({
  key: z.enum(['database', 'queue', 'email', 'charges', 'storage', 'errors', 'nodes']),
  state: z.enum(healthStates),
  title: z.string(),
  text: z.string(),
  /** What to do about it. Null if all is well. */
  advice: z.string().nullable(),
})
export type HealthCheck = z.output<typeof check>

const count = z.number().int().min(0)

const queue = z.object({
  name: z.string(),
  title: z.string(),
  waiting: count,
  running: count,
  /** Failed, and waiting for another try. */
  retrying: count,
  /** Given up. */
  failed: count,
  /** In the last hour. */
  done: count,
})
export type HealthQueue = z.output<typeof queue>

const route = z.object({
  method: z.string(),
  /** The pattern of the address, without anybody's id. All pages count as one. */
  route: z.string(),
  answered: count,
  refused: count,
  failed: count,
  mean_ms: z.number(),
  slowest_ms: z.number(),
  /** The last one that failed. The log has more under this id. */
  last_failed: z.object({ at: z.string(), request_id: z.string() }).nullable(),
})
export type HealthRoute = z.output<typeof route>

const statement = z.object({
  hash: z.string(),
  /** The statement without its values. */
  text: z.string(),
  count,
  mean_ms: z.number(),
  slowest_ms: z.number(),
  last_at: z.string(),
})
export type HealthStatement = z.output<typeof statement>

const node = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  memory_mb: count,
  connections: count,
})
export type HealthNode = z.output<typeof node>

const health = z.object({
  checked_at: z.string(),
  version: z.string(),
  checks: z.array(check),
  queues: z.array(queue),
  /** Of the last 24 hours: those that failed first, then those that took the most time. */
  routes: z.array(route),
  statements: z.array(statement),
  /** From this many milliseconds on, a statement is listed. */
  slow_ms: z.number(),
  nodes: z.array(node),
})
export type SystemHealth = z.output<typeof health>

export const getSystemHealth = endpoint({
  method: 'GET',
  path: '/panel/admin/health',
  guard: 'admin',
  rate: 'read',
  summary: 'How the system is doing: queue, email, charges, storage, errors, slow statements, nodes',
  output: z.object({ data: health }),
})
