import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { openCenter } from '../center/open-center.ts'
import { findEventCoach } from './coaches.queries.ts'
import { coachInWords, eventInWords } from './event-words.ts'
import { deleteEvent, lockEvent, type StoredEvent } from './events.queries.ts'
import { writeEntry } from './logs.queries.ts'

const isOfCoach = ({ author_id, coach_id }: StoredEvent): boolean => author_id === coach_id

const writeRemoval = async (tx: Db, actor: Actor, event: StoredEvent): Promise<void> => {
  const { athlete_id, contact_id, coach_id, type } = event
  const coach = await findEventCoach(tx, contact_id ?? coach_id ?? '')
  await writeEntry(tx, {
    athlete_id,
    author_id: actor.id,
    text: eventInWords('Removed', type, coach ? coachInWords(coach) : 'a coach who has left'),
    contact_id: contact_id ?? coach_id,
    college_id: coach?.college?.id ?? null,
  })
}

/** RCC-03: a coach removes what they wrote; the family's is removed by all who look after the athlete's recruiting. */
export const removeEvent = (db: Db, actor: Actor, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const event = await lockEvent(tx, id)
    if (!event) throw new AppError('not_found')
    if (isOfCoach(event)) {
      if (event.author_id !== actor.id) throw new AppError('not_found')
    } else {
      await openCenter(tx, actor, event.athlete_id)
      await writeRemoval(tx, actor, event)
    }
    await deleteEvent(tx, id)
  })
