import type { Db } from '../../../platform/database/database.ts'
import { removeCoachFor } from '../../colleges/index.ts'
import { hasEventWith } from '../../recruiting/index.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'

/** BCM-02: a coach whom the family added. Removing also works after the package ended. */
export const removeCoach = (db: Db, { id }: MatchingOwner, coachId: string): Promise<void> =>
  removeCoachFor(db, id, coachId, hasEventWith)
