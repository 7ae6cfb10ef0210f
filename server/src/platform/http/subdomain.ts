/** An athlete's own address, such as amara-whitlock.fieldhouse.com (SHL-14). */
export interface Subdomain {
  /** The part before our own name: the slug of the athlete. */
  readonly slug: string
  /** The address of everything else. */
  readonly mainOrigin: string
}

/** One label of a host name. A slug is one. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

interface Asked {
  readonly host: string
  readonly protocol: string
}

/** Our own host name, which we need to find the subdomain: the configured one, or a local name of this machine. */
const ownName = ({ host, protocol }: Asked, publicOrigin: string | null): URL | null => {
  if (publicOrigin) return new URL(publicOrigin)
  const asked = URL.parse(`${protocol}://${host}`)
  if (!asked?.hostname.endsWith('.localhost')) return null
  asked.hostname = 'localhost'
  return asked
}

/** The subdomain of a request. Null on the main site and under any name that is not ours. */
export const subdomainOf = (asked: Asked, publicOrigin: string | null): Subdomain | null => {
  const own = ownName(asked, publicOrigin)
  const hostname = URL.parse(`http://${asked.host}`)?.hostname
  if (!own || !hostname) return null
  const base = own.hostname.replace(/^www\./, '')
  if (hostname === own.hostname || !hostname.endsWith(`.${base}`)) return null
  const slug = hostname.slice(0, -base.length - 1)
  return label.test(slug) ? { slug, mainOrigin: own.origin } : null
}

/** The real place of a page on a subdomain. Only its root is there, and www is just another name of the main site. */
export const mainAddressOf = ({ slug, mainOrigin }: Subdomain, url: string): string | null => {
  const isRoot = /^\/(\?|$)/.test(url)
  if (isRoot && slug !== 'www') return null
  // A path that starts with two slashes would be another site.
  return mainOrigin + url.replace(/^\/+/, '/')
}

/** The address of a subdomain, independent of the host that a request named. */
export const subdomainOrigin = ({ slug, mainOrigin }: Subdomain): string => {
  const own = new URL(mainOrigin)
  own.hostname = `${slug}.${own.hostname.replace(/^www\./, '')}`
  return own.origin
}
