import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Tally } from '../health/tally.ts'
import type { Log } from '../log.ts'

/** The route, not the address, because paths contain slugs, ids, and reset tokens. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string =>
  url === '/*' ? 'page' : (url ?? 'none')

/** What a module shows to operators. Reading must be cheap: it happens at every scrape. */
export interface Health {
  readonly gauges?: Readonly<Record<string, () => number | Promise<number>>>
  /** Counts since the start of this process, by a label. */
  readonly counters?: Readonly<
    Record<string, { readonly label: string; readonly read: () => Readonly<Record<string, number>> }>
  >
}

interface ObserveOptions {
  log: Log
  health: readonly Health[]
  tally: Tally
  /** Opens /metrics. Without a token, only programs on this machine can read them. */
  metricsToken: string | null
}

/** Measures and logs every answer, and serves /metrics. */
export const observe = (app: FastifyInstance, { log, health, tally, metricsToken }: ObserveOptions): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  for (const part of health) register(registry, part, log)

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const status = reply.statusCode
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    tally.answered({ method, route, status, ms: reply.elapsedTime, requestId: request.id })
    log.info({ request_id: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })

  app.get('/metrics', async (request, reply) => {
    const mayRead = metricsToken ? hasToken(request, metricsToken) : isFromHere(request)
    if (!mayRead) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const register = (registry: Registry, { gauges = {}, counters = {} }: Health, log: Log): void => {
  for (const [name, read] of Object.entries(gauges))
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [registry],
      async collect() {
        try {
          this.set(await read())
        } catch (err) {
          // Everything else can still be read while the database is away.
          log.warn({ err, name }, 'metrics: a value could not be read')
          this.set(Number.NaN)
        }
      },
    })
  for (const [name, { label, read }] of Object.entries(counters))
    new Counter({
      name,
      help: name.replaceAll('_', ' '),
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset()
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
      },
    })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares hashes, which have the same length, in constant time. */
const hasToken = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))

/** The headers that proxies add. */
const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/i.test(address)

/** A program on this machine that called us by a local name, and not through a proxy. */
const isFromHere = ({ headers, socket, hostname }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) &&
  !Object.keys(headers).some((name) => forwarding.test(name))
