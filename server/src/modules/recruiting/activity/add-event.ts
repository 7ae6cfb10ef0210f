import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Actor } from '@fieldhouse/contract/guards'
import { type ActivityEvent, type EventForm, eventYearsAhead } from '@fieldhouse/contract/recruiting.activity'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { assertMayStart, type Center, openCenterOf } from '../center/open-center.ts'
import { isRecruited } from '../center/recruited.queries.ts'
import { type EventCoach, findEventCoach } from './coaches.queries.ts'
import { coachInWords, eventInWords } from './event-labels.ts'
import { insertEvent } from './events.queries.ts'
import { writeEntry } from './logs.queries.ts'
import { readEvent } from './read-log.ts'

/** RCC-03: by the server's clock. */
const lastDay = (): string => {
  const day = clock.now()
  day.setUTCFullYear(day.getUTCFullYear() + eventYearsAhead)
  return day.toISOString().slice(0, 10)
}

/** The two sides of an event. Null if the named person can't be one of them. */
const findSides = async (
  db: Db,
  actor: Actor,
  center: Center,
  contact: string,
): Promise<{ athlete_user_id: string; coach: EventCoach } | null> => {
  const isCoach = center.side === 'coach'
  if (isCoach && !(await isRecruited(db, actor, contact))) return null
  const coach = isCoach
    ? await findEventCoach(db, actor.id, null)
    : await findEventCoach(db, contact, center.id)
  return coach && { athlete_user_id: isCoach ? contact : center.id, coach }
}

/**
 * RCC-03: the family logs a call, email, or SMS for itself, and a coach for themself. A success coach needs a running
 * task of the athlete.
 */
export const addEvent = (
  db: Db,
  actor: Actor,
  { user, contact, outcome, offset, ...event }: EventForm,
): Promise<ActivityEvent> =>
  transaction(db, async (tx) => {
    const center = await openCenterOf(tx, actor, user)
    assertMayStart(actor, center, 'event')
    if (actor.type === 'rsc')
      await emit(tx, 'recruiting.event-checked', { success_coach_id: actor.id, athlete_user_id: center.id })
    const sides = await findSides(tx, actor, center, contact)
    const errors: FieldFaults = {
      ...(event.event_date > lastDay() && {
        event_date: [`Must be at most ${eventYearsAhead} years ahead`],
      }),
      ...(!sides && { contact: ['Please choose who it was with'] }),
    }
    if (!sides || Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
    const { athlete_user_id, coach } = sides
    const { contact_id, coach_id } = coach
    const id = await insertEvent(tx, {
      ...event,
      outcome: outcome ?? null,
      clock_offset: offset,
      athlete_user_id,
      contact_id,
      coach_id,
      author_id: actor.id,
    })
    if (center.side === 'family')
      await writeEntry(tx, {
        athlete_user_id,
        author_id: actor.id,
        text: eventInWords('Logged', event.type, coachInWords(coach)),
        contact_id: contact_id ?? coach_id,
        college_id: coach.college?.id ?? null,
      })
    return readEvent(tx, actor, center, id)
  })
