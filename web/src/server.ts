import { createStartHandler } from '@tanstack/react-start/server'
import type { PageContext, RequestContext } from './lib/page-context.ts'
import { renderQuickly, renderThoroughly } from './render-page.tsx'
import { WholePage } from './whole-page.ts'

type Given = Omit<RequestContext, 'take'>

/** A redirect has no page. */
const pagesBy =
  (handle: ReturnType<typeof createStartHandler>) =>
  async (request: Request, given: Given): Promise<Response> => {
    let page: string | undefined
    const context = {
      ...given,
      take: (html: string) => {
        page = html
      },
    }
    const answer = await handle(request, { context, inlineCss: given.isForMany })
    return page === undefined ? answer : new WholePage(page, answer)
  }

const quickly = pagesBy(createStartHandler(renderQuickly))
const thoroughly = pagesBy(createStartHandler(renderThoroughly))

/**
 * The single entry point between server and web: takes a request and the API, returns a page. A page that fails is rendered
 * again asynchronously, which waits for all parts and reports the error. React can't catch an error in the middle of a page
 * on the server, so a page that fails again is rendered as the error page (SHL-03).
 */
export const render = async (request: Request, context: PageContext): Promise<Response> => {
  try {
    return await quickly(request, context)
  } catch (first) {
    context.beginAgain(first)
    try {
      return await thoroughly(request, context)
    } catch (fault) {
      context.beginAgain(fault)
      return thoroughly(request, { ...context, isForMany: false, brokenAs: context.report(fault) })
    }
  }
}

export default { fetch: render }
