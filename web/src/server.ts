import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import type { Transport } from './lib/http-transport.ts'

const handle = createStartHandler(defaultStreamHandler)

/** The one door between server and web: a request and the API in, a page out. */
export const render = async (request: Request, context: { nonce: string; call: Transport }) =>
  handle(request, { context })

export default { fetch: render }
