import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  fetchProtectedResource,
} from 'openid-client'
import type * as z from 'zod'
import type { AuthorizationAnswer, AuthorizationRequest } from './social.ts'

/** Longer than this nobody waits for a window. */
export const timeoutSeconds = 10

/** A network on this machine; all others are asked over https alone. */
export const isPlainHttp = (address: string): boolean => address.startsWith('http://')

/** A network that tells nothing about itself: OAuth 2, its addresses known beforehand. */
export const knownNetwork = (...known: ConstructorParameters<typeof Configuration>): Configuration => {
  const configuration = new Configuration(...known)
  configuration.timeout = timeoutSeconds
  if (isPlainHttp(configuration.serverMetadata().issuer)) allowInsecureRequests(configuration)
  return configuration
}

export const askAt = (
  configuration: Configuration,
  { state, codeChallenge, redirectUri }: AuthorizationRequest,
  parameters: Record<string, string>,
): string =>
  buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: redirectUri,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).href

/** Trades the code of the answer for tokens, once everything about the answer is right. */
export const redeemAnswer = (
  configuration: Configuration,
  { query, state, codeVerifier, redirectUri }: AuthorizationAnswer,
  checks: { expectedNonce?: string } = {},
) => {
  const answeredAt = new URL(redirectUri)
  answeredAt.search = query
  return authorizationCodeGrant(configuration, answeredAt, {
    ...checks,
    expectedState: state,
    pkceCodeVerifier: codeVerifier,
  })
}

/** Asks the network who the token belongs to. */
export const fetchProfile = async <S extends z.ZodType>(
  configuration: Configuration,
  accessToken: string,
  address: URL,
  schema: S,
): Promise<z.output<S>> => {
  const response = await fetchProtectedResource(configuration, accessToken, address, 'GET')
  if (!response.ok) throw new Error(`The profile was answered with ${response.status}`)
  return schema.parse(await response.json())
}
