import { type SocialNetwork, socialNetworks } from '@fieldhouse/contract/accounts.social'
import type { Log } from '../log.ts'
import { developmentSettings } from './development/development-settings.ts'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import { withRefusals } from './network-refusal.ts'
import type { Social, SocialConfig, SocialProvider } from './social.ts'
import { createTwitter } from './twitter.ts'

interface SocialOptions {
  isProduction: boolean
  log: Log
}

const openNetworks = (config: SocialConfig): Record<SocialNetwork, SocialProvider | null> => ({
  google: config.google && createGoogle(config.google),
  facebook: config.facebook && createFacebook(config.facebook),
  twitter: config.twitter && createTwitter(config.twitter),
})

/** ACC-12: the networks that were set up. For the others we have our own stand-ins, except in production. */
export const openSocial = (config: SocialConfig, { isProduction, log }: SocialOptions): Social => {
  const real = openNetworks(config)
  const standIn = (network: SocialNetwork, origin: string) =>
    isProduction ? null : openNetworks(developmentSettings(origin))[network]
  return {
    networks: socialNetworks.filter((network) => real[network] || !isProduction),
    provider: (network, origin) => {
      const provider = real[network] ?? standIn(network, origin)
      return provider && withRefusals(network, provider, log)
    },
  }
}
