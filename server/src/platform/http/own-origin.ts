import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Credentials } from '../sessions/credentials.ts'
import { subdomainOf } from './subdomain.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Our own address: the athlete's subdomain if the request came to one, else the configured address, else the one it
 * came to.
 */
export const ownOrigin = (request: FastifyRequest, publicOrigin: string | null): string => {
  const subdomain = subdomainOf(request, publicOrigin)
  if (subdomain) return `${new URL(subdomain.mainOrigin).protocol}//${request.host}`
  // Only a program that uses HTTP/1.0 names no host.
  return publicOrigin ?? `${request.protocol}://${request.host || 'localhost'}`
}

/**
 * A browser sends our cookie with every request, even one that another site made. So a request that changes something
 * without a bearer token must come from our own pages.
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
  if (!isOurs)
    throw new AppError('foreign_origin', { message: 'This request did not come from our own site.' })
}
