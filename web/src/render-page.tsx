import { Writable } from 'node:stream'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { script } from './in-page/in-page.ts?text'
import { withLateScripts } from './late-scripts.ts'

/** The router adds it too. */
const doctype = /^<!DOCTYPE html>/i

/** Renders to the end, and fails with the first error of any component. */
const renderToText = (
  page: ReactNode,
  { signal, nonce }: { signal: AbortSignal; nonce: string | undefined },
): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const faults: unknown[] = []
  const chunks: Buffer[] = []
  const text = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      resolve(Buffer.concat(chunks).toString())
      done()
    },
  })
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce ? { nonce } : {}),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
    onShellError: reject,
    onAllReady: () => (faults.length > 0 ? reject(faults[0]) : pipe(text)),
  })
  const leave = () => abort(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  return promise.finally(() => signal.removeEventListener('abort', leave))
}

/**
 * Renders a page as a whole. The framework streams it, but all data is loaded before a page is rendered, so there is
 * nothing to wait for in the middle, and a stream of small chunks costs as much as the rendering. When a component
 * fails, the framework sends a page with a hole and status 200, and leaves the rest to the browser. Here the error is
 * thrown, so it gets the right status.
 */
export const renderPage = defineHandlerCallback(async ({ request: { signal }, router, responseHeaders }) => {
  try {
    const nonce = router.options.ssr?.nonce
    const text = await renderToText(<StartServer router={router} />, { signal, nonce })
    const html = await transformHtmlStringWithRouter(router, text.replace(doctype, ''), { signal })
    return new Response(withLateScripts(html, { script, nonce: nonce ?? '' }), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})
