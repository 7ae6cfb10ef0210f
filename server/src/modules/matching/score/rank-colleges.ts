import {
  type Factor,
  type MatchAnswers,
  type MustHave,
  mustHaves,
} from '@fieldhouse/contract/matching.answers'
import { activeMustHaves } from './asked.ts'
import { type Athlete, athleteOf } from './athlete.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import type { MatchCollege } from './college.ts'
import { type Figures, figuresOf } from './figures.ts'
import { fitOf } from './fits.ts'
import { failsFor } from './must-haves.ts'
import { totalOf } from './points.ts'

/** The fits of one part, by the position in the catalog. -1 is unknown, or was not asked for. */
interface ScoredColumn {
  readonly factor: Factor
  readonly weight: number
  readonly fits: Int8Array
}

/** What a pass found out about the colleges that it looked at, as columns. */
export interface Scores {
  readonly athlete: Athlete
  readonly catalog: Catalog
  readonly figures: Figures
  readonly columns: readonly ScoredColumn[]
  /** The weights of the known parts. 0: nothing is known. */
  readonly weights: Uint8Array
  /** The weighted sum of the fits. */
  readonly sums: Uint16Array
  /** The must-haves that a college fails, on or off, as bits in their order. */
  readonly failed: Uint8Array
  /** The positions that were scored. */
  readonly scored: Uint16Array
}

export const bitOf = (mustHave: MustHave): number => 1 << mustHaves.indexOf(mustHave)

/** The must-haves that are on, as bits. */
export const activeBits = (answers: MatchAnswers): number =>
  activeMustHaves(answers).reduce((sum, mustHave) => sum | bitOf(mustHave), 0)

const fillFailed = (failed: Uint8Array, athlete: Athlete, catalog: Catalog, figures: Figures): void => {
  for (const mustHave of mustHaves) {
    const fails = failsFor(mustHave, athlete, catalog, figures)
    if (!fails) continue
    const bit = bitOf(mustHave)
    for (let index = 0; index < failed.length; index++)
      if (fails(index)) failed[index] = (failed[index] ?? 0) | bit
  }
}

/** One that fails two must-haves that are on does not come back if one of them is switched off. */
const failsAtMostOne = (failed: number): boolean => (failed & (failed - 1)) === 0

/** Scores the colleges of a pool, except those that two or more of the active must-haves rule out. */
export const scorePool = (
  answers: MatchAnswers,
  catalog: Catalog,
  { pool, active }: { readonly pool: Uint8Array; readonly active: number },
): Scores => {
  const athlete = athleteOf(answers)
  const figures = figuresOf(athlete, catalog)
  const count = catalog.colleges.length
  const failed = new Uint8Array(count)
  fillFailed(failed, athlete, catalog, figures)
  const scored = new Uint16Array(count)
  let length = 0
  for (let index = 0; index < count; index++)
    if (pool[index] === 1 && failsAtMostOne((failed[index] ?? 0) & active)) scored[length++] = index
  const weights = new Uint8Array(count)
  const sums = new Uint16Array(count)
  const columns = athlete.counted.map((factor) => {
    const weight = answers.priorities.weights[factor]
    const fits = new Int8Array(count).fill(-1)
    const fitAt = fitOf[factor](athlete, catalog, figures)
    for (let place = 0; place < length; place++) {
      const index = scored[place] ?? 0
      const fit = fitAt(index)
      if (fit < 0) continue
      fits[index] = fit
      weights[index] = (weights[index] ?? 0) + weight
      sums[index] = (sums[index] ?? 0) + weight * fit
    }
    return { factor, weight, fits }
  })
  return { athlete, catalog, figures, columns, weights, sums, failed, scored: scored.subarray(0, length) }
}

/** BCM-02: all colleges for one athlete, ranked. Everything that is shown is made from this, where it is shown. */
export interface Ranking extends Scores {
  /** Positions in the catalog of the colleges that pass, the best first. */
  readonly order: Uint16Array
  /** The must-haves that are on, as bits. */
  readonly active: number
  /** How many have a team for the athlete, before any must-have. */
  readonly considered: number
  /** How many may have one, but no source confirms it. */
  readonly unverified: number
  /** By the number of the must-have: how many it costs alone, or would cost. */
  readonly costs: readonly number[]
}

/** A college about which nothing that counts is published has no score, so it is no match. */
export const hasScore = ({ athlete, weights }: Scores, index: number): boolean =>
  athlete.counted.length === 0 || (weights[index] ?? 0) > 0

const [exactSteps, places] = [2 ** 20, 2 ** 16]

/**
 * Between equal totals, the one with fewer unknowns comes first, then the better fit behind the rounding, then the lower
 * id. All of it is one number, so sorting calls none of our code.
 */
const keyOf = (sum: number, weights: number, known: number, index: number): number => {
  const total = weights === 0 ? 0 : totalOf(sum, weights)
  const behind = weights === 0 ? 0 : sum / weights - total + 0.5
  const upToExact = (total * 16 + known) * exactSteps + Math.floor(behind * (exactSteps - 1))
  return upToExact * places + (places - 1 - index)
}

const knownAt = (columns: Scores['columns'], index: number): number => {
  let known = 0
  for (const { fits } of columns) if ((fits[index] ?? -1) >= 0) known += 1
  return known
}

const orderOf = ({ columns, weights, sums }: Scores, passing: Uint16Array): Uint16Array => {
  const keys = new Float64Array(passing.length)
  for (let place = 0; place < passing.length; place++) {
    const index = passing[place] ?? 0
    keys[place] = keyOf(sums[index] ?? 0, weights[index] ?? 0, knownAt(columns, index), index)
  }
  keys.sort()
  const order = new Uint16Array(keys.length)
  for (let place = 0; place < keys.length; place++)
    order[place] = places - 1 - ((keys[keys.length - 1 - place] ?? 0) % places)
  return order
}

const poolOf = ({ player, campus }: MatchAnswers, { teams, isConfirmed }: Catalog) => {
  const team = teams[player.gender]
  const pool = new Uint8Array(team.length)
  let considered = 0
  let unverified = 0
  for (let index = 0; index < team.length; index++) {
    if (team[index] === 0) continue
    if (isConfirmed[index] === 0) unverified += 1
    if (isConfirmed[index] === 0 && !campus.includes_unverified) continue
    pool[index] = 1
    considered += 1
  }
  return { pool, considered, unverified }
}

/** All colleges in one pass. Their order does not matter. */
export const rankColleges = (answers: MatchAnswers, colleges: readonly MatchCollege[]): Ranking => {
  const catalog = catalogOf(colleges)
  const active = activeBits(answers)
  const { pool, considered, unverified } = poolOf(answers, catalog)
  const scores = scorePool(answers, catalog, { pool, active })
  const { scored, failed } = scores
  const counts = new Uint16Array(2 ** mustHaves.length)
  const passing = new Uint16Array(scored.length)
  let length = 0
  for (let place = 0; place < scored.length; place++) {
    const index = scored[place] ?? 0
    if (!hasScore(scores, index)) continue
    const fails = failed[index] ?? 0
    if ((fails & active) === 0) passing[length++] = index
    // Those that are off cost a college that passes. One that is on costs those that fail it alone.
    const bits = (fails & active) === 0 ? fails : fails & active
    counts[bits] = (counts[bits] ?? 0) + 1
  }
  const costs = mustHaves.map((mustHave) => {
    const bit = bitOf(mustHave)
    return counts.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count), 0)
  })
  const order = orderOf(scores, passing.subarray(0, length))
  return { ...scores, order, active, considered, unverified, costs }
}
