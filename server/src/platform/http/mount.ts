import { createHash } from 'node:crypto'
import type { Endpoint, RateClass } from '@fieldhouse/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError } from '../app-error.ts'
import { record } from '../audit/audit.ts'
import type { Db } from '../database/database.ts'
import { answerOutside } from './answer-outside.ts'
import { assertAllowed, type BoundEndpoint, type Caller, type Effects, type Limit } from './bind.ts'
import { FileAnswer, sendFile } from './file-answer.ts'
import { answerOnce } from './idempotency.ts'
import type { KeyedRequest } from './keyed-request.ts'
import { Prepared } from './prepared.ts'
import { type AccountRate, assertWithin, callerOf, type RateLimiter } from './rate-limit.ts'
import { type FindPageOwner, isChangeOf, recordingStaff } from './record-staff.ts'
import { refusalOf } from './refusal.ts'
import { sendUnlessKnown } from './send-prepared.ts'
import { createUploadSlots } from './upload-slots.ts'
import { readUpload, tooLarge, type UploadedFile } from './uploads.ts'

/** What every call needs, over any transport. */
export interface CallServices {
  readonly db: Db
  readonly limiter: RateLimiter
  /** The sender of a request. Looked up only once, and refused if another site sent it with our cookie. */
  readonly identify: (request: FastifyRequest, endpoint: Endpoint) => Promise<Caller>
  /** For the audit log: the athlete whose page staff changed. */
  readonly findPageOwner?: FindPageOwner
}

export const apiPrefix = '/api'

const idempotencyKey = (bound: BoundEndpoint, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (!key || (bound.endpoint.effect ?? 'none') === 'none') return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new AppError('bad_request', { message: 'The Idempotency-Key must be 1 to 255 visible characters.' })
}

/**
 * Guessing attempts. Changing accounts must not give new ones, or a person with many accounts could go on from one
 * address forever.
 */
const tries: ReadonlySet<RateClass> = new Set(['form', 'sign-in', 'code', 'probe'])

/** Visitors are counted by IP address, and signed-in people by account. Guessing attempts are counted by both. */
export const limitCaller = async (limiter: RateLimiter, rate: RateClass, { actor, address }: Caller) => {
  if (!actor || tries.has(rate)) await assertWithin(limiter, rate, callerOf(address))
  if (actor) await assertWithin(limiter, rate, actor.id)
}

export const limitOf = (limiter: RateLimiter): Limit =>
  Object.assign((rate: AccountRate, key: string) => assertWithin(limiter, rate, key.toLowerCase()), {
    isOver: async (rate: AccountRate, key: string) => (await limiter.take(rate, key.toLowerCase())) > 0,
    giveBack: async (rate: AccountRate, key: string) => limiter.giveBack(rate, key.toLowerCase()),
  })

/** ACC-15: every change by an admin who acts as another user is recorded before it is made. */
const recordIfImpersonated = async (
  db: Db,
  caller: Caller,
  endpoint: Endpoint,
  { params }: FastifyRequest,
) => {
  if (!caller.actor?.impersonator_id || !isChangeOf(endpoint)) return
  const { method, path, summary } = endpoint
  await record(db, caller, {
    action: `${method} ${path}`,
    userId: caller.actor.id,
    details: { params, summary },
  })
}

/** A link on another site sends our cookie too, and the origin of a GET is not checked like that of other methods. */
const refuseForeignLink = ({ isChange }: Endpoint, { headers }: FastifyRequest) => {
  const from = headers['sec-fetch-site'] ?? 'same-origin'
  if (isChange && from !== 'same-origin')
    throw new AppError('foreign_origin', { message: 'This request did not come from our own site.' })
}

/** The uploaded file. If it is optional, JSON without a file is fine. */
const uploadIn = ({ endpoint: { upload } }: BoundEndpoint, { headers, body }: FastifyRequest) => {
  const isFileNeeded = upload && !(upload.isOptional && !Buffer.isBuffer(body))
  return isFileNeeded ? readUpload(String(headers['content-type']), body) : undefined
}

const digest = ({ name, bytes }: UploadedFile) => [name, createHash('sha256').update(bytes).digest('base64')]

/** The caller, if the origin is allowed and the rate limit isn't reached. */
const enter = async (
  { identify, limiter }: CallServices,
  { endpoint }: BoundEndpoint,
  request: FastifyRequest,
): Promise<Caller> => {
  const caller = await identify(request, endpoint)
  refuseForeignLink(endpoint, request)
  await limitCaller(limiter, endpoint.rate, caller)
  return caller
}

