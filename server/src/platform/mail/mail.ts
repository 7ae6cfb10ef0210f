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
