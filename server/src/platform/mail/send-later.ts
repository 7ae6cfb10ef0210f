import type { Db } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { runLater, runLaterAtOnce } from '../jobs/outbox.ts'
import { type Mail, MailNotDelivered } from './mail.ts'

export const mailJob = job<Mail>({
  name: 'mail',
  effect: 'outside',
  run: async ({ mailer, onBounce }, mail, { id }) => {
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

/** The same as a part of `atOnce`. */
export const sendLaterAtOnce = (db: Db, mail: Mail) => runLaterAtOnce(db, mailJob, mail)
