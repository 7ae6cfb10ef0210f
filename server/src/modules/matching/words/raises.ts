import type { Factor, MatchAnswers } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { strengthFrom, strengthsOf } from '../score/level.ts'
import { strengthOf } from '../score/levels.data.ts'
import { budgetStep, gradeSteps, leastRaise, mostRaises, projectionWithin } from '../score/raises.data.ts'
import { hundredths } from '../score/rounding.ts'
import { type Match, matchOf } from '../score/score-colleges.ts'
import { fitByCost, radiusSteps } from '../score/wishes.data.ts'
import { count, dollars, gpaText, listed } from './figures.ts'
import { levelNames } from './level-names.ts'

export interface Raise {
  /** Null: it would make the score more certain, and nobody can say what it would add. */
  readonly points: number | null
  readonly text: string
  readonly action: 'ask-college' | 'ask-coach' | 'edit-survey' | 'edit-profile' | 'edit-season' | 'edit-level'
}

/** Something that could change, with the survey and the college as they would be then. */
export interface Change {
  readonly action: Raise['action']
  readonly factor: Factor
  /** As in "A confirmed program in Kinesiology". */
  readonly what: string
  readonly answers: MatchAnswers
  readonly college: MatchCollege
}

type Changes = (answers: MatchAnswers, college: MatchCollege, match: Match) => Change[]

/** A field that is not among the largest may still be there. */
const confirmedFields: Changes = (answers, college) => {
  const missing = answers.academics.majors.filter((field) => !college.majors.includes(field))
  if (missing.length === 0) return []
  return [
    {
      action: 'ask-college',
      factor: 'majors',
      what: `A confirmed program in ${listed(missing, 'and')}`,
      answers,
      college: { ...college, majors: [...college.majors, ...missing] },
    },
  ]
}

/** A first projection, or a higher one. Nobody asks a coach for a lower one. */
const projection: Changes = (answers, college) => {
  const level = levelOf(college)
  const { projected } = answers.level
  if (projected && strengthOf[projected] >= strengthOf[level]) return []
  const strength = strengthFrom(strengthsOf(answers))
  const isClose = strength !== null && Math.abs(strengthOf[level] - strength) <= projectionWithin
  if (!isClose) return []
  return [
    {
      action: 'ask-coach',
      factor: 'level',
      what: `A coach who projects you at ${levelNames[level]}`,
      answers: { ...answers, level: { ...answers.level, projected: level } },
      college,
    },
  ]
}

const gradeNames = { gpa: 'A GPA', sat: 'An SAT', act: 'An ACT' } as const

/** One step more of each figure that the survey has. */
const betterGrades: Changes = (answers, college) =>
  (['gpa', 'sat', 'act'] as const).flatMap((figure): Change[] => {
    const now = answers.academics[figure]
    const { more, most } = gradeSteps[figure]
    if (now === null || now >= most || (figure !== 'gpa' && !answers.academics.uses_tests)) return []
    const then = hundredths(Math.min(most, now + more))
    return [
      {
        action: 'edit-profile',
        factor: 'grades',
        what: `${gradeNames[figure]} of ${figure === 'gpa' ? gpaText(then) : then}`,
        answers: { ...answers, academics: { ...answers.academics, [figure]: then } },
        college,
      },
    ]
  })

/** Tests that were left out, but would help here. */
const countedTests: Changes = (answers, college) => {
  const { sat, act, uses_tests } = answers.academics
  if (uses_tests || (sat === null && act === null)) return []
  const tests = [sat === null ? '' : `SAT of ${sat}`, act === null ? '' : `ACT of ${act}`].filter(Boolean)
  return [
    {
      action: 'edit-survey',
      factor: 'grades',
      what: `Counting your ${listed(tests, 'and')}`,
      answers: { ...answers, academics: { ...answers.academics, uses_tests: true } },
      college,
    },
  ]
}

