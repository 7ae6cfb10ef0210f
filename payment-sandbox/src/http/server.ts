import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Controls, runControl } from '../control/control.ts'
import { ControlError } from '../control/control-error.ts'
import { merchant } from '../merchant.ts'
import { NotFound } from '../wire/validation.ts'
import { answerPayPal, answerTokenize, tokenizePath } from './answer-browser.ts'
import { answerGateway, type Gateway, type Silence } from './answer-gateway.ts'
import { BadRequest, hasKeys, readJson } from './read-request.ts'
import { emptyReply, jsonReply, type Reply } from './reply.ts'

const gatewayPrefix = `/merchants/${merchant.id}/`

const answerControl = async (controls: Controls, request: IncomingMessage, path: string): Promise<Reply> => {
  if (!hasKeys(request))
    return jsonReply(401, { message: "Send the merchant's keys as basic authentication." })
  try {
    const reply = await runControl(controls, request.method ?? '', path, await readJson(request))
    return reply ?? jsonReply(404, { message: 'There is no such control.' })
  } catch (error) {
    if (error instanceof ControlError) return jsonReply(422, { message: error.message })
    if (error instanceof NotFound) return jsonReply(404, { message: 'There is nothing under this id.' })
    throw error
  }
}

const answer = async (gateway: Gateway, request: IncomingMessage): Promise<Reply | Silence> => {
  const url = URL.parse(request.url ?? '/', 'http://sandbox')
  if (url === null) return emptyReply(400)
  const path = url.pathname
  const { context } = gateway.controls
  if (path === '/') return jsonReply(200, { name: 'payment sandbox', merchant_id: merchant.id })
  if (path === '/paypal') return answerPayPal(context, request, url)
  if (path === tokenizePath) return answerTokenize(context, request)
  if (path.startsWith('/control/'))
    return answerControl(gateway.controls, request, path.slice('/control'.length))
  if (path.startsWith(gatewayPrefix))
    return answerGateway(gateway, request, path.slice(gatewayPrefix.length - 1))
  return emptyReply(404)
}

const send = (response: ServerResponse, reply: Reply | Silence) => {
  if (reply === 'timeout') return
  if (reply === 'disconnect') {
    response.destroy()
    return
  }
  response.writeHead(reply.status, {
    'content-type': reply.type,
    'x-content-type-options': 'nosniff',
    ...reply.headers,
  })
  response.end(reply.body)
}

/** Where an error happened. Its message may quote a request, so it is not printed. */
const placeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : 'unknown'

export const answerRequests =
  (gateway: Gateway): RequestListener =>
  async (request, response) => {
    try {
      send(response, await answer(gateway, request))
    } catch (error) {
      if (error instanceof BadRequest) {
        send(response, jsonReply(error.status, { message: error.message }))
        return
      }
      gateway.log(`The payment sandbox failed: ${placeOf(error)}`)
      send(response, emptyReply(500))
    }
  }
