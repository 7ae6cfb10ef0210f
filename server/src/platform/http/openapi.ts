import type { Endpoint, Schema } from '@fieldhouse/contract/endpoint'
import { type ErrorCode, errorMessage, errorStatus } from '@fieldhouse/contract/errors'
import { guardWords } from '@fieldhouse/contract/guards'
import * as z from 'zod'
import type { BoundEndpoint } from './bind.ts'
import { apiPrefix } from './mount.ts'

const jsonSchema = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema as unknown as z.ZodType, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const content = (schema: unknown, type = 'application/json') => ({
  content: { [type]: { schema } } as Record<string, { schema: unknown }>,
})

const bytes = { type: 'string', format: 'binary' }

/** JSON, or a form with a file in it. */
const requestOf = ({ body, upload }: Endpoint) => {
  const fields = body && jsonSchema(body, 'input')
  if (!upload) return fields && { required: true, ...content(fields) }
  const { properties, required = [] } = fields ?? {}
  const form = {
    type: 'object',
    properties: { file: bytes, ...properties },
    required: upload.isOptional ? required : ['file', ...required],
  }
  return { required: true, ...content(form, 'multipart/form-data') }
}

const answerOf = ({ file, output }: Endpoint) =>
  file ? content(bytes, file) : content(jsonSchema(output, 'output'))

const parametersOf = (endpoint: Endpoint) =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part] && jsonSchema(endpoint[part], 'input')
    return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || (schema?.required?.includes(name) ?? false),
      schema: property,
    }))
  })

const refusalsOf = ({ guard, params, query, body, errors = [] }: Endpoint): ErrorCode[] => [
  ...(guard === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
  ...(params || query || body ? (['invalid'] as const) : []),
  'too_many_requests',
  ...errors,
]

type Answers = Record<string, { description: string } & ReturnType<typeof content>>

const operation = ({ name, endpoint }: BoundEndpoint, tag: string) => ({
  operationId: name,
  tags: [tag],
  summary: endpoint.summary,
  description: `Open to ${guardWords[endpoint.guard]}.`,
  ...(endpoint.guard === 'anyone' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
  parameters: parametersOf(endpoint),
  requestBody: requestOf(endpoint),
  responses: {
    [endpoint.status ?? 200]: { description: 'Done', ...answerOf(endpoint) },
    ...Object.fromEntries(
      refusalsOf(endpoint).map((code) => [
        errorStatus[code],
        { description: errorMessage[code], ...content({ $ref: '#/components/schemas/Error' }) },
      ]),
    ),
  } satisfies Answers as Answers,
})

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'request_id'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    request_id: { type: 'string' },
  },
}

export type OpenApi = ReturnType<typeof describeApi>

/** The whole API as an OpenAPI document, by concept. */
export const describeApi = (concepts: Record<string, readonly BoundEndpoint[]>) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [tag, endpoints] of Object.entries(concepts))
    for (const bound of endpoints) {
      const path = apiPrefix + bound.endpoint.path
      paths[path] = { ...paths[path], [bound.endpoint.method.toLowerCase()]: operation(bound, tag) }
    }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Fieldhouse API',
      version: '1',
      description:
        'Send the token from sign-in as a bearer token. Any POST may carry an Idempotency-Key: the same key and body give the first answer again.',
    },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'main-auth-token' },
      },
    },
  }
}
