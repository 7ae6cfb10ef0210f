import { EventEmitter, on, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

export interface SmtpService {
  url: string
  /** Every email accepted so far. */
  received: ReceivedMail[]
  /** The oldest email not returned yet. Waits if there is none. */
  next(): Promise<ReceivedMail>
  /** Answers the next deliveries with 451, try again later. */
  refuse(times: number): void
  stop(): Promise<void>
}

/** Starts a mail server on loopback. */
export const startSmtp = async (): Promise<SmtpService> => {
  const received: ReceivedMail[] = []
  const mailbox = new EventEmitter()
  const arrivals = on(mailbox, 'mail')
  let refusals = 0

  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      if (refusals === 0) return answer()
      refusals -= 1
      // Many mail servers repeat the address in their answer.
      answer(Object.assign(new Error(`4.7.1 <${address}>: try again later`), { responseCode: 451 }))
    },
    onData: async (stream, { envelope }, answer) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      // A sender that was killed in the middle has sent nothing.
      const source = await buffer(stream).catch(() => null)
      if (!source) return
      const mail = parseMail(source, {
        from,
        to: envelope.rcptTo.map(({ address }) => address),
      })
      received.push(mail)
      mailbox.emit('mail', mail)
      answer()
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    next: async () => {
      const { value: [mail] = [] } = await arrivals.next()
      return mail
    },
    refuse: (times) => {
      refusals = times
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
