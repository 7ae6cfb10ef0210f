import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { changeCoach as changeContract, addCoach as contract } from '@fieldhouse/contract/matching'
import type { Db } from '../../../platform/database/database.ts'
import { addCoachFor, changeCoachFor } from '../../colleges/index.ts'
import { assertMayChange, type MatchingOwner } from '../owner/open-matching.ts'

/** BCM-02: a coach whom the family knows. Only those who look after this athlete see the contact. */
export const addCoach = (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  { email, phone, ...coach }: Checked<typeof contract>['body'],
): Promise<string> => {
  assertMayChange(actor, owner, 'coach')
  return addCoachFor(db, { ...coach, email: email ?? null, phone: phone ?? null, added_for: owner.id })
}

/** BCM-02: corrects such a coach. */
export const changeCoach = (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  coachId: string,
  { email, phone, ...coach }: Checked<typeof changeContract>['body'],
): Promise<void> => {
  assertMayChange(actor, owner, 'coach')
  return changeCoachFor(db, owner.id, coachId, { ...coach, email: email ?? null, phone: phone ?? null })
}
