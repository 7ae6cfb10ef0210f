import { driveCallbackPath } from '@fieldhouse/contract/profiles.drive'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../app-error.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { sendPlainPage } from '../../http/plain-pages.ts'
import { standInClient } from '../../social/development/development-settings.ts'
import { createLocker, fitsChallenge } from '../../social/development/grants.ts'
import { drivePage } from './drive-page.ts'
import { driveStandInPath } from './drive-stand-in.ts'
import { type SampleFile, sampleFiles } from './sample-files.ts'

/** The file that may be fetched. */
interface Grant {
  file: SampleFile
  redirectUri: string
  codeChallenge: string
}

const { clientId, clientSecret } = standInClient

const pickRequest = (redirectUri: string) =>
  z.object({
    response_type: z.literal('code'),
    client_id: z.literal(clientId),
    redirect_uri: z.literal(redirectUri),
    scope: z.literal('https://www.googleapis.com/auth/drive.file'),
    state: z.string().min(1).max(500),
    mimetypes: z.string().max(200),
    trigger_onepick: z.literal('true'),
    code_challenge: z.string().regex(/^[\w-]{43}$/),
    code_challenge_method: z.literal('S256'),
  })

const tokenRequest = z.object({
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.literal(clientId),
  client_secret: z.literal(clientSecret),
})

const read = <S extends z.ZodType>(schema: S, given: unknown): z.output<S> => {
  const parsed = schema.safeParse(given ?? {})
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new AppError('bad_request', { message: `This request to the stand-in is wrong in: ${fields}.` })
}

/**
 * A stand-in for Google Drive, so picking a file can be tried without keys. It is a small but real OAuth 2 server with
 * a few files. Never registered in production.
 */
export const serveDriveStandIn = (app: FastifyInstance, publicOrigin: string | null): void => {
  const codes = createLocker<Grant>()
  /** Clients ask for the file's metadata first, and then for the file. */
  const tokens = { facts: createLocker<Grant>(), bytes: new Map<string, Grant>() }

  const origin = (request: FastifyRequest) => ownOrigin(request, publicOrigin)
  const readRequest = (request: FastifyRequest, given: unknown) =>
    read(pickRequest(`${origin(request)}${driveCallbackPath}`), given)
  const shownFor = (mimetypes: string) =>
    sampleFiles.filter(({ mimeType }) => mimetypes.split(',').includes(mimeType))

  app.get(`${driveStandInPath}/.well-known/openid-configuration`, (request) => {
    const issuer = origin(request) + driveStandInPath
    return {
      issuer,
      authorization_endpoint: `${issuer}/pick`,
      token_endpoint: `${issuer}/token`,
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }
  })

  app.get(`${driveStandInPath}/pick`, (request, reply) => {
    const asked = readRequest(request, request.query)
    return sendPlainPage(reply, drivePage({ files: shownFor(asked.mimetypes), request: asked }))
  })

  app.post(`${driveStandInPath}/pick`, (request, reply) => {
    const { redirect_uri, state, mimetypes, code_challenge } = readRequest(request, request.body)
    const file = shownFor(mimetypes).find(({ id }) => id === Object(request.body).file)
    const answer: Record<string, string> = file
      ? {
          code: codes.put({ file, redirectUri: redirect_uri, codeChallenge: code_challenge }),
          picked_file_ids: file.id,
        }
      : { error: 'access_denied' }
    return reply.redirect(`${redirect_uri}?${new URLSearchParams({ state, ...answer })}`, 303)
  })

  app.post(`${driveStandInPath}/token`, (request, reply) => {
    const { code, redirect_uri, code_verifier } = read(tokenRequest, request.body)
    const grant = codes.take(code)
    const isRight = grant?.redirectUri === redirect_uri && fitsChallenge(code_verifier, grant)
    if (!grant || !isRight) return reply.code(400).send({ error: 'invalid_grant' })
    return reply.send({ access_token: tokens.facts.put(grant), token_type: 'bearer', expires_in: 60 })
  })

  app.get<{ Params: { id: string }; Querystring: { alt?: string } }>(
    `${driveStandInPath}/files/:id`,
    (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
      const isMedia = request.query.alt === 'media'
      const grant = isMedia ? tokens.bytes.get(token) : tokens.facts.take(token)
      tokens.bytes.delete(token)
      if (!grant || grant.file.id !== request.params.id) return reply.code(404).send({ error: 'notFound' })
      const { name, mimeType, bytes } = grant.file
      if (isMedia) return reply.type(mimeType).send(bytes())
      tokens.bytes.set(token, grant)
      return reply.send({ name, mimeType, size: String(bytes().length) })
    },
  )
}
