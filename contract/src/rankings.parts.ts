import type { Gender } from './accounts.ts'

/** PUB-02: what a score is made of, and how many of a hundred points each part brings. */
export const scoreParts = [
  { key: 'production', title: 'Production', weight: 30 },
  { key: 'competition_level', title: 'Competition level', weight: 20 },
  { key: 'consistency', title: 'Consistency', weight: 20 },
  { key: 'teammates', title: 'Effect on teammates', weight: 15 },
  { key: 'leadership', title: 'Leadership', weight: 15 },
] as const
export type ScorePart = (typeof scoreParts)[number]['key']

/** What somebody must say who has seen the athlete; the rest follows from the page. */
const evaluated = ['competition_level', 'teammates', 'leadership'] as const
export const isEvaluated = (part: ScorePart): part is (typeof evaluated)[number] =>
  (evaluated as readonly string[]).includes(part)

/** Whom the Top 100 shows until somebody chooses. */
export const firstRanked: Gender = 'female'

/** So many stand in a list, however many are ranked. */
export const mostListed = 100

/** What counts where a part can't be measured yet: one season alone, or too few others to compare with. */
export const unmeasured = 50
