import type { ClientAuth } from 'openid-client'
import * as z from 'zod'
import { askAt, fetchProfile, knownNetwork, redeemAnswer } from './code-flow.ts'
import { nameField, splitName, subjectField } from './profile.ts'
import type { Settings, SocialProvider } from './social.ts'

const usersMe = z.object({ data: z.object({ id: subjectField, name: nameField }) })

/** Twitter reads both unescaped. The library would escape them first, as the standard requires. */
const plainBasic =
  (clientSecret: string): ClientAuth =>
  (_server, { client_id }, _body, headers) => {
    const pair = Buffer.from(`${client_id}:${clientSecret}`).toString('base64')
    headers.set('authorization', `Basic ${pair}`)
  }

/** Twitter, now X, reveals a name and no address. */
export const createTwitter = (settings: Settings<'twitter'>): SocialProvider => {
  const { url, apiUrl, clientId, clientSecret } = settings
  const network = knownNetwork(
    {
      issuer: new URL(url).origin,
      authorization_endpoint: `${url}/i/oauth2/authorize`,
      token_endpoint: `${apiUrl}/2/oauth2/token`,
    },
    clientId,
    {},
    plainBasic(clientSecret),
  )
  return {
    // It reveals a person only to apps that may also read their posts.
    authorizationUrl: async (request) => askAt(network, request, { scope: 'users.read tweet.read' }),
    finish: async (answer) => {
      const { access_token } = await redeemAnswer(network, answer)
      const { data } = await fetchProfile(network, access_token, new URL(`${apiUrl}/2/users/me`), usersMe)
      return { subject: data.id, email: null, isEmailVerified: false, ...splitName(data.name) }
    },
  }
}
