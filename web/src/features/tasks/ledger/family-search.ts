import type { User } from '@fieldhouse/contract/accounts'
import { readListSearch } from '../../../lib/list-search.ts'
import { fullName } from '../../../lib/person-name.ts'
import type { Sibling } from '../../../ui/navigation/sibling-switch.tsx'

/** Which of a parent's athletes, and which page of their days: `?user=…&page=2`. */
export interface FamilySearch {
  user?: string
  page?: number
}

/** The athletes of a family, the viewer or a parent's. */
export const familyAthletes = (viewer: User): readonly Sibling[] =>
  viewer.type === 'athlete'
    ? [{ id: viewer.id, name: fullName(viewer) }]
    : viewer.athletes.map((athlete) => ({ id: athlete.user_id, name: fullName(athlete) }))

/** The athlete in the address, or the first one. Null for a parent without an athlete. */
export const readFamilySearch = (
  { user, page }: { user?: unknown; page?: unknown },
  athletes: readonly Sibling[],
) => ({
  current: (athletes.find(({ id }) => id === user) ?? athletes[0])?.id ?? null,
  page: readListSearch({ page }).page ?? 1,
})
