import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { job } from '../../../platform/jobs/job.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { pauseVerification } from './review-coach.ts'
import {
  findCoachPerson,
  findDueForReminder,
  findOverdue,
  findVerifiedByAddress,
  noteReminder,
} from './verification.queries.ts'
import { reviewDueEmail } from './verification-emails.ts'

const reminderMilliseconds = 30 * 24 * 60 * 60 * 1000
/** Each night at most so many, so one run never holds the database for long. The rest wait for the next night. */
const most = 500

const yearPassed = 'A year has passed. Please confirm your college email again.'

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Nightly: coaches hear 30 days before their second review is due, and pause when it is overdue. */
export const reviewCoachesJob = job<null>({
  name: 'review-coaches',
  schedule: '41 3 * * *',
  effect: 'database',
  run: async ({ db, siteOrigin }) => {
    const soon = new Date(clock.now().getTime() + reminderMilliseconds)
    for (const { user_id, verified_until } of await findDueForReminder(db, soon, most)) {
      const person = await findCoachPerson(db, user_id)
      await noteReminder(db, user_id)
      if (!person?.email || !verified_until) continue
      const coach = { to: person.email, firstName: person.first_name, url: `${siteOrigin}/coach/users` }
      await sendLater(db, reviewDueEmail(coach, dayInWords.format(verified_until)))
    }
    for (const { user_id } of await findOverdue(db, most))
      await pauseVerification(db, user_id, { reason: yearPassed, decided_by: null, siteOrigin })
  },
})

const bounced = 'Email to your address came back to us. Please confirm your college email again.'

/** A verified coach whose address is gone may have left the college. */
export const pauseBounced = (db: Db, address: string, siteOrigin: string): Promise<void> =>
  transaction(db, async (tx) => {
    const userId = await findVerifiedByAddress(tx, address)
    if (userId) await pauseVerification(tx, userId, { reason: bounced, decided_by: null, siteOrigin })
  })
