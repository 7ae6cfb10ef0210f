import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'

/** A person at a network. */
export interface SocialProfile {
  /** The network's own key of the account. No other account ever gets it. */
  subject: string
  email: string | null
  /** Whether the network vouches for this address. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export interface AuthorizationRequest {
  state: string
  nonce: string
  codeChallenge: string
  redirectUri: string
}

/** The network's answer, and what it must match. */
export interface AuthorizationAnswer {
  /** The address that the person came back to. */
  query: string
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

export interface SocialProvider {
  /** The page that asks the person whether we may know who they are. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  finish(answer: AuthorizationAnswer): Promise<SocialProfile>
}

/** The port: signing in with an account of a network. */
export interface Social {
  /** The networks that are available here. */
  readonly networks: readonly SocialNetwork[]
  /** Null for one that is not offered. The development networks are at our own `origin`. */
  provider(network: SocialNetwork, origin: string): SocialProvider | null
}

interface Client {
  clientId: string
  clientSecret: string
}

/** How each network is reached. Null for one that was not set up. */
export interface SocialConfig {
  google: (Client & { issuer: string }) | null
  facebook: (Client & { url: string; graphUrl: string }) | null
  twitter: (Client & { url: string; apiUrl: string }) | null
}

export type Settings<Network extends SocialNetwork> = NonNullable<SocialConfig[Network]>
