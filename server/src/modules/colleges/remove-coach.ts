import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { deleteAddedCoach, hideAddedCoach, lockAddedCoach } from './added-coaches.queries.ts'

/**
 * BCM-02: removes a contact that a family added. If something still names the coach, such as a logged call, the row stays
 * as a name without an address, so old entries can be read.
 */
export const removeCoachFor = (
  db: Db,
  athleteUserId: string,
  coachId: string,
  isStillNamed: (tx: Db, coachId: string) => Promise<boolean>,
): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await lockAddedCoach(tx, athleteUserId, coachId))) throw new AppError('not_found')
    if (await isStillNamed(tx, coachId)) await hideAddedCoach(tx, coachId)
    else await deleteAddedCoach(tx, coachId)
  })
