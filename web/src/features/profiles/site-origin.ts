import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { siteFacts } from '../../lib/site-facts.ts'

const ownOrigin = createIsomorphicFn()
  .server((): string => getRequestUrl({ xForwardedHost: false, xForwardedProto: true }).origin)
  .client((): string => location.origin)

/** Where the site itself is: addresses for others are whole, and the same on an athlete's own subdomain (SHL-14). */
export const siteOrigin = (): string => siteFacts().subdomain?.mainOrigin ?? ownOrigin()
