import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createMemoryLimiter, type Limits, standardLimits } from '../server/src/platform/http/rate-limit.ts'

/** The limiter counts as usual but never refuses. */
export const openHanded = createMemoryLimiter(
  Object.fromEntries(
    Object.keys(standardLimits).map((rate) => [rate, { requests: 1e9, seconds: 60 }]),
  ) as Limits,
)

export const listen = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
