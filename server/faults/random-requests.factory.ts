import fc from 'fast-check'
import type { OpenApi } from '../src/platform/http/openapi.ts'
import type { RawRequest } from './raw-request.factory.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 30 })

/** A part of an address: one of our words, anything encoded, or anything that fits between two slashes. */
const piece = fc.oneof(
  fc.constantFrom('api', 'contact-us', 'user', 'dev', 'mail', 'assets', 'docs', 'app', '..', '%', '%00'),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 20 }).map((text) => text.replace(/[\s#]/g, '+')),
)
const pairs = fc
  .array(fc.tuple(piece, piece), { maxLength: 4 })
  .map((fields) => fields.map((field) => field.join('=')).join('&'))

const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  path: fc
    .tuple(fc.array(piece, { maxLength: 5 }), pairs)
    .map(([path, query]) => `/${path.join('/')}?${query}`),
  headers: fc
    .constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain')
    .map((type) => [`Content-Type: ${type}`]),
  body: fc.oneof(fc.json({ stringUnit: 'binary' }), anyText, pairs),
})

/** The value of a field: sometimes right, mostly of the wrong kind. */
const value = fc.oneof(
  anyText,
  fc.constantFrom('Sender', 'a@example.com', '(123) 456-7890', '2026-01-01', '\ud800', '\0', "'; --"),
  fc.uuid(),
  fc.jsonValue({ stringUnit: 'binary' }),
)

const operationsOf = (api: OpenApi) =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      fields: Object.keys(Object(Object.values(requestBody?.content ?? {})[0]?.schema).properties ?? {}),
    })),
  )

/** Every call of the API with its own fields and random values. */
const callOf = (api: OpenApi, tokens: readonly string[]) =>
  fc.constantFrom(...operationsOf(api)).chain(({ method, path, query, fields }) =>
    fc.record({
      method: fc.constant(method),
      path: fc
        .tuple(fc.array(piece, { minLength: 5, maxLength: 5 }), fc.tuple(...query.map(() => piece)))
        .map(([parts, values]) => {
          const filled = path.replace(/\{\w+\}/g, () => parts.pop() ?? '')
          return `${filled}?${query.map((name, at) => `${name}=${values[at]}`).join('&')}`
        }),
      headers: fc
        .constantFrom('', ...tokens)
        .map((token) => [
          'Content-Type: application/json',
          ...(token ? [`Authorization: Bearer ${token}`] : []),
        ]),
      body: fc
        .record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] })
        .map((body) => (fields.length > 0 ? JSON.stringify(body) : '')),
    }),
  )

/** Requests of all kinds, by visitors and by the holders of these tokens. */
export const randomRequests = (api: OpenApi, tokens: readonly string[]): fc.Arbitrary<RawRequest> =>
  fc.oneof(anyRequest, callOf(api, tokens))
