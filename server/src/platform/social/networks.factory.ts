import type { IncomingMessage } from 'node:http'
import { type SocialNetwork, socialNetworks } from '@fieldhouse/contract/accounts.social'
import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server'

const endpoints = {
  google: {},
  facebook: { authorize: '/dialog/oauth', token: '/oauth/access_token', userinfo: '/me' },
  twitter: { authorize: '/i/oauth2/authorize', token: '/2/oauth2/token', userinfo: '/2/users/me' },
}

type TokenRequest = IncomingMessage & { body: Record<string, string> }

/** A network for tests. It reports the person that it was given last. */
const startNetwork = async (network: SocialNetwork) => {
  const server = new OAuth2Server(undefined, undefined, { endpoints: endpoints[network] })
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const url = String(server.issuer.url)
  const asked: { token?: TokenRequest; profile?: IncomingMessage } = {}
  let profile: Record<string, unknown> = {}

  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    if (network === 'google') Object.assign(payload, profile)
  })
  server.service.on(Events.BeforeResponse, (answer: MutableResponse, request: TokenRequest) => {
    asked.token = request
    if (network !== 'google' && answer.body !== '') delete answer.body.id_token
  })
  server.service.on(Events.BeforeUserinfo, (answer: MutableResponse, request: IncomingMessage) => {
    asked.profile = request
    answer.body = profile
  })

  return {
    url,
    service: server.service,
    asked,
    tell: (told: Record<string, unknown>) => {
      profile = told
    },
    stop: () => server.stop(),
  }
}

interface Told {
  id?: string
  first?: string
  last?: string
  email?: string
  isProven?: boolean
}

let people = 0

/** The same person in each network's own format. */
const saidBy = (
  network: SocialNetwork,
  { id = `id-${++people}`, first = 'Amara', last = 'Okoye', email, isProven = true }: Told,
) => {
  const mail = email ? { email } : {}
  const profiles = {
    google: { sub: id, given_name: first, family_name: last, ...mail, email_verified: isProven },
    facebook: { id, first_name: first, last_name: last, ...mail },
    twitter: { data: { id, name: `${first} ${last}`, username: 'x' } },
  }
  return profiles[network]
}

/** All three, and the settings for them. */
export const startNetworks = async () => {
  const [google, facebook, twitter] = await Promise.all(socialNetworks.map(startNetwork))
  if (!google || !facebook || !twitter) throw new Error('There are three networks')
  const networks = { google, facebook, twitter }
  return {
    networks,
    /** The next person to sign in with this network. */
    tell: (network: SocialNetwork, told: Told = {}) => networks[network].tell(saidBy(network, told)),
    settings: {
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_ISSUER: google.url,
      FACEBOOK_CLIENT_ID: 'facebook-id',
      FACEBOOK_CLIENT_SECRET: 'facebook-secret',
      FACEBOOK_URL: facebook.url,
      FACEBOOK_GRAPH_URL: facebook.url,
      TWITTER_CLIENT_ID: 'twitter-id',
      TWITTER_CLIENT_SECRET: 'twitter-secret',
      TWITTER_URL: twitter.url,
      TWITTER_API_URL: twitter.url,
    },
    stop: async () => {
      await Promise.all([google.stop(), facebook.stop(), twitter.stop()])
    },
  }
}
