import type { CoachReview } from '@fieldhouse/contract/colleges.verification'

/** An admin's possible decisions. `pause` asks a verified coach for a second review. */
export type ReviewAction = 'approve' | 'refuse' | 'pause'

/** A team's confirmation is withdrawn by refusing. A college coach gets a second review instead. */
export const actionsOf = ({
  status,
  team,
}: Pick<CoachReview, 'status' | 'team'>): readonly ReviewAction[] => {
  if (status === 'verified') return [team ? 'refuse' : 'pause']
  return status === 'refused' ? ['approve'] : ['approve', 'refuse']
}
