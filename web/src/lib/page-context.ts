import type { Transport } from './http-transport.ts'

/** What the server gives to render a page. */
export interface PageContext {
  nonce: string
  call: Transport
  isProduction: boolean
  /** Puts a fault of ours into the log, under the id it answers with. */
  report: (fault: unknown) => string
  /** Where the site itself is: addresses for others are whole, and the same on an athlete's own subdomain. */
  siteOrigin: string
  /** Set where the page is an athlete's own address (SHL-14). */
  subdomain: Subdomain | null
  /** With which the browser opens its websocket. */
  realtimeKey: string
  /** Rendered once for many: its styles stand in it, so that a first visit asks for nothing else before it is painted. */
  isForMany: boolean
}

export interface Subdomain {
  slug: string
  mainOrigin: string
}

/** The same on the second try, for a page that broke: it is to show the error page. */
export interface RequestContext extends PageContext {
  brokenAs?: string
}
