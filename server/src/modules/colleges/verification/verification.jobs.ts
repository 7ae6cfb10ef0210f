import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { job } from '../../../platform/jobs/job.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { pauseVerification } from './review-coach.ts'
import {
  findCoachPerson,
  findDueForReminder,
  findOverdue,
  findVerifiedByAddress,
  lockVerification,
  noteReminder,
} from './verification.queries.ts'
import { reviewDueEmail } from './verification-emails.ts'

const reminderMilliseconds = 30 * 24 * 60 * 60 * 1000
/** At most this many per night. The rest wait for the next night. */
const most = 500

const yearPassed = 'A year has passed. Please confirm your college email again.'

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** False if the coach has been notified or reviewed since they were found. */
const remind = (db: Db, userId: string, siteOrigin: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { status, verified_until, reminded_at } = (await lockVerification(tx, userId)) ?? {}
    if (status !== 'verified' || !verified_until || reminded_at) return false
    await noteReminder(tx, userId)
    const person = await findCoachPerson(tx, userId)
    if (!person?.email) return false
    const coach = { to: person.email, firstName: person.first_name, url: `${siteOrigin}/coach/users` }
    await sendLater(tx, reviewDueEmail(coach, dayInWords.format(verified_until)))
    return true
  })

/** False if the coach has confirmed the college email since they were found. */
const pauseOverdue = (db: Db, userId: string, siteOrigin: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { verified_until } = (await lockVerification(tx, userId)) ?? {}
    if (!verified_until || verified_until > clock.now()) return false
    return pauseVerification(tx, userId, { reason: yearPassed, decided_by: null, siteOrigin })
  })

/** Nightly: coaches are notified 30 days before their second review is due, and paused when it is overdue. */
export const reviewCoachesJob = job<null>({
  name: 'review-coaches',
  schedule: '41 3 * * *',
  effect: 'steps',
  run: async ({ db, siteOrigin }, _, { signal }) => {
    const soon = new Date(clock.now().getTime() + reminderMilliseconds)
    const steps = [
      ...(await findDueForReminder(db, soon, most)).map(({ user_id }) => ({ user_id, step: remind })),
      ...(await findOverdue(db, most)).map(({ user_id }) => ({ user_id, step: pauseOverdue })),
    ]
    await rowByRow(steps, signal, ({ user_id, step }) => step(db, user_id, siteOrigin))
  },
})

const bounced = 'Email to your address came back to us. Please confirm your college email again.'

/** A verified coach whose address is gone may have left the college. */
export const pauseBounced = (db: Db, address: string, siteOrigin: string): Promise<void> =>
  transaction(db, async (tx) => {
    const userId = await findVerifiedByAddress(tx, address)
    if (userId) await pauseVerification(tx, userId, { reason: bounced, decided_by: null, siteOrigin })
  })
