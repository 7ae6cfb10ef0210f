import type { Factor, MatchAnswers } from '@fieldhouse/contract/matching.answers'

/** Whether the survey says enough about a part to compare it with a college. */
const isAsked: Readonly<Record<Factor, (answers: MatchAnswers) => boolean>> = {
  // Height alone says who is too short, never who is good enough.
  level: ({ level, game }) => level.projected !== null || game.averages !== null,
  grades: ({ academics: { gpa, sat, act } }) => gpa !== null || sat !== null || act !== null,
  cost: ({ money }) => money.budget !== null,
  distance: ({ place }) => place.regions.length > 0 || (place.home !== null && place.radius_miles !== null),
  majors: ({ academics }) => academics.majors.length > 0,
  setting: ({ place }) => place.settings.length > 0,
  size: ({ campus }) => campus.min_size !== null || campus.max_size !== null,
  kind: ({ campus }) =>
    campus.controls.length > 0 || campus.years.length > 0 || campus.wants_hbcu || campus.wants_single_sex,
}

/** The parts that count for an athlete: they have a weight, and the survey answers them. */
export const countedFactors = (answers: MatchAnswers): Factor[] =>
  (Object.keys(isAsked) as Factor[]).filter(
    (factor) => answers.priorities.weights[factor] > 0 && isAsked[factor](answers),
  )
