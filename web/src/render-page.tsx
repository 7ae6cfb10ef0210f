import { Writable } from 'node:stream'
import { tsrStartManifest } from 'tanstack-start-manifest:v'
import type { AnyRouter } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { StartServer } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { script as asleep } from './in-page/asleep-page.ts?text'
import { script as awake } from './in-page/awake-page.ts?text'
import { withLateScripts } from './late-scripts.ts'
import { withUsedStyles } from './used-styles.ts'

/** The router adds it too. */
const doctype = /^<!DOCTYPE html>/i

const { routes, inlineCss } = tsrStartManifest()

const [allStyles, ...otherStyles] = Object.keys(inlineCss?.styles ?? {})
if (otherStyles.length > 0) throw new Error('A page that wakes loads only one stylesheet')

const filesOf = (router: AnyRouter): readonly string[] =>
  router.stores.matches.get().flatMap(({ routeId }) => routes[routeId]?.files ?? [])

/** React leaves this where a component failed or waits for something. No other text contains it unescaped. */
const hole = '<!--$!-->'

/**
 * Renders synchronously. All data is loaded before a page is rendered, so nothing waits, and a string costs a quarter
 * less CPU than a stream of small chunks that are joined again. If a component fails, React leaves a hole and doesn't say
 * why.
 */
const renderAtOnce = (page: ReactNode): string => {
  const text = renderToString(page)
  if (text.includes(hole)) throw new Error('A part of the page failed, or waits')
  return text
}

/** Renders to the end, and fails with the first error of any component. */
const renderToTheEnd = (
  page: ReactNode,
  { signal, nonce }: { signal: AbortSignal; nonce: string },
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
    nonce,
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
 * nothing to wait for in the middle. When a component fails, the framework sends a page with a hole and status 200, and
 * leaves the rest to the browser. Here the error is thrown, so the page gets the right status.
 */
const rendersWith = (render: typeof renderToTheEnd | typeof renderAtOnce) =>
  defineHandlerCallback(async ({ request: { signal }, router, responseHeaders }) => {
    try {
      const nonce = router.options.ssr?.nonce ?? ''
      const text = await render(<StartServer router={router} />, { signal, nonce })
      const whole = await transformHtmlStringWithRouter(router, text.replace(doctype, ''), { signal })
      const context = getGlobalStartContext()
      if (!context) throw new Error('There is no context to render the page with')
      // Only a page for many carries its styles. Other pages aren't searched for them.
      const { html, isPart } = context.isForMany
        ? withUsedStyles(whole, asleep)
        : { html: whole, isPart: false }
      const scripts = { asleep, awake }
      const styles = isPart ? allStyles : undefined
      context.take(withLateScripts(html, { files: filesOf(router), scripts, nonce, styles }))
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  })

export const renderQuickly = rendersWith(renderAtOnce)

/** For a page that can't be rendered synchronously. It waits, and throws the error of a component that fails. */
export const renderThoroughly = rendersWith(renderToTheEnd)
