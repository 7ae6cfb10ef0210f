import { useQuery } from '@tanstack/react-query'
import { socialNetworksQuery } from '../social/social.api.ts'
import { useSocialSignIn } from '../social/use-social-sign-in.tsx'

/** The networks to sign in with, and whether they are still loading. Their space is reserved meanwhile. */
export const useNetworks = (outcome: Parameters<typeof useSocialSignIn>[0]) => {
  const { isPending, failureCount } = useQuery(socialNetworksQuery)
  return { ...useSocialSignIn(outcome), isLoading: isPending && failureCount === 0 }
}

export type LoginNetworks = ReturnType<typeof useNetworks>
