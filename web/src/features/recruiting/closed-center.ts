import type { User } from '@fieldhouse/contract/accounts'
import { isBasketball } from '../../lib/is-basketball.ts'
import { centersFor } from './center.ts'

export interface ClosedAthlete {
  id: string
  name: string
}

/**
 * RCC-06: the family's athletes whose recruiting center a package would open. Coaches and staff have none, and neither
 * have athletes of another sport.
 */
export const closedAthletes = (viewer: User | null, userId: string | null): readonly ClosedAthlete[] => {
  if (viewer?.type !== 'athlete' && viewer?.type !== 'parent') return []
  const open = centersFor(viewer, null).map(({ id }) => id)
  const own = viewer.type === 'athlete' ? [{ ...viewer, user_id: viewer.id }] : viewer.athletes
  return own
    .filter((athlete) => isBasketball(athlete.sport) && !open.includes(athlete.user_id))
    .filter(({ user_id }) => userId === null || user_id === userId)
    .map(({ user_id, first_name, last_name }) => ({ id: user_id, name: `${first_name} ${last_name}` }))
}
