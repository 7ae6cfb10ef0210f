import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { type Html, html } from '../http/html.ts'
import { sendPlainPage } from '../http/plain-pages.ts'
import { findInMailbox, listMailbox } from './mailbox.ts'

const frame = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="stylesheet" href="/plain.css" />
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`

const readableTime = (time: Date) => `${time.toISOString().replace('T', ' ').slice(0, 19)} UTC`

const readMail = async (db: Db, id: string) => {
  const mail = z.uuid().safeParse(id).success ? await findInMailbox(db, id) : null
  if (!mail) throw new AppError('not_found')
  return mail
}

/** Links open in a new tab. Nothing else in an email may do anything. */
const asSent = (id: string): Html => html`<iframe
    title="Mail as sent"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    src="/dev/mail/${id}/html"
  ></iframe>
  <h2>Plain text</h2>`

/** The development mailbox at /dev/mail. Registered only with the development driver, so never in production. */
export const serveMailbox = (app: FastifyInstance, db: Db): void => {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await listMailbox(db)
    const list = mails.map(
      ({ id, to, subject, received_at }) => html`<article>
        <h3><a href="/dev/mail/${id}">${subject}</a></h3>
        <p>to ${to}, ${readableTime(received_at)}</p>
      </article>`,
    )
    const body =
      mails.length > 0 ? html`${list}` : html`<p>No mail yet. Whatever Fieldhouse sends appears here.</p>`
    return sendPlainPage(reply, frame('Mailbox', html`<h1>Mailbox</h1>${body}`))
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params: { id } }, reply) => {
    const mail = await readMail(db, id)
    const body = html`<p><a href="/dev/mail">All mail</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>To</dt><dd>${mail.to}</dd>
        ${mail.reply_to ? html`<dt>Reply to</dt><dd>${mail.reply_to}</dd>` : ''}
        <dt>Received</dt><dd>${readableTime(mail.received_at)}</dd>
      </dl>
      ${mail.html ? asSent(id) : ''}
      <pre>${mail.text}</pre>`
    return sendPlainPage(reply, frame(mail.subject, body))
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async ({ params: { id } }, reply) => {
    const mail = await readMail(db, id)
    return reply
      .headers({
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
        'x-frame-options': 'SAMEORIGIN',
      })
      .type('text/html; charset=utf-8')
      .send(mail.html ?? '')
  })
}
