import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import { acceptBodies } from './bodies.ts'
import { answerBrokenHttp } from './broken-http.ts'
import { compressAnswers } from './compress.ts'
import { hasClearHost, isHost } from './host-check.ts'
import { errorBody, refusalOf } from './refusal.ts'
import { secureHeaders } from './security-headers.ts'
import type { TrustProxy } from './visitor-address.ts'

const bodyLimit = 256 * 1024
const headersTimeout = 10_000
/** A photo of 10 MB takes a while to upload from a gym. */
const requestTimeout = 60_000
/** How often the two timeouts are checked. */
const connectionsCheckingInterval = 2_000

interface HttpOptions {
  log: Log
  trustProxy: TrustProxy
  /** Whether people reach us over https, whatever a single request looks like from here. */
  isHttps?: boolean
}

/** Cheap ids that are unique across nodes and restarts. */
const requestIds = () => {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

const answerRefusal = (refusal: AppError, requestId: string, reply: FastifyReply) => {
  const wait = refusal.details.retryAfterSeconds
  if (wait) reply.header('retry-after', wait)
  return reply.code(refusal.status).send(errorBody(refusal, requestId))
}

const answerErrors = (app: FastifyInstance, log: Log) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.kind === 'internal') log.error({ err: error, request_id: request.id }, 'request failed')
    return answerRefusal(refusal, request.id, reply)
  })
  app.setNotFoundHandler((request, reply) => answerRefusal(new AppError('not_found'), request.id, reply))
}

/** One host, and only a path. A full address as the path could name another host. */
const hasClearAddress = ({ raw, host, url }: FastifyRequest): boolean =>
  hasClearHost(raw) && (host === raw.headers.host || host === '' || isHost(host)) && /^[/*]/.test(url)

/** A bare Fastify with our limits, ids, headers, and refusals. */
export const createHttpServer = ({ log, trustProxy, isHttps = false }: HttpOptions): FastifyInstance => {
  const nextId = requestIds()
  const app = Fastify({
    trustProxy,
    bodyLimit,
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    keepAliveTimeout: 65_000,
    genReqId: nextId,
    clientErrorHandler: answerBrokenHttp(nextId),
    forceCloseConnections: 'idle',
    // While the server closes, requests that still arrive are answered, not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 255, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerRefusal(refusalOf(error), request.id, reply),
  })
  secureHeaders(app, isHttps)
  acceptBodies(app)
  compressAnswers(app)
  answerErrors(app, log)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // Query strings reach SQL too.
    const isReadable = !request.url.includes('%00') && hasClearAddress(request)
    done(isReadable ? undefined : new AppError('bad_request'))
  })
  return app
}
