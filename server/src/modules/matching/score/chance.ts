import type { Chance } from '@fieldhouse/contract/matching.match'
import { admitsFew, admitsMost, gaps, standings } from './chance.data.ts'
import type { MatchCollege } from './college.ts'

interface ChanceFacts {
  /** From the middle of the college's students. Null if unknown. */
  readonly standing: number | null
  /** The college's strength minus the athlete's. Null if unknown. */
  readonly gap: number | null
}

/**
 * Beside the score, not in it: how likely it is that the college and its coach say yes. Null if unknown. Grades alone can
 * make a college a reach. They never say that its coach would want the player.
 */
export const chanceOf = (
  { admission_rate, is_open }: Pick<MatchCollege, 'admission_rate' | 'is_open'>,
  { standing, gap }: ChanceFacts,
): Chance | null => {
  if (standing === null && gap === null) return null
  const isHard = !is_open && admission_rate !== null && admission_rate < admitsFew
  const isBelow = standing !== null && standing < standings.reachBelow
  if (isHard || isBelow || (gap !== null && gap >= gaps.reachFrom)) return 'reach'
  if (gap === null) return null
  const isAdmitted =
    is_open || (standing !== null && standing >= standings.likelyFrom) || (admission_rate ?? 0) >= admitsMost
  const isRecruited = gap <= gaps.likelyUpTo
  return isAdmitted && isRecruited ? 'likely' : 'target'
}
