import { createStartHandler } from '@tanstack/react-start/server'
import type { PageContext } from './lib/page-context.ts'
import { streamPage } from './stream-page.tsx'

const handle = createStartHandler(streamPage)

/**
 * The one door between server and web: a request and the API in, a page out. React can't catch what breaks in the
 * middle of a page on the server, so such a page is rendered again as the error page (SHL-03).
 */
export const render = async (request: Request, context: PageContext): Promise<Response> => {
  try {
    return await handle(request, { context })
  } catch (fault) {
    return handle(request, { context: { ...context, brokenAs: context.report(fault) } })
  }
}

export default { fetch: render }
