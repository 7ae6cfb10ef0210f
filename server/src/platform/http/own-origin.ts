import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Credentials } from '../sessions/credentials.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Our own address: the configured one, or, where none is set, the one the request came to. */
const ownOrigin = (request: FastifyRequest, publicOrigin: string | null): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`

/**
 * A browser sends our cookie along with any request, also one that another site made. So whatever changes something
 * and is not signed by a bearer token must come from our own pages.
 */
export const refuseForeignOrigin = (
  request: FastifyRequest,
  credentials: Credentials | null,
  publicOrigin: string | null,
): void => {
  if (safeMethods.has(request.method) || credentials?.via === 'bearer') return
  const { origin } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  const isOurs = origin
    ? origin === ownOrigin(request, publicOrigin)
    : fetchSite === 'same-origin' || (fetchSite === undefined && credentials === null)
  if (!isOurs) throw new AppError('forbidden', { message: 'This request did not come from our own site.' })
}
