export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  reply_to?: string
}

/** Takes mail out of the house. */
export interface Mailer {
  /** `id` is stable over retries and becomes the Message-ID, so that a receiver can drop a second copy. */
  deliver(id: string, mail: Mail): Promise<void>
  close(): void
}

/** Ends up in logs, so it never repeats the words of the mail server: they name the recipient. */
export class MailNotDelivered extends Error {
  override readonly name = 'MailNotDelivered'
  /** The address does not exist. Trying again will not help. */
  readonly isPermanent: boolean

  constructor(reason: string, isPermanent = false) {
    super(`The mail was not delivered: ${reason}`)
    this.isPermanent = isPermanent
  }
}
