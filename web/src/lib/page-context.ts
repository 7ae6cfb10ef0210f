import type { Transport } from './http-transport.ts'

/** What the server provides to render a page. */
export interface PageContext {
  nonce: string
  call: Transport
  isProduction: boolean
  /** Logs an error of ours under the id that it returns. */
  report: (fault: unknown) => string
  /** Before the page is rendered again: the calls of the first time don't count. */
  beginAgain: (fault: unknown) => void
  /** The main site's address: public links are absolute, also on an athlete's subdomain. */
  siteOrigin: string
  /** Set if the page is an athlete's subdomain (SHL-14). */
  subdomain: Subdomain | null
  /** The key for the browser's websocket. */
  realtimeKey: string
  /** Rendered for many visitors: its styles are inline, so a first visit needs no other request before the paint. */
  isForMany: boolean
}

export interface Subdomain {
  slug: string
  mainOrigin: string
}

export interface RequestContext extends PageContext {
  /** The rendered page. It bypasses the framework, which would make it a stream. */
  take: (html: string) => void
  /** Set on the last try for a page that failed, which then shows the error page. */
  brokenAs?: string
}
