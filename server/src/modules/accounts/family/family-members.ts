import type { FamilyRole } from '@fieldhouse/contract/accounts.family'

interface Named {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
}

interface FamilyMember extends Named {
  readonly role: FamilyRole
}

/** The athletes of a person, and everyone who is a parent of one of them. The person is among them. */
export const familyMembers = (athletes: readonly Named[], guardians: readonly FamilyMember[]) => {
  const members = new Map<string, FamilyMember>()
  for (const athlete of athletes) members.set(athlete.user_id, { ...athlete, role: 'athlete' })
  for (const guardian of guardians) members.set(guardian.user_id, guardian)
  return [...members.values()]
}
