import { createStartHandler } from '@tanstack/react-start/server'
import { script } from './in-page/in-page.ts?text'
import { withLateScripts } from './late-scripts.ts'
import type { PageContext } from './lib/page-context.ts'
import { renderPage } from './render-page.tsx'

const handle = createStartHandler(renderPage)

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false

const finish = async (page: Response, { nonce }: PageContext): Promise<Response> =>
  isPage(page) && page.body ? new Response(withLateScripts(await page.text(), { script, nonce }), page) : page

/**
 * The single entry point between server and web: takes a request and the API, returns a page. React can't catch an
 * error in the middle of a page on the server, so such a page is rendered again as the error page (SHL-03).
 */
export const render = async (request: Request, context: PageContext): Promise<Response> => {
  try {
    return await finish(await handle(request, { context, inlineCss: context.isForMany }), context)
  } catch (fault) {
    const brokenAs = context.report(fault)
    return finish(await handle(request, { context: { ...context, brokenAs }, inlineCss: false }), context)
  }
}

export default { fetch: render }
