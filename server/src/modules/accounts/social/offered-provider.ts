import { type SocialNetwork, socialNames } from '@fieldhouse/contract/accounts.social'
import { AppError } from '../../../platform/app-error.ts'
import type { Social, SocialProvider } from '../../../platform/social/social.ts'

export const offeredProvider = (social: Social, network: SocialNetwork, origin: string): SocialProvider => {
  const provider = social.provider(network, origin)
  if (!provider)
    throw new AppError('not_found', {
      message: `Signing in with ${socialNames[network]} is not offered here.`,
    })
  return provider
}
