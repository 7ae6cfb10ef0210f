import type { Endpoint, Schema } from '@fieldhouse/contract/endpoint'
import { errorMessage } from '@fieldhouse/contract/errors'
import { allCodes, type ErrorCode, kindOf, statusOf } from '@fieldhouse/contract/errors.codes'
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

const keyOf = ({ effect = 'none' }: Endpoint) =>
  effect === 'none'
    ? []
    : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]

/** Additional refusals of a call with an Idempotency-Key. */
const keyRefusals = {
  transaction: ['key_used'],
  outside: ['key_used', 'still_running', 'outcome_unknown'],
  none: [],
} as const

const uploadRefusals = ['unsupported_media_type', 'upload_unreadable', 'upload_too_large'] as const

const codesOf = ({
  guard,
  params,
  query,
  body,
  upload,
  effect = 'none',
  errors = [],
}: Endpoint): ErrorCode[] => [
  ...(guard === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
  ...(params || query || body || upload ? (['invalid'] as const) : []),
  ...(upload ? uploadRefusals : []),
  'too_many_requests',
  ...keyRefusals[effect],
  ...errors,
]

const answerTo = (codes: readonly ErrorCode[]) => ({
  description: [...new Set(codes.map((code) => errorMessage[kindOf(code)]))].join(' '),
  ...content({
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  }),
})

/** By status, each with its possible codes. */
const refusalsOf = (endpoint: Endpoint) => {
  const codes = [...new Set(codesOf(endpoint))]
  return Object.fromEntries(
    [...Map.groupBy(codes, statusOf)].map(([status, ofStatus]) => [status, answerTo(ofStatus)]),
  )
}

type Answers = Record<string, { description: string } & ReturnType<typeof content>>

const operation = ({ name, endpoint }: BoundEndpoint, tag: string) => ({
  operationId: name,
  tags: [tag],
  summary: endpoint.summary,
  description: `Open to ${guardWords[endpoint.guard]}.`,
  ...(endpoint.guard === 'anyone' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
  parameters: [...parametersOf(endpoint), ...keyOf(endpoint)],
  requestBody: requestOf(endpoint),
  responses: {
    [endpoint.status ?? 200]: { description: 'Done', ...answerOf(endpoint) },
    ...refusalsOf(endpoint),
  } satisfies Answers as Answers,
})

const errorSchema = {
  type: 'object',
  required: ['message', 'code', 'request_id'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: allCodes },
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
        'Send the token from sign-in as a bearer token. A call that lists the header Idempotency-Key may carry one: the same key and body give the first answer again, and what was lost is resumed. Decide by `code`; a `message` is for people and may change.',
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
