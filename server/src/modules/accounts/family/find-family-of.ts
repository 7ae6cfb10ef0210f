import type { FamilyRole } from '@fieldhouse/contract/accounts.family'
import type { Db } from '../../../platform/database/database.ts'
import { findAthletesOf, findGuardians } from './family.queries.ts'

interface FamilyMember {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly role: FamilyRole
}

/** The athletes of a person, and everyone who is a parent of one of them. The person is among them. */
export const findFamilyOf = async (
  db: Db,
  userId: string,
): Promise<{ athleteIds: string[]; members: FamilyMember[] }> => {
  const athletes = await findAthletesOf(db, userId)
  const athleteIds = athletes.map(({ user_id }) => user_id)
  const guardians = athleteIds.length > 0 ? await findGuardians(db, athleteIds) : []
  const members = new Map<string, FamilyMember>()
  for (const athlete of athletes) members.set(athlete.user_id, { ...athlete, role: 'athlete' })
  for (const guardian of guardians) members.set(guardian.user_id, guardian)
  return { athleteIds, members: [...members.values()] }
}
