import type { MatchCollege } from './college.ts'

/** Beside the score, not in it: how likely it is that the college and its coach say yes. */
export type Chance = 'reach' | 'target' | 'likely'

/** Colleges that refuse most applicants are a reach for everyone. */
const refusesMost = 0.15
const admitsMost = 0.7

interface ChanceFacts {
  /** From the middle of the college's students. Null if unknown. */
  readonly standing: number | null
  /** The college's strength minus the athlete's. Null if unknown. */
  readonly gap: number | null
}

/** Null if neither grades nor level are known. */
export const chanceOf = (
  { admission_rate, is_open }: Pick<MatchCollege, 'admission_rate' | 'is_open'>,
  { standing, gap }: ChanceFacts,
): Chance | null => {
  if (standing === null && gap === null) return null
  const isHard = !is_open && admission_rate !== null && admission_rate < refusesMost
  if (isHard || (standing !== null && standing < -1) || (gap !== null && gap >= 0.75)) return 'reach'
  const isAdmitted = is_open || (standing !== null && standing >= 0.5) || (admission_rate ?? 0) >= admitsMost
  const isRecruited = gap !== null && gap <= -0.75
  return isAdmitted && isRecruited ? 'likely' : 'target'
}
