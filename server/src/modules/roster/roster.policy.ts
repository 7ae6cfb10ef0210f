import type { Actor } from '@fieldhouse/contract/guards'

/**
 * Who may take care of athletes: success coaches, who claim them, and verified coaches, to whom an admin assigns them.
 */
export const mayCare = ({ type, is_verified_coach }: Pick<Actor, 'type' | 'is_verified_coach'>): boolean =>
  type === 'rsc' || (type === 'coach' && is_verified_coach)
