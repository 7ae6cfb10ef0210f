import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  fetchProtectedResource,
} from 'openid-client'
import type * as z from 'zod'
import type { AuthorizationAnswer, AuthorizationRequest } from './social.ts'

/** Nobody waits longer than this for a window. */
export const timeoutSeconds = 10

/** A network on this machine. We call all others only over https. */
export const isPlainHttp = (address: string): boolean => address.startsWith('http://')

/** A network without discovery: OAuth 2 with fixed addresses. */
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

/** Trades the code for tokens, after everything about the answer is checked. */
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
  if (!response.ok) throw new Error(`The profile request was answered with ${response.status}`)
  return schema.parse(await response.json())
}
