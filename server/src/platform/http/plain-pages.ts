import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Html, html } from './html.ts'

/** The look of the server's own plain pages: the API page, the development mailbox and the last resort. */
const stylesheet = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { margin: 0; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1, h2, h3 { line-height: 1.2 }
article { border-top: 1px solid color-mix(in oklab, currentColor 20%, transparent); padding: .5rem 0 }
dl { display: grid; grid-template-columns: fit-content(60%) 1fr; gap: .25rem 1rem }
dd { margin: 0 }
pre { white-space: pre-wrap }
iframe { width: 100%; height: 60vh; border: 1px solid color-mix(in oklab, currentColor 20%, transparent); background: white }
`

const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

export const sendPlainPage = (reply: FastifyReply, page: Html) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text)

interface LastResort {
  requestId: string
  /** What went wrong; null where strangers would read it. */
  fault: string | null
}

/** It has to stand alone: whatever it would load may be what is broken. */
const lastResortPage = ({ requestId, fault }: LastResort): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Something went wrong</title>
    <style>${new Html(stylesheet)}</style>
  </head>
  <body>
    <main>
      <h1>An error occurred while showing the error page</h1>
      <dl>
        <dt>Request</dt><dd>${requestId}</dd>
        ${fault === null ? '' : html`<dt>Fault</dt><dd>${fault}</dd>`}
      </dl>
      <p><a href="/">Go back to home</a></p>
    </main>
  </body>
</html>`

const lastResortPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(stylesheet).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** SHL-03: what is left when even the web's own error page can't be shown. */
export const sendLastResortPage = (reply: FastifyReply, details: LastResort) =>
  reply
    .code(500)
    .headers({ 'content-security-policy': lastResortPolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(lastResortPage(details).text)

export const servePlainStyles = (app: FastifyInstance): void => {
  app.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
}
