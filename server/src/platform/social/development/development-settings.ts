import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import type { SocialConfig } from '../social.ts'

/** The address of a network's stand-in on our own server. */
export const standInPath = (network: SocialNetwork): string => `/dev/identity/${network}`

/** Our client id at the stand-ins. It opens nothing else. */
export const standInClient = { clientId: 'fieldhouse', clientSecret: 'development' }

/** The stand-ins' settings for the drivers of the real networks, so the same code runs everywhere. */
export const developmentSettings = (origin: string): SocialConfig => {
  const at = (network: SocialNetwork) => origin + standInPath(network)
  return {
    google: { ...standInClient, issuer: at('google') },
    facebook: { ...standInClient, url: at('facebook'), graphUrl: at('facebook') },
    twitter: { ...standInClient, url: at('twitter'), apiUrl: at('twitter') },
  }
}
