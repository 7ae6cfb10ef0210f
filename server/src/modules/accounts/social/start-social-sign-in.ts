import { createHash } from 'node:crypto'
import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import { socialCookie, socialCookieName } from '../../../platform/sessions/credentials.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import type { Social } from '../../../platform/social/social.ts'
import type { Entry } from '../sessions/open-session.ts'
import { offeredProvider } from './offered-provider.ts'
import { insertAttempt, sweepAttempts } from './social.queries.ts'

const lifeSeconds = 10 * 60

/** One browser may have several attempts in progress. Each window has its own. */
const browserOf = ({ [socialCookieName]: known }: Entry['caller']['cookies']): string =>
  known && /^[\w-]{43}$/.test(known) ? known : newToken()

const challengeOf = (codeVerifier: string): string =>
  createHash('sha256').update(codeVerifier).digest('base64url')

/** The host of a request may be nonsense if our address isn't configured. */
const redirectUriOf = (origin: string, network: SocialNetwork): URL => {
  const redirectUri = URL.parse(`${origin}/callback/${network}`)
  if (!redirectUri) throw new AppError('bad_request')
  return redirectUri
}

/** ACC-12: where to go, and what the answer must prove when it comes back to this browser. */
export const startSocialSignIn = async (
  { db, caller, setCookie }: Entry,
  social: Social,
  network: SocialNetwork,
): Promise<{ url: string }> => {
  const { href: redirectUri, origin } = redirectUriOf(caller.origin, network)
  const provider = offeredProvider(social, network, origin)
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken()]
  const url = await provider.authorizationUrl({
    state,
    nonce,
    redirectUri,
    codeChallenge: challengeOf(codeVerifier),
  })
  const browser = browserOf(caller.cookies)
  const now = clock.now()
  await sweepAttempts(db)
  await insertAttempt(db, {
    state_hash: hashToken(state),
    network,
    browser_hash: hashToken(browser),
    nonce,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeSeconds * 1000),
  })
  setCookie(socialCookie(browser, { isHttps: caller.isHttps, maxAgeSeconds: lifeSeconds }))
  return { url }
}
