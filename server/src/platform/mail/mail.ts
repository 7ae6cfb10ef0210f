export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  reply_to?: string
}

/** Sends emails. */
export interface Mailer {
  /** `id` is the same for every retry and becomes the Message-ID, so a receiver can drop a second copy. */
  deliver(id: string, mail: Mail): Promise<void>
  close(): void
}

/** Goes into logs, so it never quotes the mail server, which names the recipient. */
export class MailNotDelivered extends Error {
  override readonly name = 'MailNotDelivered'
  /** The address does not exist. Trying again will not help. */
  readonly isPermanent: boolean

  constructor(reason: string, isPermanent = false) {
    super(`The mail was not delivered: ${reason}`)
    this.isPermanent = isPermanent
  }
}
