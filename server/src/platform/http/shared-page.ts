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
  /** The query parameters that the server reads for such a page. Any other, like a tracker's, changes nothing in it. */
  readonly parameters: readonly string[]
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

/** The first kind that has a page here. With a parameter that this page reads, the answer may be another page. */
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
 * The shared page that answers this request. Null where the request gets a page of its own: for anyone who is signed in,
 * and for an address with a parameter that the page reads. Other parameters are dropped. If they were not, anyone could
 * have a page rendered anew for every request by adding a number to its address.
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
