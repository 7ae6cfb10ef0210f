import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import {
  type AddedCoach,
  type CoachFields,
  insertAddedCoach,
  lockAddedCoach,
  lockAddedCoaches,
  updateAddedCoach,
} from './added-coaches.queries.ts'
import { findCollege } from './colleges.queries.ts'

const mostPerAthlete = 50

const refused = (field: keyof AddedCoach, fault: string) =>
  new AppError('invalid', { message: fault, errors: { [field]: [fault] } })

const alreadyAdded = ({ email }: CoachFields) =>
  email === null
    ? refused('phone', 'You already added this coach with this phone number at this college')
    : refused('email', 'You already added a coach with this email at this college')

/**
 * BCM-02: a coach whom the family knows. Nobody else sees the contact, and it proves nothing about the person: it verifies
 * no account and takes no address.
 */
export const addCoachFor = (db: Db, coach: AddedCoach): Promise<string> =>
  transaction(db, async (tx) => {
    if (!(await findCollege(tx, coach.college_id))) throw new AppError('not_found')
    const many = await lockAddedCoaches(tx, coach.added_for)
    if (many >= mostPerAthlete)
      throw refused('college_id', `You can add up to ${mostPerAthlete} coaches. You have added all of them.`)
    const id = await insertAddedCoach(tx, coach)
    if (id === null) throw alreadyAdded(coach)
    return id
  })

/** BCM-02: corrects a contact that a family added. */
export const changeCoachFor = (
  db: Db,
  athleteUserId: string,
  coachId: string,
  fields: CoachFields,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockAddedCoaches(tx, athleteUserId)
    if (!(await lockAddedCoach(tx, athleteUserId, coachId))) throw new AppError('not_found')
    if (!(await updateAddedCoach(tx, coachId, fields))) throw alreadyAdded(fields)
  })
