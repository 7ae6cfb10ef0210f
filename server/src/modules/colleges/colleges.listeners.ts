import type { Listeners } from '../../events.ts'
import { joinContact, renameCoach } from './coaches.queries.ts'
import { assertCollegeKnown } from './verification/request-verification.ts'
import { settleVerification } from './verification/settle-verification.ts'

export const collegesListeners: Listeners = {
  'accounts.name-changed': (tx, { user_id, first_name, last_name }) =>
    renameCoach(tx, user_id, { first_name, last_name }),
  'accounts.form-checked': async (db, { coach_job }) => {
    if (coach_job) await assertCollegeKnown(db, coach_job.college_id)
  },
  /** A listed contact keeps its history. Anyone else is verified by the address, or waits for an admin. */
  'accounts.user-joined': async (tx, { user_id, type, coach_job }) => {
    if (type !== 'coach') return
    const contact = await joinContact(tx, user_id)
    const job = contact
      ? {
          ...contact,
          team_gender: coach_job?.team_gender ?? contact.team_gender,
          staff_page_url: coach_job?.staff_page_url ?? null,
        }
      : coach_job
    if (job) await settleVerification(tx, user_id, job)
  },
}
