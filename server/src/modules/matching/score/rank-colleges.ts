import { type Factor, type MatchAnswers, mustHaves } from '@fieldhouse/contract/matching.answers'
import { activeMustHaves } from './asked.ts'
import { type Athlete, athleteOf } from './athlete.ts'
import { type Catalog, catalogOf } from './catalog.ts'
import type { MatchCollege } from './college.ts'
import { type Figures, figuresOf } from './figures.ts'
import { fillOf } from './fits.ts'
import { bitOf, failedOf } from './must-haves.ts'
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
  readonly knownParts: Uint8Array
}

/** The must-haves that are on, as bits. */
export const activeBits = (answers: MatchAnswers): number =>
  activeMustHaves(answers).reduce((sum, mustHave) => sum | bitOf(mustHave), 0)

/** Scores all colleges of a catalog, also those that are ruled out. */
export const scoreCatalog = (answers: MatchAnswers, catalog: Catalog): Scores => {
  const athlete = athleteOf(answers)
  const figures = figuresOf(athlete, catalog)
  const count = catalog.colleges.length
  const weights = new Uint8Array(count)
  const sums = new Uint16Array(count)
  const knownParts = new Uint8Array(count)
  const columns = athlete.counted.map((factor) => {
    const weight = answers.priorities.weights[factor]
    const fits = new Int8Array(count)
    fillOf[factor](athlete, catalog, figures)(fits)
    addColumn(fits, weight, { weights, sums, knownParts })
    return { factor, weight, fits }
  })
  const failed = failedOf(athlete, catalog, figures)
  return { athlete, catalog, figures, columns, weights, sums, knownParts, failed }
}

const addColumn = (
  fits: Int8Array,
  weight: number,
  { weights, sums, knownParts }: Pick<Scores, 'weights' | 'sums' | 'knownParts'>,
): void => {
  for (let index = 0; index < fits.length; index++) {
    const fit = fits[index] ?? -1
    if (fit < 0) continue
    weights[index] = (weights[index] ?? 0) + weight
    sums[index] = (sums[index] ?? 0) + weight * fit
    knownParts[index] = (knownParts[index] ?? 0) + 1
  }
}

/** BCM-02: all colleges for one athlete, ranked. Everything that is shown is made from this, where it is shown. */
export interface Ranking extends Scores {
  /** Positions of the colleges that have a team for the athlete and a score. */
  readonly pool: Uint16Array
  /** Positions of those that pass, the best first. */
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

const orderOf = ({ knownParts, weights, sums }: Scores, passing: Uint16Array): Uint16Array => {
  const keys = new Float64Array(passing.length)
  for (let place = 0; place < passing.length; place++) {
    const index = passing[place] ?? 0
    keys[place] = keyOf(sums[index] ?? 0, weights[index] ?? 0, knownParts[index] ?? 0, index)
  }
  keys.sort()
  const order = new Uint16Array(keys.length)
  for (let place = 0; place < keys.length; place++)
    order[place] = places - 1 - ((keys[keys.length - 1 - place] ?? 0) % places)
  return order
}

/** A college about which nothing that counts is published has no score, so it is no match. */
const poolOf = ({ athlete, catalog, weights }: Scores) => {
  const { player, campus } = athlete.answers
  const { isConfirmed, teams } = catalog
  const team = teams[player.gender]
  const pool = new Uint16Array(team.length)
  let [length, considered, unverified] = [0, 0, 0]
  for (let index = 0; index < team.length; index++) {
    if (team[index] === 0) continue
    if (isConfirmed[index] === 0) unverified += 1
    if (isConfirmed[index] === 0 && !campus.includes_unverified) continue
    considered += 1
    if (athlete.counted.length === 0 || (weights[index] ?? 0) > 0) pool[length++] = index
  }
  return { pool: pool.subarray(0, length), considered, unverified }
}

/** By the number of the must-have: how many colleges it costs alone, or would cost. */
const costsOf = ({ failed }: Scores, pool: Uint16Array, active: number): readonly number[] => {
  const counts = new Uint16Array(2 ** mustHaves.length)
  for (let place = 0; place < pool.length; place++) {
    const fails = failed[pool[place] ?? 0] ?? 0
    const blocking = fails & active
    // Those that are off cost a college that passes. One that is on costs those that fail it alone.
    if (blocking === 0) counts[fails] = (counts[fails] ?? 0) + 1
    else if ((blocking & (blocking - 1)) === 0) counts[blocking] = (counts[blocking] ?? 0) + 1
  }
  return mustHaves.map((mustHave) => {
    const bit = bitOf(mustHave)
    return counts.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count), 0)
  })
}

/** All colleges in one pass. Their order does not matter. */
export const rankColleges = (answers: MatchAnswers, colleges: readonly MatchCollege[]): Ranking => {
  const scores = scoreCatalog(answers, catalogOf(colleges))
  const active = activeBits(answers)
  const { pool, considered, unverified } = poolOf(scores)
  const passing = active === 0 ? pool : pool.filter((index) => ((scores.failed[index] ?? 0) & active) === 0)
  const costs = costsOf(scores, pool, active)
  return { ...scores, pool, order: orderOf(scores, passing), active, considered, unverified, costs }
}