/** A radius that reaches the college, instead of one that does not. */
const widerRadius: Changes = (answers, college, { miles }) => {
  const { radius_miles, regions } = answers.place
  if (miles === null || radius_miles === null || regions.length > 0 || miles <= radius_miles) return []
  const radius = radiusSteps.find((step) => step >= miles)
  if (radius === undefined) return []
  return [
    {
      action: 'edit-survey',
      factor: 'distance',
      what: `A radius of ${count(radius)} miles`,
      answers: { ...answers, place: { ...answers.place, radius_miles: radius } },
      college,
    },
  ]
}

/** A budget that was never named: the one that this college fits in full. */
const namedBudget: Changes = (answers, college, { cost }) => {
  if (answers.money.budget !== null || cost === null || cost <= 0) return []
  const enough = cost / (fitByCost[0]?.[0] ?? 1)
  const budget = Math.ceil(enough / budgetStep) * budgetStep
  return [
    {
      action: 'edit-survey',
      factor: 'cost',
      what: `A budget in your survey, if it is ${dollars(budget)} a year or more,`,
      answers: { ...answers, money: { ...answers.money, budget } },
      college,
    },
  ]
}

const changes: readonly Changes[] = [
  confirmedFields,
  projection,
  betterGrades,
  countedTests,
  widerRadius,
  namedBudget,
]

/** The titles of the parts. */
const factorTitles: Readonly<Record<Factor, string>> = {
  level: 'Level',
  grades: 'Grades',
  cost: 'Cost',
  distance: 'Distance',
  majors: 'Majors',
  setting: 'Setting',
  size: 'Size',
  kind: 'Kind',
}

const partOf = ({ parts }: Match, factor: Factor) => parts.find((part) => part.factor === factor)

const textOf = ({ what, factor }: Change, before: Match, after: Match): string => {
  const [old, raised] = [partOf(before, factor), partOf(after, factor)]
  const name = factorTitles[factor]
  if (!raised) return `${what} would raise the total.`
  return old && old.most === raised.most && raised.points > old.points
    ? `${what} would lift ${name} from ${old.points} to ${raised.points} of ${raised.most}.`
    : `${what} would give ${name} ${raised.points} of ${raised.most}.`
}

/** Every change that was tried and helps, the largest first. Of several for the same part, the largest. */
export const triedRaises = (
  answers: MatchAnswers,
  college: MatchCollege,
  match: Match,
): readonly (Raise & { readonly points: number; readonly change: Change })[] => {
  const seen = new Set<Factor>()
  return changes
    .flatMap((changesFor) => changesFor(answers, college, match))
    .flatMap((change) => {
      const after = matchOf(change.answers, change.college)
      const points = (after?.total ?? 0) - match.total
      return after && points >= leastRaise
        ? [{ points, text: textOf(change, match, after), action: change.action, change }]
        : []
    })
    .toSorted((one, other) => other.points - one.points)
    .filter(({ change: { factor } }) => !seen.has(factor) && seen.add(factor))
    .slice(0, mostRaises)
}

/** Answers about the athlete's own level. While both are missing, nobody knows what either would add. */
const missingLevel = (answers: MatchAnswers): readonly Raise[] =>
  answers.priorities.weights.level === 0 || strengthFrom(strengthsOf(answers)) !== null
    ? []
    : [
        {
          points: null,
          text: 'Add your season averages, so the level also counts how you play.',
          action: 'edit-season',
        },
        {
          points: null,
          text: 'Ask your coach which level fits you, and choose it in your survey.',
          action: 'edit-level',
        },
      ]

/**
 * BCM-02: what would raise the score most. Each gain is the difference between two totals, computed the same way.
 * Answers that are missing come last, without a number.
 */
export const raisesOf = (answers: MatchAnswers, college: MatchCollege, match: Match): Raise[] => {
  const missing = missingLevel(answers)
  const tried = triedRaises(answers, college, match).slice(0, mostRaises - missing.length)
  return [...tried.map(({ points, text, action }) => ({ points, text, action })), ...missing]
}