/** The body fields that may only be stored as a slow hash. */
const withoutSecrets = (input: object, names: readonly string[]) => {
  const body = 'body' in input && typeof input.body === 'object' ? { ...input.body } : {}
  const [secrets, others] = [true, false].map((isSecret) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name) === isSecret)),
  )
  return { open: names.length > 0 ? { ...input, body: others } : input, secrets }
}

/** The key that the call is stored under. Null if nothing is stored. */
const keyedRequest = (
  bound: BoundEndpoint,
  caller: Caller,
  request: FastifyRequest,
  input: object,
  file: UploadedFile | undefined,
): KeyedRequest | null => {
  const key = idempotencyKey(bound, request)
  if (!key) return null
  const { method, path, secretFields = [] } = bound.endpoint
  const { open, secrets } = withoutSecrets(input, secretFields)
  return {
    owner: caller.actor?.id ?? 'visitor',
    key,
    request: [method, path, open, ...(file ? [digest(file)] : [])],
    ...(secretFields.length > 0 && { secrets }),
  }
}

/** Handles a call after the caller is known: guard, validate, run, and answer. */
const handle = async (
  services: CallServices,
  bound: BoundEndpoint,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const upload = uploadIn(bound, request)
  // The form is as large as its file, and the file may wait for a while.
  if (upload) request.body = upload.fields
  const { params, query, body } = request
  const input = bound.admit(caller, { params, query, body })
  const keyed = keyedRequest(bound, caller, request, input, upload?.file)
  const effects: Effects = {
    setCookie: (cookie) => reply.header('set-cookie', cookie),
    limit: limitOf(services.limiter),
    eachTime: (effect) => effect(),
    ...(upload && { file: upload.file }),
  }
  const { db } = services
  await recordIfImpersonated(db, caller, bound.endpoint, request)
  if (!keyed) return bound.answer(db, caller, input, effects)
  if (bound.outside) return answerOutside(db, keyed, bound.outside(db, caller, input, effects))
  return answerOnce(db, keyed, (tx) => bound.answer(tx, caller, input, effects))
}

/** Sent as prepared, or not at all if the caller has it cached. */
export const sendPrepared = (request: FastifyRequest, reply: FastifyReply, prepared: Prepared) => {
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie, authorization' })
  return sendUnlessKnown(request, reply, prepared)
}

const routeOf = (
  bound: BoundEndpoint,
  services: CallServices,
  callerIn = (request: FastifyRequest) => enter(services, bound, request),
): RouteOptions => {
  const { method, path, status = 200 } = bound.endpoint
  return {
    method,
    url: apiPrefix + path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const body = await handle(services, bound, await callerIn(request), request, reply)
      if (body instanceof FileAnswer) return sendFile(request, reply, body)
      reply.header('content-type', 'application/json; charset=utf-8')
      if (body instanceof Prepared) return sendPrepared(request, reply, body)
      return reply.code(status).send(JSON.stringify(body))
    },
  }
}

/** Room for the form around its file. */
const formBytes = 64 * 1024

type TakeSlot = ReturnType<typeof createUploadSlots>

/** Reads a file only from callers who may send it, within the rate limit, and not too many in parallel. */
const fileRouteOf = (bound: BoundEndpoint, services: CallServices, takeSlot: TakeSlot): RouteOptions => {
  const entered = new WeakMap<FastifyRequest, Caller>()
  const callerIn = async (request: FastifyRequest) => entered.get(request) ?? enter(services, bound, request)
  return {
    ...routeOf(bound, services, callerIn),
    onRequest: async (request, reply) => {
      const caller = await enter(services, bound, request)
      assertAllowed(bound.endpoint, caller)
      takeSlot(caller, reply)
      entered.set(request, caller)
    },
  }
}

const mountUpload = (app: FastifyInstance, route: RouteOptions, maxBytes: number) =>
  app.register(async (room) => {
    room.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    room.setErrorHandler((error) => {
      throw refusalOf(error).kind === 'too_large' ? tooLarge(maxBytes) : error
    })
    room.route({ ...route, bodyLimit: maxBytes + formBytes })
  })

/** Turns bound endpoints into routes below /api. */
export const mount = (
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  services: CallServices,
): void => {
  const takeSlot = createUploadSlots()
  for (const given of endpoints) {
    const bound = recordingStaff(given, services.findPageOwner)
    const { upload, fetchesFile } = bound.endpoint
    if (upload) mountUpload(app, fileRouteOf(bound, services, takeSlot), upload.maxBytes)
    else if (fetchesFile) app.route(fileRouteOf(bound, services, takeSlot))
    else app.route(routeOf(bound, services))
  }
}
