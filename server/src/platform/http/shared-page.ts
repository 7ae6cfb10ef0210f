import {
  type Mode,
  readModeCookie,
  readOffsetCookie,
  writeModeCookie,
} from '@fieldhouse/contract/page-cookies'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../sessions/credentials.ts'
import type { Caller } from './bind.ts'
import { type Subdomain, subdomainOrigin } from './subdomain.ts'

/** Where a page is, without anything about the person who asked for it. */
interface PagePlace {
  readonly path: string
  readonly subdomain: Subdomain | null
}

/** A kind of page that is the same for all visitors as long as its version is. */
export interface SharedPageKind {
  readonly name: string
  /** Null where there is no such page at this place. */
  versionAt(place: PagePlace): Promise<string | null>
}

/**
 * All that the bytes of a shared page may depend on. The key is made of these values and of nothing else, and so is
 * the request that the page is rendered from. What is missing here can't pass from one visitor to the next.
 */
export interface SharedPage extends PagePlace {
  readonly version: string
  readonly siteOrigin: string
  readonly mode: Mode | null
  readonly offset: number | null
}

const isLocal = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')

/**
 * The address of the site as it stands in shared pages. Without a configured one it is the address that was asked for,
 * but only where that is a name of this machine: any other name is just what the caller wrote into a header.
 */
const trustedOrigin = (request: FastifyRequest, publicOrigin: string | null): string | null => {
  if (publicOrigin) return publicOrigin
  const asked = URL.parse(`${request.protocol}://${request.host}`)
  if (!asked || !/^https?:$/.test(asked.protocol)) return null
  const reachedAt = request.socket.localAddress?.replace(/^::ffff:/, '')
  const isOurs = isLocal(asked.hostname) || asked.hostname.replace(/^\[|\]$/g, '') === reachedAt
  return isOurs ? asked.origin : null
}

interface Asked {
  readonly request: FastifyRequest
  readonly caller: Caller
  readonly subdomain: Subdomain | null
  readonly publicOrigin: string | null
  readonly kinds: readonly SharedPageKind[]
}

const versionAmong = async (kinds: readonly SharedPageKind[], place: PagePlace): Promise<string | null> => {
  for (const kind of kinds) {
    const version = await kind.versionAt(place)
    if (version !== null) return `${kind.name} ${version}`
  }
  return null
}

/**
 * The shared page that answers this request. Null where each request has a page of its own: for everybody who is signed
 * in, however they are, and for an address with a query, which may be answered by another page.
 */
export const sharedPageFor = async ({
  request,
  caller,
  subdomain,
  publicOrigin,
  kinds,
}: Asked): Promise<SharedPage | null> => {
  if (caller.actor !== null || request.url.includes('?')) return null
  const origin = trustedOrigin(request, publicOrigin)
  if (origin === null) return null
  const place = { path: request.url, subdomain }
  const version = await versionAmong(kinds, place)
  if (version === null) return null
  const cookies = readCookies(request.headers.cookie)
  return {
    ...place,
    version,
    siteOrigin: subdomain?.mainOrigin ?? origin,
    mode: readModeCookie(cookies.darkMode),
    offset: readOffsetCookie(cookies.clientTime),
  }
}

export const keyOf = ({ version, siteOrigin, subdomain, path, mode, offset }: SharedPage): string =>
  JSON.stringify([version, siteOrigin, subdomain?.slug ?? null, path, mode, offset])

const addressOf = ({ siteOrigin, subdomain }: SharedPage): string =>
  subdomain ? subdomainOrigin(subdomain) : siteOrigin

/** The request that a shared page is rendered from, whichever visitor came first. */
export const requestFor = (page: SharedPage): Request => {
  const cookies = [
    ...(page.mode === null ? [] : [`darkMode=${writeModeCookie(page.mode)}`]),
    ...(page.offset === null ? [] : [`clientTime=${page.offset}`]),
  ]
  return new Request(addressOf(page) + page.path, {
    headers: { accept: 'text/html', ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
  })
}

/** Who a shared page is rendered for: nobody in particular. */
export const anyVisitor = (page: SharedPage, { siteOrigin }: Caller): Caller => {
  const origin = addressOf(page)
  return {
    actor: null,
    token: null,
    sessionId: null,
    address: '',
    userAgent: '',
    isHttps: origin.startsWith('https://'),
    origin,
    siteOrigin,
    cookies: {},
  }
}
