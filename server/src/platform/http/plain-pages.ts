import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Html } from './html.ts'

/** The look of the server's own plain pages: the API page and the development mailbox. */
const stylesheet = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { margin: 0; background: Canvas; color: CanvasText; overflow-wrap: anywhere }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1, h2, h3 { line-height: 1.2 }
article { border-top: 1px solid color-mix(in oklab, currentColor 20%, transparent); padding: .5rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0 }
pre { white-space: pre-wrap }
iframe { width: 100%; height: 60vh; border: 1px solid color-mix(in oklab, currentColor 20%, transparent); background: white }
`

const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

export const sendPlainPage = (reply: FastifyReply, page: Html) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page.text)

export const servePlainStyles = (app: FastifyInstance): void => {
  app.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
}
