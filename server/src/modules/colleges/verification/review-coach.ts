import type { Actor } from '@fieldhouse/contract/guards'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { verify } from './settle-verification.ts'
import {
  findCoachPerson,
  lockVerification,
  type StoredVerification,
  saveVerification,
} from './verification.queries.ts'
import { pausedEmail, refusedEmail, verifiedEmail } from './verification-emails.ts'

interface Review {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

const statusPath = '/coach/users'

type Coach = Parameters<typeof verifiedEmail>[0]

/** The coach gets the result by email and as a notice. */
const tellCoach = async (
  tx: Db,
  userId: string,
  siteOrigin: string,
  { text, email }: { text: string; email: (coach: Coach) => Mail },
) => {
  const person = await findCoachPerson(tx, userId)
  if (!person) return
  await emit(tx, 'notices.created', { user_ids: [userId], kind: 'safety', text, path: statusPath })
  if (person.email)
    await sendLater(
      tx,
      email({ to: person.email, firstName: person.first_name, url: siteOrigin + statusPath }),
    )
}

const lockReviewed = async (
  tx: Db,
  userId: string,
  isFitting: (status: StoredVerification['status']) => boolean,
): Promise<StoredVerification> => {
  const found = await lockVerification(tx, userId)
  if (!found || !(await findCoachPerson(tx, userId))) throw new AppError('not_found')
  if (!isFitting(found.status))
    throw new AppError('coach_already_reviewed', {
      message: `This coach is already ${found.status}. The list is up to date now.`,
    })
  return found
}

/** An admin approves. */
export const approveCoach = (
  { db, actor, caller }: Review,
  userId: string,
  seenCollegeId: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const found = await lockReviewed(tx, userId, (status) => status !== 'verified')
    const { college_id, position, team_gender, staff_page_url, proven_email } = found
    if (college_id !== seenCollegeId)
      throw new AppError('coach_college_changed', {
        message: 'This coach has just changed the college. Please look again.',
      })
    await verify(
      tx,
      userId,
      { college_id, position, team_gender, staff_page_url },
      { method: 'admin', proven_email, decided_by: actor.id },
    )
    await record(tx, caller, {
      action: 'coach.verified',
      userId,
      before: { status: found.status },
      after: { status: 'verified' },
      details: { college_id },
    })
    const text = 'You are a verified coach now. The recruiting center is open.'
    await tellCoach(tx, userId, caller.siteOrigin, { text, email: verifiedEmail })
  })

/** An admin refuses, with a reason. */
export const refuseCoach = ({ db, actor, caller }: Review, userId: string, reason: string): Promise<void> =>
  transaction(db, async (tx) => {
    const found = await lockReviewed(tx, userId, (status) => status === 'pending' || status === 'paused')
    await saveVerification(tx, {
      ...found,
      status: 'refused',
      method: null,
      reason,
      decided_at: clock.now(),
      decided_by: actor.id,
      verified_until: null,
    })
    await record(tx, caller, {
      action: 'coach.refused',
      userId,
      before: { status: found.status },
      after: { status: 'refused' },
      details: { reason },
    })
    const text = `We could not verify your coach account: ${reason}`
    await tellCoach(tx, userId, caller.siteOrigin, { text, email: (coach) => refusedEmail(coach, reason) })
  })

interface Pause {
  readonly reason: string
  /** The admin. Null if a date or a returned email decided. */
  readonly decided_by: string | null
  readonly siteOrigin: string
}

/** Access stops until the second review. False if there is nothing to pause. */
export const pauseVerification = async (
  tx: Db,
  userId: string,
  { reason, decided_by, siteOrigin }: Pause,
): Promise<boolean> => {
  const found = await lockVerification(tx, userId)
  if (found?.status !== 'verified') return false
  const now = clock.now()
  await saveVerification(tx, {
    ...found,
    status: 'paused',
    reason,
    requested_at: now,
    decided_at: now,
    decided_by,
    verified_until: null,
  })
  const text = `Your verification is paused: ${reason}`
  await tellCoach(tx, userId, siteOrigin, { text, email: (coach) => pausedEmail(coach, reason) })
  return true
}

/** An admin asks for a second review. */
export const pauseCoach = ({ db, actor, caller }: Review, userId: string, reason: string): Promise<void> =>
  transaction(db, async (tx) => {
    await lockReviewed(tx, userId, (status) => status === 'verified')
    await pauseVerification(tx, userId, { reason, decided_by: actor.id, siteOrigin: caller.siteOrigin })
    await record(tx, caller, {
      action: 'coach.paused',
      userId,
      before: { status: 'verified' },
      after: { status: 'paused' },
      details: { reason },
    })
  })
