import type { Endpoint, RateClass } from '@fieldhouse/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { record } from '../audit/audit.ts'
import type { Db } from '../database/database.ts'
import type { BoundEndpoint, Caller, Limit } from './bind.ts'
import { answerOnce } from './idempotency.ts'
import { assertWithin, callerOf, type RateLimiter } from './rate-limit.ts'

/** What every call stands on, whichever way it comes. */
export interface CallServices {
  readonly db: Db
  readonly limiter: RateLimiter
  /** Who a request comes from: looked up once, and refused when another site sent it with our cookie. */
  readonly identify: (request: FastifyRequest) => Promise<Caller>
}

export const apiPrefix = '/api'

const idempotencyKey = (bound: BoundEndpoint, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (!key || bound.endpoint.method !== 'POST' || bound.endpoint.secret) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AppError('bad_request', { message: 'The Idempotency-Key must be 1 to 255 visible characters.' })
}

/** Tries at something. An account must not buy new ones: whoever has many would go on from one address for ever. */
const tries: ReadonlySet<RateClass> = new Set(['form', 'sign-in', 'code', 'probe'])

/** A visitor is counted by address, whoever is signed in by account; tries are counted by both. */
const limitCaller = async (limiter: RateLimiter, rate: RateClass, { actor, address }: Caller) => {
  if (!actor || tries.has(rate)) await assertWithin(limiter, rate, callerOf(address))
  if (actor) await assertWithin(limiter, rate, actor.id)
}

/** ACC-15: whatever an admin changes while acting as another is on record before it is done. */
const recordIfImpersonated = async (
  db: Db,
  caller: Caller,
  { method, path }: Endpoint,
  { params }: FastifyRequest,
) => {
  if (!caller.actor?.impersonator_id || method === 'GET') return
  await record(db, caller, {
    action: `${method} ${path}`,
    userId: caller.actor.id,
    details: { params },
  })
}

/** One call over HTTP: identify, limit, guard and validate, do, present. */
const handle = async (
  services: CallServices,
  bound: BoundEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const caller = await services.identify(request)
  await limitCaller(services.limiter, bound.endpoint.rate, caller)
  const input = bound.admit(caller, request)
  const setCookie = (cookie: string) => reply.header('set-cookie', cookie)
  const key = idempotencyKey(bound, request)
  const limit: Limit = (rate, key) => assertWithin(services.limiter, rate, key.toLowerCase())
  await recordIfImpersonated(services.db, caller, bound.endpoint, request)
  const answer = (db: Db) => bound.answer(db, caller, input, { setCookie, limit })
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
    const { method, path, status = 200 } = bound.endpoint
    app.route({
      method,
      url: apiPrefix + path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const body = await handle(services, bound, request, reply)
        reply.header('content-type', 'application/json; charset=utf-8')
        return reply.code(status).send(JSON.stringify(body))
      },
    })
  }
}
