import type { Gender } from './accounts.ts'

/** PUB-02: the parts of a score, and how many of the 100 points each one can add. */
export const scoreParts = [
  { key: 'production', title: 'Production', weight: 30 },
  { key: 'competition_level', title: 'Competition level', weight: 20 },
  { key: 'consistency', title: 'Consistency', weight: 20 },
  { key: 'teammates', title: 'Effect on teammates', weight: 15 },
  { key: 'leadership', title: 'Leadership', weight: 15 },
] as const
export type ScorePart = (typeof scoreParts)[number]['key']

/** Parts that only a person who has seen the athlete can judge. The others are calculated from the page. */
const evaluated = ['competition_level', 'teammates', 'leadership'] as const
export const isEvaluated = (part: ScorePart): part is (typeof evaluated)[number] =>
  (evaluated as readonly string[]).includes(part)

/** The gender the Top 100 shows until someone chooses. */
export const firstRanked: Gender = 'female'

/** The most athletes in a list, however many are ranked. */
export const mostListed = 100

/** The value of a part that can't be measured yet: only one season, or too few others to compare with. */
export const unmeasured = 50
