import { eventTypes } from '@fieldhouse/contract/recruiting.activity'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { dayInWords, houseDayOf } from '../../../platform/house-day.ts'
import { findLastContacts, type LastContact } from './last-contacts.queries.ts'

const kinds: Readonly<Record<LastContact['type'], string>> = {
  [eventTypes.call]: 'Call',
  [eventTypes.email]: 'Email',
  [eventTypes.sms]: 'Text',
  [eventTypes.chat]: 'Message',
}

interface LastContactWords {
  /** As in "Call on November 3, 2026". */
  readonly words: string
  readonly day: string
}

/** The last contact with each coach of these colleges, by the id of the contact. */
export const lastContactsInWords = async (
  db: Db,
  athleteUserId: string,
  collegeIds: readonly number[],
): Promise<ReadonlyMap<string, LastContactWords>> => {
  const found = await findLastContacts(db, athleteUserId, collegeIds, houseDayOf(clock.now()))
  return new Map(
    found.map(({ contact_id, type, day, at }) => {
      const on = day ?? houseDayOf(new Date(at))
      return [contact_id, { words: `${kinds[type]} on ${dayInWords(on)}`, day: on }]
    }),
  )
}
