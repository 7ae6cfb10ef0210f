import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { askAt, fetchProfile, knownNetwork, redeemAnswer } from './code-flow.ts'
import { mailField, nameField, subjectField } from './profile.ts'
import type { Settings, SocialProvider } from './social.ts'

const me = z.object({ id: subjectField, first_name: nameField, last_name: nameField, email: mailField })

/** Facebook reveals an address, but not whether it is verified. */
export const createFacebook = (settings: Settings<'facebook'>): SocialProvider => {
  const { url, graphUrl, clientId, clientSecret } = settings
  const network = knownNetwork(
    {
      issuer: new URL(url).origin,
      authorization_endpoint: `${url}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  )
  /** Proves to Facebook that the token is used by the app it was given to. */
  const proofFor = (token: string) => createHmac('sha256', clientSecret).update(token).digest('hex')

  return {
    authorizationUrl: async (request) => askAt(network, request, { scope: 'public_profile,email' }),
    finish: async (answer) => {
      const { access_token } = await redeemAnswer(network, answer)
      const address = new URL(`${graphUrl}/me`)
      address.searchParams.set('fields', 'id,first_name,last_name,email')
      address.searchParams.set('appsecret_proof', proofFor(access_token))
      const { id, email, first_name, last_name } = await fetchProfile(network, access_token, address, me)
      return { subject: id, email, isEmailVerified: false, firstName: first_name, lastName: last_name }
    },
  }
}
