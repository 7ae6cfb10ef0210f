import type { Actor } from '@fieldhouse/contract/guards'
import type { CoachInMatch } from '@fieldhouse/contract/matching.match'
import { eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dayInWords, houseDayOf } from '../../../platform/house-day.ts'
import { coachesByCollege } from '../lists/show-colleges.ts'
import { findCoachesWithContacts, type LastContact } from './last-contacts.queries.ts'

const kinds: Readonly<Record<LastContact['type'], string>> = {
  [eventTypes.call]: 'Call',
  [eventTypes.email]: 'Email',
  [eventTypes.sms]: 'Text',
  [eventTypes.chat]: 'Message',
}

/** As in "Call on November 3, 2026". */
const inWords = ({ type, day, at }: LastContact) => {
  const on = day ?? houseDayOf(new Date(at))
  return { words: `${kinds[type]} on ${dayInWords(on)}`, on }
}

/** The coaches of these colleges as an athlete's family sees them, with the last contact with each, by college. */
export const coachesWithContacts = async (
  db: Db,
  actor: Actor,
  athlete: { readonly user_id: string; readonly gender: string | null },
  collegeIds: readonly number[],
): Promise<Map<number, CoachInMatch[]>> => {
  const today = houseDayOf(clock.now())
  const { contacts, ...found } = await findCoachesWithContacts(db, actor, athlete, collegeIds, today)
  const last = new Map(contacts.map((contact) => [contact.contact_id, inWords(contact)]))
  return new Map(
    [...coachesByCollege(found)].map(([collegeId, coaches]) => [
      collegeId,
      coaches.map((coach) => ({
        ...coach,
        last_contact: last.get(coach.id)?.words ?? null,
        last_contact_on: last.get(coach.id)?.on ?? null,
      })),
    ]),
  )
}
