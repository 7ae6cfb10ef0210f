import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { addCoach as contract } from '@fieldhouse/contract/matching'
import type { Db } from '../../../platform/database/database.ts'
import { addCoachFor } from '../../colleges/index.ts'
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
