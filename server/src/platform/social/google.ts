import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import * as z from 'zod'
import { askAt, isPlainHttp, redeemAnswer, timeoutSeconds } from './code-flow.ts'
import { mailField, nameField, subjectField } from './profile.ts'
import type { Settings, SocialProvider } from './social.ts'

const idToken = z.object({
  sub: subjectField,
  email: mailField,
  email_verified: z.boolean().catch(false),
  given_name: nameField,
  family_name: nameField,
})

/** Google publishes its own addresses. Loaded once. After a failure, again the next time. */
export const googleDiscovery = ({ issuer, clientId, clientSecret }: Settings<'google'>) => {
  let discovered: Promise<Configuration> | null = null
  return (): Promise<Configuration> => {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(isPlainHttp(issuer) ? [allowInsecureRequests] : [])],
    }).catch((error) => {
      discovered = null
      throw error
    })
    return discovered
  }
}

/** OpenID Connect: a signed token names the person, only for us and for this attempt. */
export const createGoogle = (settings: Settings<'google'>): SocialProvider => {
  const discover = googleDiscovery(settings)
  return {
    authorizationUrl: async (request) =>
      askAt(await discover(), request, {
        scope: 'openid email profile',
        nonce: request.nonce,
        // Families share a computer, so nobody is signed in as the last person who used it.
        prompt: 'select_account',
      }),
    finish: async (answer) => {
      const tokens = await redeemAnswer(await discover(), answer, { expectedNonce: answer.nonce })
      const claims = idToken.parse(tokens.claims())
      return {
        subject: claims.sub,
        email: claims.email,
        isEmailVerified: claims.email !== null && claims.email_verified,
        firstName: claims.given_name,
        lastName: claims.family_name,
      }
    },
  }
}
