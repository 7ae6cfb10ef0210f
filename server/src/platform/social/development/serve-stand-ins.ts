import { type SocialNetwork, socialNetworks } from '@fieldhouse/contract/accounts.social'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../app-error.ts'
import { clock } from '../../clock.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { sendPlainPage } from '../../http/plain-pages.ts'
import { standInClient, standInPath } from './development-settings.ts'
import { createGrants, fitsChallenge, type Grant } from './grants.ts'
import { createSigningKey } from './signing-key.ts'
import { type Person, standIns, subjectOf } from './stand-ins.ts'
import { whoPage, whoStyles } from './who-page.ts'

const { clientId, clientSecret } = standInClient

/** We are the only client, and people are only sent back to us. */
const authorizeRequest = (redirectUri: string) =>
  z.object({
    response_type: z.literal('code'),
    client_id: z.literal(clientId),
    redirect_uri: z.literal(redirectUri),
    state: z.string().min(1).max(500),
    nonce: z.string().max(500).optional(),
    code_challenge: z.string().regex(/^[\w-]{43}$/),
    code_challenge_method: z.literal('S256'),
  })

const choice = z.discriminatedUnion('choice', [
  z.object({ choice: z.literal('cancel') }),
  z.object({
    choice: z.literal('allow'),
    first_name: z.string().max(200),
    last_name: z.string().max(200),
    email: z.string().max(254).default(''),
    is_proven: z.literal('on').optional(),
  }),
])

const tokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

const read = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const parsed = schema.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new AppError('bad_request', { message: `This request to the stand-in is wrong in: ${fields}.` })
}

/** In the header or in the body. The networks differ. */
const isKnownClient = ({ headers: { authorization }, body }: FastifyRequest): boolean => {
  const [id, secret] = authorization
    ? Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
        .toString()
        .split(':')
    : [Object(body).client_id, Object(body).client_secret]
  return id === clientId && secret === clientSecret
}

const sendBack = (reply: FastifyReply, redirectUri: string, answer: Record<string, string>) =>
  reply.redirect(`${redirectUri}?${new URLSearchParams(answer)}`, 303)

/**
 * Stand-ins for the networks, so signing in with one can be tried without keys. They are small but real OAuth 2 and
 * OpenID Connect servers. Never registered in production.
 */
export const serveStandIns = (app: FastifyInstance, publicOrigin: string | null): void => {
  const { codes, accessTokens } = createGrants()
  const key = createSigningKey()

  const issuerOf = (request: FastifyRequest, network: SocialNetwork) =>
    ownOrigin(request, publicOrigin) + standInPath(network)

  const describe = ({ network, person }: Grant) =>
    standIns[network].describe(subjectOf(network, person), person)

  const signIdToken = (request: FastifyRequest, grant: Grant) => {
    const now = Math.floor(clock.now().getTime() / 1000)
    return key.sign({
      iss: issuerOf(request, grant.network),
      aud: clientId,
      iat: now,
      exp: now + 60,
      ...(grant.nonce ? { nonce: grant.nonce } : {}),
      ...describe(grant),
    })
  }

  const serveStandIn = (network: SocialNetwork) => {
    const base = standInPath(network)
    const { authorize, token, profile } = standIns[network]
    const readRequest = (request: FastifyRequest, given: unknown) =>
      read(authorizeRequest(`${ownOrigin(request, publicOrigin)}/callback/${network}`), given)

    app.get(base + authorize, (request, reply) =>
      sendPlainPage(reply, whoPage({ network, request: readRequest(request, request.query) })),
    )

    app.post(base + authorize, (request, reply) => {
      const { redirect_uri, state, nonce, code_challenge } = readRequest(request, request.body)
      const chosen = read(choice, request.body)
      if (chosen.choice === 'cancel') return sendBack(reply, redirect_uri, { error: 'access_denied', state })
      const { first_name, last_name, email, is_proven } = chosen
      const person: Person = { first_name, last_name, email, is_proven: is_proven === 'on' }
      const code = codes.put({
        network,
        person,
        nonce,
        redirectUri: redirect_uri,
        codeChallenge: code_challenge,
      })
      return sendBack(reply, redirect_uri, { code, state })
    })

    app.post(base + token, async (request, reply) => {
      if (!isKnownClient(request)) return reply.code(401).send({ error: 'invalid_client' })
      const { code, redirect_uri, code_verifier } = read(tokenRequest, request.body)
      const grant = codes.take(code)
      const isRight =
        grant?.network === network &&
        grant.redirectUri === redirect_uri &&
        fitsChallenge(code_verifier, grant)
      if (!grant || !isRight) return reply.code(400).send({ error: 'invalid_grant' })
      return {
        access_token: accessTokens.put(grant),
        token_type: 'bearer',
        expires_in: 60,
        ...(network === 'google' ? { id_token: await signIdToken(request, grant) } : {}),
      }
    })

    app.get(base + profile, (request, reply) => {
      const grant = accessTokens.take(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
      if (grant?.network !== network) return reply.code(401).send({ error: 'invalid_token' })
      return reply.send(describe(grant))
    })
  }

  for (const network of socialNetworks) serveStandIn(network)

  app.get(`${standInPath('google')}/.well-known/openid-configuration`, (request, reply) => {
    const issuer = issuerOf(request, 'google')
    const { authorize, token, profile } = standIns.google
    return reply.send({
      issuer,
      authorization_endpoint: issuer + authorize,
      token_endpoint: issuer + token,
      userinfo_endpoint: issuer + profile,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    })
  })
  app.get(`${standInPath('google')}/jwks`, () => key.publicKeys())
  app.get('/dev/identity/who.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(whoStyles))
}
