import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppError } from '../app-error.ts'
import { Html, html } from './html.ts'

/** The style of the server's own plain pages: the API page, the development mailbox, refusals, and the last resort. */
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

export const asPlainPage = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8')

export const sendPlainPage = (reply: FastifyReply, page: Html) => asPlainPage(reply).send(page.text)

/** It loads nothing, because whatever it would load may be broken, or may not be requested again so soon. */
const lonePage = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${new Html(stylesheet)}</style>
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>`

const lonePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(stylesheet).digest('base64')}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

const sendLonePage = (reply: FastifyReply, status: number, page: Html) =>
  reply
    .code(status)
    .headers({ 'content-security-policy': lonePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.text)

interface LastResort {
  requestId: string
  /** What went wrong. Null if strangers would read it. */
  fault: string | null
}

/** SHL-03: the last resort when even the web's own error page can't be shown. */
export const sendLastResortPage = (reply: FastifyReply, { requestId, fault }: LastResort) =>
  sendLonePage(
    reply,
    500,
    lonePage(
      'Something went wrong',
      html`      <h1>An error occurred while showing the error page</h1>
      <dl>
        <dt>Request</dt><dd>${requestId}</dd>
        ${fault === null ? '' : html`<dt>Fault</dt><dd>${fault}</dd>`}
      </dl>
      <p><a href="/">Go back to home</a></p>`,
    ),
  )

const inWords = (seconds: number): string => {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

const refusalPages = {
  too_many_requests: {
    title: 'Too many requests',
    text: (wait: number) =>
      `Your network or account has asked for a lot in a short time. Please try again in ${inWords(wait)}.`,
  },
  unavailable: {
    title: 'We’ll be right back',
    text: () => 'Our data is out of reach for now. We’ll be right back. Please try again in a moment.',
  },
} as const
type PageRefusal = keyof typeof refusalPages

/** Refusals that pass by themselves. The same address works again later. */
export const isRefusalPage = (refusal: AppError): refusal is AppError & { kind: PageRefusal } =>
  Object.hasOwn(refusalPages, refusal.kind)

/** Explains in plain words when to come back. */
export const sendRefusalPage = (
  reply: FastifyReply,
  { kind, status, details }: AppError & { kind: PageRefusal },
  requestId: string,
) => {
  const wait = details.retryAfterSeconds ?? 5
  const { title, text } = refusalPages[kind]
  return sendLonePage(
    reply.header('retry-after', wait),
    status,
    lonePage(
      title,
      html`      <h1>${title}</h1>
      <p>${text(wait)}</p>
      <p><a href="">Try again</a></p>
      <dl><dt>Request</dt><dd>${requestId}</dd></dl>`,
    ),
  )
}

export const servePlainStyles = (app: FastifyInstance): void => {
  app.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
}
