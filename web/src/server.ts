import { createStartHandler } from '@tanstack/react-start/server'
import type { PageContext, RequestContext } from './lib/page-context.ts'
import { renderQuickly, renderThoroughly } from './render-page.tsx'

const quickly = createStartHandler(renderQuickly)
const thoroughly = createStartHandler(renderThoroughly)

/**
 * The single entry point between server and web: takes a request and the API, returns a page. A page that fails is rendered
 * again asynchronously, which waits for all parts and reports the error. React can't catch an error in the middle of a page
 * on the server, so a page that fails again is rendered as the error page (SHL-03).
 */
export const render = async (request: Request, context: PageContext): Promise<Response> => {
  const options = (given: RequestContext) => ({ context: given, inlineCss: context.isForMany })
  try {
    return await quickly(request, options(context))
  } catch (first) {
    context.beginAgain(first)
    try {
      return await thoroughly(request, options(context))
    } catch (fault) {
      context.beginAgain(fault)
      const brokenAs = context.report(fault)
      return thoroughly(request, { context: { ...context, brokenAs }, inlineCss: false })
    }
  }
}

export default { fetch: render }
