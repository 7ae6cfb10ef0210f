import type { Actor } from '@fieldhouse/contract/guards'
import type { FastifyRequest } from 'fastify'
import { readCredentials } from '../sessions/credentials.ts'
import type { Caller } from './bind.ts'
import { refuseForeignOrigin } from './own-origin.ts'

/** Who a request comes from. Only a request that carries a token costs a look-up. */
export const identifyBy =
  (findActor: (token: string) => Promise<Actor | null>, publicOrigin: string | null) =>
  async (request: FastifyRequest): Promise<Caller> => {
    const credentials = readCredentials(request.headers)
    refuseForeignOrigin(request, credentials, publicOrigin)
    return {
      actor: credentials && (await findActor(credentials.token)),
      token: credentials?.token ?? null,
      address: request.ip,
      isHttps: request.protocol === 'https',
    }
  }
