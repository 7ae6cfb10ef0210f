import { type SocialNetwork, type SocialResult, socialNames } from '@fieldhouse/contract/accounts.social'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import { socialCookieName } from '../../../platform/sessions/credentials.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import type { Social } from '../../../platform/social/social.ts'
import type { Entry } from '../sessions/open-session.ts'
import { enterByIdentity, type SocialEntry } from './enter-by-identity.ts'
import { offeredProvider } from './offered-provider.ts'
import { takeAttempt } from './social.queries.ts'

/** The attempt that this answer belongs to. It is deleted in any case, so no answer counts twice. */
const redeemAttempt = async ({ db, caller }: Entry, network: SocialNetwork, state: string) => {
  const attempt = await takeAttempt(db, hashToken(state))
  const isOurs =
    attempt?.network === network &&
    attempt.expires_at > clock.now() &&
    attempt.browser_hash.equals(hashToken(caller.cookies[socialCookieName] ?? ''))
  if (!attempt || !isOurs)
    throw new AppError('network_sign_in_ended', {
      message: `This sign-in with ${socialNames[network]} is no longer valid. Please start again.`,
    })
  return attempt
}

/** ACC-12: checks the network's answer and signs in its person. */
export const finishSocialSignIn = async (
  entry: SocialEntry,
  social: Social,
  network: SocialNetwork,
  query: string,
): Promise<SocialResult> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const { nonce, code_verifier, redirect_uri } = await redeemAttempt(entry, network, state)
  const provider = offeredProvider(social, network, new URL(redirect_uri).origin)
  const profile = await provider.finish({
    query,
    state,
    nonce,
    codeVerifier: code_verifier,
    redirectUri: redirect_uri,
  })
  return enterByIdentity(entry, network, profile)
}
