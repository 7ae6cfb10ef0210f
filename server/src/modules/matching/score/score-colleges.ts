import {
  type Factor,
  type MatchAnswers,
  type MustHave,
  mustHaves,
} from '@fieldhouse/contract/matching.answers'
import type { Chance, ScoredPart } from '@fieldhouse/contract/matching.match'
import { catalogOf } from './catalog.ts'
import { chanceOf } from './chance.ts'
import { isCostEstimate, type MatchCollege } from './college.ts'
import { standingFrom } from './grades.ts'
import { bitOf } from './must-haves.ts'
import { pointsOf } from './points.ts'
import { activeBits, type Ranking, rankColleges, type Scores, scoreCatalog } from './rank-colleges.ts'

/** A match as it is stored: everything that depends on the survey and the college alone. */
export interface Match {
  readonly college_id: number
  readonly total: number
  readonly parts: readonly Readonly<ScoredPart>[]
  /** Parts that count, but that the college has no published figure for. */
  readonly unknown: readonly Factor[]
  readonly chance: Chance | null
  /** Whole miles from home. */
  readonly miles: number | null
  /** Net cost in dollars a year, for the athlete's state. */
  readonly cost: number | null
  readonly is_cost_estimate: boolean
  /** The must-haves that are on and that it fails. */
  readonly ruled_out_by: readonly MustHave[]
}

interface MustHaveCount {
  readonly must_have: MustHave
  readonly is_on: boolean
  /** Colleges it rules out, or would rule out, that every other must-have lets through. */
  readonly colleges: number
}

export interface Matches {
  /** The best first. */
  readonly matches: readonly Match[]
  readonly costs: readonly MustHaveCount[]
  /** How many have a team for the athlete, before any must-have. */
  readonly considered: number
  /** How many may have one, but no source confirms it. */
  readonly unverified: number
}

const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

export const chanceAt = ({ athlete, catalog, figures }: Scores, index: number): Chance | null => {
  const college = catalog.colleges[index]
  if (!college) return null
  const standing = standingFrom(figures.test[index] ?? Number.NaN, figures.gpa[index] ?? Number.NaN)
  return chanceOf(college, {
    standing: known(standing),
    gap: known(athlete.gaps?.[catalog.level[index] ?? 0]),
  })
}

/** The college at a position as a match. Null if nothing that counts is known. */
const matchAt = (scores: Scores, active: number, index: number): Match | null => {
  const { athlete, catalog, columns, figures, failed } = scores
  const college = catalog.colleges[index]
  const fits: { factor: Factor; weight: number; fit: number }[] = []
  const unknown: Factor[] = []
  for (const column of columns) {
    const fit = column.fits[index] ?? -1
    if (fit < 0) unknown.push(column.factor)
    else fits.push({ factor: column.factor, weight: column.weight, fit })
  }
  const points = pointsOf(fits)
  if (!points || !college) return null
  const blocking = (failed[index] ?? 0) & active
  return {
    college_id: college.id,
    total: points.total,
    parts: fits.map(({ factor, weight, fit }, place) => ({
      factor,
      weight,
      fit,
      points: points.points[place] ?? 0,
      most: points.most[place] ?? 0,
    })),
    unknown,
    chance: chanceAt(scores, index),
    miles: known(figures.miles[index]),
    cost: known(figures.cost[index]),
    is_cost_estimate: isCostEstimate(college, athlete.answers.place.home?.state ?? null),
    ruled_out_by: blocking === 0 ? [] : mustHaves.filter((mustHave) => (blocking & bitOf(mustHave)) !== 0),
  }
}

/** The matches of a ranking, from a rank on. Ranks start with 0. */
export const matchesIn = (ranking: Ranking, from = 0, to = ranking.order.length): Match[] => {
  const matches: Match[] = []
  for (const index of ranking.order.subarray(from, to)) {
    const match = matchAt(ranking, ranking.active, index)
    if (match) matches.push(match)
  }
  return matches
}

/** BCM-02: the match of one athlete with one college, even if it is ruled out. Null if nothing that counts is known. */
export const matchOf = (answers: MatchAnswers, college: MatchCollege): Match | null => {
  const scores = scoreCatalog(answers, catalogOf([college]))
  return matchAt(scores, activeBits(answers), 0)
}

/** BCM-02: all colleges that pass, in one pass. Their order does not matter. */
export const scoreColleges = (answers: MatchAnswers, colleges: readonly MatchCollege[]): Matches => {
  const ranking = rankColleges(answers, colleges)
  return {
    matches: matchesIn(ranking),
    costs: mustHaves.map((must_have, number) => ({
      must_have,
      is_on: (ranking.active & bitOf(must_have)) !== 0,
      colleges: ranking.costs[number] ?? 0,
    })),
    considered: ranking.considered,
    unverified: ranking.unverified,
  }
}
