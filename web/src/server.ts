import { createStartHandler } from '@tanstack/react-start/server'
import type { PageContext } from './lib/page-context.ts'
import { renderPage } from './render-page.tsx'

const handle = createStartHandler(renderPage)

/**
 * The single entry point between server and web: takes a request and the API, returns a page. React can't catch an
 * error in the middle of a page on the server, so such a page is rendered again as the error page (SHL-03).
 */
export const render = async (request: Request, context: PageContext): Promise<Response> => {
  try {
    return await handle(request, { context, inlineCss: context.isForMany })
  } catch (fault) {
    const brokenAs = context.report(fault)
    return handle(request, { context: { ...context, brokenAs }, inlineCss: false })
  }
}

export default { fetch: render }
