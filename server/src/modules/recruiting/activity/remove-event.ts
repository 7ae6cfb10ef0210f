import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { openCenter } from '../center/open-center.ts'
import { isCoachsOwn, mayRemoveOwnEvent } from '../recruiting.policy.ts'
import { findEventCoach } from './coaches.queries.ts'
import { coachInWords, eventInWords } from './event-labels.ts'
import { deleteEvent, findEvent, lockEvent, type StoredEvent } from './events.queries.ts'
import { writeEntry } from './logs.queries.ts'

const writeRemoval = async (tx: Db, actor: Actor, event: StoredEvent): Promise<void> => {
  const { athlete_user_id, contact_id, coach_id, type } = event
  const coach = await findEventCoach(tx, contact_id ?? coach_id ?? '', athlete_user_id)
  await writeEntry(tx, {
    athlete_user_id,
    author_id: actor.id,
    text: eventInWords('Removed', type, coach ? coachInWords(coach) : 'a coach who has left'),
    contact_id: contact_id ?? coach_id,
    college_id: coach?.college?.id ?? null,
  })
}

/** A coach removes their own events. Everyone who looks after the athlete's recruiting can remove the family's. */
const assertMayRemove = async (db: Db, actor: Actor, event: StoredEvent): Promise<void> => {
  if (!isCoachsOwn(event)) await openCenter(db, actor, event.athlete_user_id)
  else if (!mayRemoveOwnEvent(actor, event)) throw new AppError('not_found')
}

/** RCC-03: checked before the lock, so strangers lock nothing, and again under it. */
export const removeEvent = async (db: Db, actor: Actor, id: string): Promise<void> => {
  const seen = await findEvent(db, id)
  if (!seen) throw new AppError('not_found')
  await assertMayRemove(db, actor, seen)
  await transaction(db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event) throw new AppError('not_found')
    await assertMayRemove(tx, actor, event)
    if (!isCoachsOwn(event)) await writeRemoval(tx, actor, event)
    await deleteEvent(tx, id)
  })
}
