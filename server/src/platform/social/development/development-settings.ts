import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import type { SocialConfig } from '../social.ts'

/** Where the stand-in of a network lives on our own server. */
export const standInPath = (network: SocialNetwork): string => `/dev/identity/${network}`

/** Under which we are known to the stand-ins. It opens nothing else. */
export const standInClient = { clientId: 'fieldhouse', clientSecret: 'development' }

/** The stand-ins as the drivers of the real networks reach them, so that the same code runs everywhere. */
export const developmentSettings = (origin: string): SocialConfig => {
  const at = (network: SocialNetwork) => origin + standInPath(network)
  return {
    google: { ...standInClient, issuer: at('google') },
    facebook: { ...standInClient, url: at('facebook'), graphUrl: at('facebook') },
    twitter: { ...standInClient, url: at('twitter'), apiUrl: at('twitter') },
  }
}
