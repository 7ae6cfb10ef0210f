import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Subdomain } from './page-context.ts'

/** What the server tells every page about the site it is on. */
interface SiteFacts {
  subdomain: Subdomain | null
  realtimeKey: string
}

/** On the server from the request; in the browser from the first tag, where `siteAttributes` put it. */
export const siteFacts = createIsomorphicFn()
  .server((): SiteFacts => {
    const { subdomain = null, realtimeKey = '' } = getGlobalStartContext() ?? {}
    return { subdomain, realtimeKey }
  })
  .client((): SiteFacts => {
    const { subdomain, mainOrigin, realtimeKey = '' } = document.documentElement.dataset
    return { subdomain: subdomain && mainOrigin ? { slug: subdomain, mainOrigin } : null, realtimeKey }
  })

export const siteAttributes = () => {
  const { subdomain, realtimeKey } = siteFacts()
  return {
    'data-realtime-key': realtimeKey,
    'data-subdomain': subdomain?.slug,
    'data-main-origin': subdomain?.mainOrigin,
  }
}
