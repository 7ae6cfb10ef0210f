import type { InboxItem } from '@fieldhouse/contract/inbox'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  findAthleteByAddress,
  findEntries,
  findItem,
  findParentAddresses,
  findStaff,
  type StoredItem,
} from './inbox.queries.ts'
import { answerTo } from './inbox.rules.ts'
import { factsOf, presentRow, textOf } from './present-item.ts'

/** The athlete who wrote, also without being signed in, if the address is the one of the account. */
const athleteOf = async (db: Db, given: string | null, { person_id, person_type }: StoredItem) =>
  person_type === 'athlete' ? person_id : given && (await findAthleteByAddress(db, given))

export const addressesFor = async (db: Db, item: StoredItem) => {
  const { person_id, person_email: email } = item
  const given = item.contact_email || item.feedback_email || null
  const athleteId = await athleteOf(db, given, item)
  return answerTo({
    given,
    account: person_id || athleteId ? { email, isAthlete: Boolean(athleteId) } : null,
    parents: athleteId ? await findParentAddresses(db, athleteId) : [],
  })
}

/** One item, with everything an admin needs to answer it. */
export const showItem = async (db: Db, id: string): Promise<InboxItem> => {
  const item = await findItem(db, id)
  if (!item) throw new AppError('not_found')
  const { excerpt: _, ...row } = presentRow(item)
  const { to, hint } = await addressesFor(db, item)
  const { person_id, person_name } = item
  return {
    ...row,
    text: textOf(item),
    facts: factsOf(item),
    person: person_id ? { id: person_id, name: person_name ?? '' } : null,
    answer_to: [...to],
    answer_hint: hint,
    history: (await findEntries(db, id)).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    staff: await findStaff(db),
  }
}
