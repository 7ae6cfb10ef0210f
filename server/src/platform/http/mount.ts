import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import type { BoundEndpoint, Caller } from './bind.ts'
import { answerOnce } from './idempotency.ts'
import { callerOf, type RateLimiter } from './rate-limit.ts'

/** What every call stands on, whichever way it comes. */
export interface CallServices {
  readonly db: Db
  readonly limiter: RateLimiter
  /** Who a request comes from: looked up once, and refused when another site sent it with our cookie. */
  readonly identify: (request: FastifyRequest) => Promise<Caller>
}

export const apiPrefix = '/api'

const limitRate = async ({ limiter }: CallServices, { endpoint }: BoundEndpoint, caller: Caller) => {
  const wait = await limiter.take(endpoint.rate, caller.actor?.id ?? callerOf(caller.address))
  if (wait > 0)
    throw new AppError('too_many_requests', {
      message: `Too many attempts. Please try again in ${wait} s.`,
      retryAfterSeconds: wait,
    })
}

const idempotencyKey = (bound: BoundEndpoint, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (!key || bound.endpoint.method !== 'POST' || bound.endpoint.secret) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AppError('bad_request', { message: 'The Idempotency-Key must be 1 to 255 visible characters.' })
}

/** One call over HTTP: identify, limit, guard and validate, do, present. */
const handle = async (
  services: CallServices,
  bound: BoundEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const caller = await services.identify(request)
  await limitRate(services, bound, caller)
  const input = bound.admit(caller, request)
  const setCookie = (cookie: string) => reply.header('set-cookie', cookie)
  const key = idempotencyKey(bound, request)
  const answer = (db: Db) => bound.answer(db, caller, input, setCookie)
  if (!key) return answer(services.db)
  const { method, path } = bound.endpoint
  return answerOnce(
    services.db,
    { owner: caller.actor?.id ?? 'visitor', key, request: [method, path, input] },
    answer,
  )
}

/** Turns bound endpoints into routes below /api. */
export const mount = (
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  services: CallServices,
): void => {
  for (const bound of endpoints) {
    const { method, path } = bound.endpoint
    app.route({
      method,
      url: apiPrefix + path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const body = await handle(services, bound, request, reply)
        reply.header('content-type', 'application/json; charset=utf-8')
        return reply.send(JSON.stringify(body))
      },
    })
  }
}
