import type { CoachReview } from '@fieldhouse/contract/colleges.verification'

/** What an admin can decide. `pause` asks a verified coach for a second review. */
export type ReviewAction = 'approve' | 'refuse' | 'pause'

/** A team's confirmation is taken back by refusing. A college coach goes through a second review instead. */
export const actionsOf = ({
  status,
  team,
}: Pick<CoachReview, 'status' | 'team'>): readonly ReviewAction[] => {
  if (status === 'verified') return [team ? 'refuse' : 'pause']
  return status === 'refused' ? ['approve'] : ['approve', 'refuse']
}
