import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Streams a page like the framework, with one difference: when a component fails, the framework sends a page with a
 * hole and status 200, and leaves the rest to the browser. Here the error is thrown, so it gets the right status.
 */
export const streamPage = defineHandlerCallback(async ({ request: { signal }, router, responseHeaders }) => {
  const faults: unknown[] = []
  try {
    const page = await renderToReadableStream(<StartServer router={router} />, {
      signal,
      ...(router.options.ssr?.nonce ? { nonce: router.options.ssr.nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (fault) => void faults.push(fault),
    })
    if (faults.length > 0) {
      await page.cancel()
      throw faults[0]
    }
    return createSsrStreamResponse(
      router,
      new Response(
        transformReadableStreamWithRouter(router, page, { rendererSafePoint: 'script-close', signal }),
        { status: getSsrStatus(router), headers: responseHeaders },
      ),
    )
  } catch (error) {
    router.serverSsr?.cleanup()
    throw error
  }
})
