import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Subdomain } from './page-context.ts'

/** What the server tells every page about the site it is on. */
interface SiteFacts {
  /** Where the site itself is: addresses for others are whole, and the same on an athlete's own subdomain. */
  siteOrigin: string
  subdomain: Subdomain | null
  realtimeKey: string
}

/** On the server from the request; in the browser from the first tag, where `siteAttributes` put it. */
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
