import type { IncomingMessage } from 'node:http'
import { choosePayPal, showPayPal } from '../browser/paypal-window.ts'
import { tokenizeCard } from '../browser/tokenize-card.ts'
import type { Context } from '../context.ts'
import { merchant } from '../merchant.ts'
import { readJson, readText } from './read-request.ts'
import { emptyReply, type Reply } from './reply.ts'

export const tokenizePath = `/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`

const withCors = (reply: Reply, origin: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'access-control-allow-origin': origin, vary: 'Origin' },
})

/** A preflight does not carry the token yet, so every origin may ask. The token decides about the request itself. */
const preflight = (origin: string): Reply => ({
  ...withCors(emptyReply(204), origin),
  headers: {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  },
})

/** Card data from a page. A page that may not use the token can't read the answer either. */
export const answerTokenize = async (context: Context, request: IncomingMessage): Promise<Reply> => {
  const origin = request.headers.origin ?? null
  if (request.method === 'OPTIONS' && origin !== null) return preflight(origin)
  if (request.method !== 'POST') return emptyReply(405)
  const reply = tokenizeCard(context, await readJson(request), origin)
  return origin === null || reply.status === 403 ? reply : withCors(reply, origin)
}

const textOf = (values: URLSearchParams, name: string): string => values.get(name) ?? ''

export const answerPayPal = async (context: Context, request: IncomingMessage, url: URL): Promise<Reply> => {
  if (request.method === 'GET')
    return showPayPal(context, {
      authorization: textOf(url.searchParams, 'authorization'),
      origin: textOf(url.searchParams, 'origin'),
    })
  if (request.method !== 'POST') return emptyReply(405)
  const form = new URLSearchParams(await readText(request))
  return choosePayPal(context, {
    authorization: textOf(form, 'authorization'),
    origin: textOf(form, 'origin'),
    choice: textOf(form, 'choice'),
    email: textOf(form, 'email').trim(),
  })
}
