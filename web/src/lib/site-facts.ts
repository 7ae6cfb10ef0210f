import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Subdomain } from './page-context.ts'

/** What the server tells every page about its site. */
interface SiteFacts {
  /** The main site's address: public links are absolute, also on an athlete's subdomain. */
  siteOrigin: string
  subdomain: Subdomain | null
  realtimeKey: string
}

/** On the server from the request. In the browser from the root element, where `siteAttributes` put it. */
export const siteFacts = createIsomorphicFn()
  .server((): SiteFacts => {
    const { siteOrigin = '', subdomain = null, realtimeKey = '' } = getGlobalStartContext() ?? {}
    return { siteOrigin, subdomain, realtimeKey }
  })
  .client((): SiteFacts => {
    const {
      subdomain: slug,
      siteOrigin = location.origin,
      realtimeKey = '',
    } = document.documentElement.dataset
    return { siteOrigin, subdomain: slug ? { slug, mainOrigin: siteOrigin } : null, realtimeKey }
  })

export const siteAttributes = () => {
  const { siteOrigin, subdomain, realtimeKey } = siteFacts()
  return {
    'data-realtime-key': realtimeKey,
    'data-subdomain': subdomain?.slug,
    'data-site-origin': siteOrigin,
  }
}
