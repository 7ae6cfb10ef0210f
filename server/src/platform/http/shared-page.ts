import {
  closedBanner,
  type Mode,
  readBannerCookie,
  readModeCookie,
  readOffsetCookie,
  writeModeCookie,
} from '@fieldhouse/contract/page-cookies'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './bind.ts'
import type { PageVersionName } from './page-versions.tables.ts'
import { type Subdomain, subdomainOrigin } from './subdomain.ts'

/** The place of a page, with nothing about the person who asked for it. */
interface PagePlace {
  readonly path: string
  readonly subdomain: Subdomain | null
}

/** A kind of page that is the same for all visitors until its version changes. */
export interface SharedPageKind {
  readonly name: string
  /** Whether this kind has pages at such a place. The first kind that says so is asked for the version. */
  isAt(place: PagePlace): boolean
  /** The query parameters that the page shows. It is cached for each value. */
  readonly parameters: readonly string[]
  /** Other query parameters that the server reads. With one of them, a visitor gets a page of their own. */
  readonly ownParameters: readonly string[]
  /** Cookies with a choice that the page shows. With one of them, a visitor gets a page of their own. */
  readonly ownCookies: readonly string[]
  /** Whether the page has the Top 100 banner, which visitors can close. */
  readonly hasBanner: boolean
  /** What the pages are made of, besides what `versionAt` finds at the place itself. */
  readonly madeOf: readonly PageVersionName[]
  /** Null if the page at this place isn't the same for everyone. It is read before anything that the page shows. */
  versionAt(place: PagePlace): Promise<PageVersion | null>
}

/** 404 if nobody has a page at this place. */
export type PageStatus = 200 | 404

/** What the cached HTML of a page depends on, besides the request. */
export interface PageVersion {
  readonly version: string
  readonly status: PageStatus
}

/**
 * Everything that the bytes of a shared page may depend on. The cache key and the request that the page is rendered
 * from are made only from these values. Anything missing here can't leak from one visitor to the next.
 */
export interface SharedPage extends PagePlace {
  /** The parameters that the page shows, as they were written. */
  readonly query: string
  readonly version: string
  readonly status: PageStatus
  readonly siteOrigin: string
  readonly mode: Mode | null
  readonly offset: number | null
  readonly isBannerClosed: boolean
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

/** Nobody types or shares longer ones, and a key is kept as long as its page. */
const longestQuery = 300

/**
 * The part of a query that the page shows. Other parameters are dropped. Otherwise anyone could force a new rendering
 * with every request by adding a number to the address. Null if the visitor needs a page of their own.
 */
const sharedQuery = (written: string, { parameters, ownParameters }: SharedPageKind): string | null => {
  if (written === '') return ''
  const named = written
    .split('&')
    .map((pair) => ({ pair, name: [...new URLSearchParams(pair).keys()][0] ?? '' }))
  if (named.some(({ name }) => ownParameters.includes(name))) return null
  const query = named
    .filter(({ name }) => parameters.includes(name))
    .toSorted((one, other) => parameters.indexOf(one.name) - parameters.indexOf(other.name))
    .map(({ pair }) => pair)
    .join('&')
  return query.length > longestQuery ? null : query
}

/** The shared page that answers this request. Null if the request needs its own page: for signed-in people always. */
export const sharedPageFor = async ({
  request,
  caller,
  subdomain,
  publicOrigin,
  kinds,
}: Asked): Promise<SharedPage | null> => {
  if (caller.actor !== null) return null
  const [path = '', ...queries] = request.url.split('?')
  const place = { path, subdomain }
  const kind = kinds.find(({ isAt }) => isAt(place))
  if (!kind) return null
  const { cookies } = caller
  if (kind.ownCookies.some((name) => cookies[name])) return null
  const query = sharedQuery(queries.join('?'), kind)
  const origin = trustedOrigin(request, publicOrigin)
  if (query === null || origin === null) return null
  const found = await kind.versionAt(place)
  if (found === null) return null
  return {
    ...place,
    query,
    version: `${kind.name} ${found.version}`,
    status: found.status,
    siteOrigin: subdomain?.mainOrigin ?? origin,
    mode: readModeCookie(cookies.darkMode),
    offset: readOffsetCookie(cookies.clientTime),
    isBannerClosed: kind.hasBanner && readBannerCookie(cookies['view-top-100']),
  }
}

export const keyOf = ({
  version,
  siteOrigin,
  subdomain,
  path,
  query,
  mode,
  offset,
  isBannerClosed,
}: SharedPage): string =>
  JSON.stringify([version, siteOrigin, subdomain?.slug ?? null, path, query, mode, offset, isBannerClosed])

const addressOf = ({ siteOrigin, subdomain }: SharedPage): string =>
  subdomain ? subdomainOrigin(subdomain) : siteOrigin

/** The request that a shared page is rendered from, no matter which visitor came first. */
export const requestFor = (page: SharedPage): Request => {
  const cookies = [
    ...(page.mode === null ? [] : [`darkMode=${writeModeCookie(page.mode)}`]),
    ...(page.offset === null ? [] : [`clientTime=${page.offset}`]),
    ...(page.isBannerClosed ? [`view-top-100=${closedBanner}`] : []),
  ]
  return new Request(addressOf(page) + page.path + (page.query && `?${page.query}`), {
    headers: { accept: 'text/html', ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}) },
  })
}

/** The caller that a shared page is rendered for: a generic visitor. */
export const anyVisitor = (page: SharedPage, { siteOrigin }: Caller): Caller => {
  const origin = addressOf(page)
  return {
    actor: null,
    user: null,
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
