import {
  type Factor,
  type MatchAnswers,
  type MustHave,
  mustHaves,
  type PlayLevel,
  playLevels,
} from '@fieldhouse/contract/matching.answers'
import { countedFactors } from './asked.ts'
import { type Chance, chanceOf } from './chance.ts'
import { levelOf, type MatchCollege } from './college.ts'
import { gradesFit, standingOf } from './grades.ts'
import { levelFit, strengthFrom, strengthsOf } from './level.ts'
import { strengthOf } from './levels.data.ts'
import { activeMustHaves, type Figures, passes } from './must-haves.ts'
import { pointsOf } from './points.ts'
import {
  costFit,
  distanceFit,
  kindFit,
  majorsFit,
  milesBetween,
  netCostFor,
  settingFit,
  sizeFit,
} from './wishes.ts'

export interface ScoredPart {
  readonly factor: Factor
  readonly weight: number
  /** Whole, from 0 to 100. */
  readonly fit: number
  readonly points: number
  /** What the part could have. */
  readonly most: number
}

export interface Match extends Figures {
  readonly college_id: number
  readonly total: number
  readonly parts: readonly ScoredPart[]
  /** Parts that count, but that the college has no published figure for. */
  readonly unknown: readonly Factor[]
  readonly chance: Chance | null
}

interface MustHaveCost {
  readonly must_have: MustHave
  readonly is_on: boolean
  /** Colleges it rules out, or would rule out, that every other must-have lets through. */
  readonly colleges: number
}

export interface Matches {
  /** The best first. */
  readonly matches: readonly Match[]
  readonly costs: readonly MustHaveCost[]
}

/** What is the same for all colleges. */
interface Scale {
  readonly answers: MatchAnswers
  readonly counted: readonly Factor[]
  readonly levelFits: Readonly<Record<PlayLevel, number | null>>
  readonly strength: number | null
}

const scaleOf = (answers: MatchAnswers): Scale => {
  const strengths = strengthsOf(answers)
  const levelFits = playLevels.map((level) => [level, levelFit(answers, strengths, level)])
  return {
    answers,
    counted: countedFactors(answers),
    levelFits: Object.fromEntries(levelFits),
    strength: strengthFrom(strengths),
  }
}

const figuresOf = (college: MatchCollege, { place: { home } }: MatchAnswers): Figures => ({
  miles: home && milesBetween(home, college),
  cost: netCostFor(college, home?.state ?? null),
})

type FitRule = (college: MatchCollege, figures: Figures, scale: Scale) => number | null

/** Each part is 0 to 100, or null if it is unknown. */
const fitOf: Readonly<Record<Factor, FitRule>> = {
  level: (college, _, { levelFits }) => levelFits[levelOf(college)],
  grades: (college, _, { answers }) => gradesFit(standingOf(answers.academics, college)),
  cost: (_, { cost }, { answers }) => costFit(cost, answers.money),
  distance: (college, { miles }, { answers }) => distanceFit(miles, college, answers.place),
  majors: (college, _, { answers }) => majorsFit(college, answers.academics),
  setting: (college, _, { answers }) => settingFit(college, answers.place),
  size: (college, _, { answers }) => sizeFit(college, answers.campus),
  kind: (college, _, { answers }) => kindFit(college, answers.campus),
}

const matchFrom = (scale: Scale, college: MatchCollege, figures: Figures): Match | null => {
  const { answers, counted, strength } = scale
  const unknown: Factor[] = []
  const known: { factor: Factor; weight: number; fit: number }[] = []
  for (const factor of counted) {
    const fit = fitOf[factor](college, figures, scale)
    if (fit === null) unknown.push(factor)
    else known.push({ factor, weight: answers.priorities.weights[factor], fit: Math.round(fit) })
  }
  const points = pointsOf(known)
  if (!points) return null
  return {
    ...figures,
    college_id: college.id,
    total: points.total,
    parts: known.map((part, index) => ({ ...part, points: 0, most: 0, ...points.parts[index] })),
    unknown,
    chance: chanceOf(college, {
      standing: standingOf(answers.academics, college),
      gap: strength === null ? null : strengthOf[levelOf(college)] - strength,
    }),
  }
}

/** BCM-02: the match of one athlete with one college. Null if nothing that counts is known. */
export const matchOf = (answers: MatchAnswers, college: MatchCollege): Match | null =>
  matchFrom(scaleOf(answers), college, figuresOf(college, answers))

const exactTotal = ({ parts }: Match): number =>
  parts.reduce((sum, { weight, fit }) => sum + weight * fit, 0) /
  parts.reduce((sum, { weight }) => sum + weight, 0)

/** Between equal totals, the one with fewer unknowns comes first, then the better fit behind the rounding. */
const byTotal = (one: Match, other: Match): number =>
  other.total - one.total ||
  one.unknown.length - other.unknown.length ||
  exactTotal(other) - exactTotal(one) ||
  one.college_id - other.college_id

/** BCM-02: all colleges in one pass. Their order does not matter. */
export const scoreColleges = (answers: MatchAnswers, colleges: readonly MatchCollege[]): Matches => {
  const scale = scaleOf(answers)
  const active = new Set(activeMustHaves(answers))
  const costs = new Map<MustHave, number>()
  const count = (mustHave: MustHave) => costs.set(mustHave, (costs.get(mustHave) ?? 0) + 1)
  const matches: Match[] = []
  for (const college of colleges) {
    const figures = figuresOf(college, answers)
    const failed = mustHaves.filter((mustHave) => !passes(mustHave, college, figures, answers))
    const blocking = failed.filter((mustHave) => active.has(mustHave))
    if (blocking.length > 0) {
      if (blocking.length === 1) blocking.forEach(count)
      continue
    }
    failed.forEach(count)
    const match = matchFrom(scale, college, figures)
    if (match) matches.push(match)
  }
  return {
    matches: matches.sort(byTotal),
    costs: mustHaves.map((must_have) => ({
      must_have,
      is_on: active.has(must_have),
      colleges: costs.get(must_have) ?? 0,
    })),
  }
}
