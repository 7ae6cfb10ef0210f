import type { User } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import type { FastifyRequest } from 'fastify'
import { readCookies, readCredentials } from '../sessions/credentials.ts'
import type { Caller } from './bind.ts'
import { ownOrigin, refuseForeignOrigin } from './own-origin.ts'

/** The session behind a token. */
export interface KnownSession {
  readonly id: string
  readonly actor: Actor
  /** The answer of `GET /api/user`, if it was asked for and could be read together with the session. */
  readonly user: User | null
}

type FindSession = (token: string, wantsUser: boolean) => Promise<KnownSession | null>

interface OwnAddress {
  readonly publicOrigin: string | null
  readonly siteOrigin: string
}

/** The sender of a request. Only a request with a token costs a lookup. */
export const identifyBy =
  (findSession: FindSession, { publicOrigin, siteOrigin }: OwnAddress) =>
  async (request: FastifyRequest, wantsUser = false): Promise<Caller> => {
    const cookies = readCookies(request.headers.cookie)
    const credentials = readCredentials(request.headers.authorization, cookies)
    refuseForeignOrigin(request, credentials, publicOrigin)
    const session = credentials && (await findSession(credentials.token, wantsUser))
    const origin = ownOrigin(request, publicOrigin)
    return {
      // Its own for each request: the audit log remembers by it whether the request has an entry.
      actor: session ? { ...session.actor } : null,
      user: session?.user ?? null,
      token: credentials?.token ?? null,
      sessionId: session?.id ?? null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      // Behind a proxy that ends TLS, the request itself doesn't show it.
      isHttps: origin.startsWith('https://'),
      origin,
      siteOrigin,
      cookies,
    }
  }
