import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getCenterContact } from '@fieldhouse/contract/recruiting.contacts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findEventCoach } from '../activity/coaches.queries.ts'
import { openCenter } from '../center/open-center.ts'
import { findRecruited } from '../center/recruited.queries.ts'

type Contact = Output<typeof getCenterContact>['data']

const findAthlete = async (db: Db, actor: Actor, userId: string): Promise<Contact | null> => {
  const athlete = await findRecruited(db, actor, userId)
  return athlete && { id: userId, user_id: userId, ...athlete, college: null }
}

const findCoach = async (db: Db, centerId: string, id: string): Promise<Contact | null> => {
  const coach = await findEventCoach(db, id, centerId)
  if (!coach) return null
  const { contact_id, coach_id, first_name, last_name, college } = coach
  return { id: contact_id ?? id, user_id: coach_id, first_name, last_name, college }
}

/** RCC-04: the person a link names. An open chat needs no list to know who it is with. */
export const showContact = async (
  db: Db,
  actor: Actor,
  centerId: string,
  contactId: string,
): Promise<Contact> => {
  const center = await openCenter(db, actor, centerId)
  const found =
    center.side === 'coach'
      ? await findAthlete(db, actor, contactId)
      : await findCoach(db, center.id, contactId)
  if (!found) throw new AppError('not_found')
  return found
}
