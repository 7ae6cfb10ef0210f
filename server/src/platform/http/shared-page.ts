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

/** The place of a page, with nothing about the person who asked for it. */
interface PagePlace {
  readonly path: string
  readonly subdomain: Subdomain | null
}

/** A kind of page that is the same for all visitors until its version changes. */
export interface SharedPageKind {
  readonly name: string
  /** The query parameters that the server reads for such a page. Others, like a tracker's, change nothing. */
  readonly parameters: readonly string[]
  /** Null if there is no such page at this place. */
  versionAt(place: PagePlace): Promise<string | null>
}

/**
 * Everything that the bytes of a shared page may depend on. The cache key and the request that the page is rendered
 * from are made only from these values. Anything missing here can't leak from one visitor to the next.
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
 * The site's address in shared pages. Without a configured one, it is the address of the request, but only if that is a
 * local name of this machine. Any other name is just what the caller wrote into a header.
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

/** The first kind that has a page here. With a parameter that this page reads, the answer may be a different page. */
const versionAmong = async (
  kinds: readonly SharedPageKind[],
  { place, query }: { place: PagePlace; query: URLSearchParams },
): Promise<string | null> => {
  for (const { name, parameters, versionAt } of kinds) {
    const version = await versionAt(place)
    if (version === null) continue
    return parameters.some((parameter) => query.has(parameter)) ? null : `${name} ${version}`
  }
  return null
}

/**
 * The shared page that answers this request. Null if the request needs its own page: for signed-in people, and for an
 * address with a parameter that the page reads. Other parameters are dropped. Otherwise anyone could force a new
 * rendering with every request by adding a number to the address.
 */
export const sharedPageFor = async ({
  request,
  caller,
  subdomain,
  publicOrigin,
  kinds,
}: Asked): Promise<SharedPage | null> => {
  if (caller.actor !== null) return null
  const origin = trustedOrigin(request, publicOrigin)
  if (origin === null) return null
  const [path = '', ...queries] = request.url.split('?')
  const place = { path, subdomain }
  const version = await versionAmong(kinds, { place, query: new URLSearchParams(queries.join('?')) })
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

/** The request that a shared page is rendered from, no matter which visitor came first. */
export const requestFor = (page: SharedPage): Request => {
  const cookies = [
    ...(page.mode === null ? [] : [`darkMode=${writeModeCookie(page.mode)}`]),
    ...(page.offset === null ? [] : [`clientTime=${page.offset}`]),
  ]
  return new Request(addressOf(page) + page.path, {
    headers: { accept: 'text/html', ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
  })
}

/** The caller that a shared page is rendered for: a generic visitor. */
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
