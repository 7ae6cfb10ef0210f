import { createTransport } from 'nodemailer'
import { type Mailer, MailNotDelivered } from './mail.ts'

interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string
  /** `Name <address>` or only the address. */
  from: string
}

/** Sends over a few connections that stay open. The caller keeps the email and retries. */
export const createSmtpMailer = ({ url, from }: SmtpSettings): Mailer => {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async (id, { to, reply_to, ...content }) => {
      if (![to, reply_to ?? to].every(isOneAddress)) throw new MailNotDelivered('an address is not one')
      const message = { ...content, from, to, replyTo: reply_to, messageId: `<${id}@${domain}>` }
      await transport.sendMail(message).catch((error: unknown) => {
        throw new MailNotDelivered(codesOf(error), isRefusedForGood(error))
      })
    },
    close: () => transport.close(),
  }
}

/** The error code from nodemailer and the mail server, such as `EENVELOPE 451`. */
const codesOf = (error: unknown): string => {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ')
}

/** The mail server has no such mailbox: 550, 551, and 553 in answer to the recipient. */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && [550, 551, 553].includes(responseCode ?? 0)
}

/** Nodemailer would treat a comma or a line break as the start of another recipient. */
const isOneAddress = (text: string): boolean => /^[^\s@<>(),:;"]+@[^\s@<>(),:;"]+$/.test(text)
