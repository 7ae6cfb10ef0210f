import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'

/** The route, not the address: paths carry slugs, ids and reset tokens. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string =>
  url === '/*' ? 'page' : (url ?? 'none')

/** Measures and logs every answer, and serves /metrics. */
export const observe = (app: FastifyInstance, log: Log, gauges: Record<string, () => number>): void => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  for (const [name, read] of Object.entries(gauges))
    new Gauge({
      name,
      help: name.replaceAll('_', ' '),
      registers: [registry],
      collect() {
        this.set(read())
      },
    })

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    const status = reply.statusCode
    seconds.observe({ method, route, status }, reply.elapsedTime / 1000)
    log.info({ request_id: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })

  // For the machines beside us; whoever comes through a proxy from outside finds nothing here.
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] || !isPrivate(request.socket.remoteAddress ?? ''))
      return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const isPrivate = (address: string) =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/i.test(address) ||
  /^(::1$|f[cd])/i.test(address)
