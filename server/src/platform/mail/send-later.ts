import type { Db } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { runLater } from '../jobs/outbox.ts'
import type { Mail } from './mail.ts'

export const mailJob = job<Mail>({
  name: 'mail',
  effect: 'outside',
  run: ({ mailer }, mail, id) => mailer.deliver(id, mail),
})

/** Sends the mail after the commit. */
export const sendLater = (db: Db, mail: Mail): Promise<void> => runLater(db, mailJob, mail)
