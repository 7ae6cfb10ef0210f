import type { Db } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { runLater } from '../jobs/outbox.ts'
import { type Letter, letter } from './letter.ts'
import { type Mail, MailNotDelivered } from './mail.ts'

/** The words of an email. It is put on paper when it is sent, so that writing many at once is quick. */
export interface DraftMail {
  readonly to: string
  readonly letter: Letter
}

export const mailOf = (draft: Mail | DraftMail): Mail =>
  'letter' in draft ? { to: draft.to, ...letter(draft.letter) } : draft

export const mailJob = job<Mail | DraftMail>({
  name: 'mail',
  effect: 'outside',
  run: async ({ mailer, onBounce }, draft, { id }) => {
    const mail = mailOf(draft)
    try {
      await mailer.deliver(id, mail)
    } catch (error) {
      if (error instanceof MailNotDelivered && error.isPermanent) await onBounce(mail.to)
      throw error
    }
  },
})

/** Sends the email after the commit. */
export const sendLater = (db: Db, mail: Mail): Promise<void> => runLater(db, mailJob, mail)
