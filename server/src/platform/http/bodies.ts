import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** The character 0 and half a surrogate pair, as JSON escapes them. An escaped backslash starts no escape. */
const unkeepableInJson =
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2}\\u)d[c-f])/i

/** PostgreSQL can't store these in text. Refusing them here gives a clear error instead of a 500 later. */
const refuseUnkeepable = (text: string, sign: string, unkeepable: RegExp) => {
  // Few texts contain such a character, and a plain search for one is much faster.
  if (text.includes(sign) && unkeepable.test(text))
    throw new AppError('bad_request', { message: 'The text contains a character that cannot be stored.' })
  return text
}

/** Bodies are JSON, or a form as the stock websocket clients send it. */
export const acceptBodies = (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An empty body means no body. Some clients send DELETE with a JSON content type and no body.
    if (body === '') done(null, undefined)
    else parseJson(request, refuseUnkeepable(String(body), '\\u', unkeepableInJson), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body))
      refuseUnkeepable(fields.toString(), '%00', /%00/)
      done(null, Object.fromEntries(fields))
    },
  )
}
