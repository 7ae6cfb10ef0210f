import { type Factor, factors, type MatchAnswers, type MustHave } from '@fieldhouse/contract/matching.answers'

type Question = (answers: MatchAnswers) => boolean

/** Whether the survey says enough about a part to compare it with a college. */
const isAsked: Readonly<Record<Factor, Question>> = {
  // Height alone says who is too short, never who is good enough.
  level: ({ level, game }) => level.wanted.length > 0 || level.projected !== null || game.averages !== null,
  grades: ({ academics: { gpa, sat, act, uses_tests } }) =>
    gpa !== null || (uses_tests && (sat !== null || act !== null)),
  cost: ({ money }) => money.budget !== null,
  distance: ({ place }) => place.regions.length > 0 || (place.home !== null && place.radius_miles !== null),
  majors: ({ academics }) => academics.majors.length > 0,
  setting: ({ place }) => place.settings.length > 0,
  size: ({ campus }) => campus.min_size !== null || campus.max_size !== null,
  kind: ({ campus, academics, money, place }) =>
    campus.controls.length > 0 ||
    campus.years.length > 0 ||
    campus.wants_hbcu ||
    campus.wants_single_sex ||
    academics.selectivity.length > 0 ||
    (money.prefers_in_state && place.home !== null),
}

/** The parts that the survey says nothing about yet. */
export const unansweredFactors = (answers: MatchAnswers): Factor[] =>
  factors.filter((factor) => !isAsked[factor](answers))

/** The parts that count for an athlete: they have a weight, and the survey answers them. */
export const countedFactors = (answers: MatchAnswers): Factor[] =>
  factors.filter((factor) => answers.priorities.weights[factor] > 0 && isAsked[factor](answers))

/** Whether the survey says what a must-have is about. One that is not answered rules nothing out. */
export const isAnswered = (mustHave: MustHave, answers: MatchAnswers): boolean =>
  mustHave === 'level' ? answers.level.wanted.length > 0 : isAsked[mustHave](answers)

/** The must-haves that are on. */
export const activeMustHaves = ({ priorities, filter_disabled }: MatchAnswers): MustHave[] =>
  priorities.must_haves.filter((mustHave) => !filter_disabled.includes(mustHave))
