import type { Sport } from '@fieldhouse/contract/profiles.sport'
import type { Evaluation } from '@fieldhouse/contract/rankings'
import { type ScorePart, scoreParts, unmeasured } from '@fieldhouse/contract/rankings.parts'
import { comparedFigures, type PlayedSeason, percentileOf } from '../profiles/index.ts'

/**
 * PUB-02: the score of an athlete, from 0 to 100, only from what is given here. Missing facts count nothing. Parts that
 * can't be measured yet count half (`unmeasured`).
 */
export interface ScoreFacts {
  readonly sport: Sport
  readonly seasons: readonly PlayedSeason[]
  /** By figure, the percentile limits of all athletes of the same sport, gender, and class. */
  readonly pool: ReadonlyMap<string, readonly number[]>
  readonly evaluations: readonly Evaluation[]
}

/** Null for a part that nobody has evaluated. */
type Parts = Record<ScorePart, number | null>

export interface Score {
  readonly parts: Parts
  /** Null without an evaluation. Then there is no rank. */
  readonly score: number | null
  /** High-school seasons with figures that count. */
  readonly seasons: number
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The percentile of the last high-school season, averaged over the sport's compared figures. */
const production = ({ sport, seasons, pool }: ScoreFacts): number => {
  const figures = comparedFigures(sport, seasons)
  if (figures.size === 0) return 0
  const percentiles = sport.columns.flatMap(({ key, is_lower_better }) => {
    const value = figures.get(key)
    const limits = pool.get(key)
    return value === undefined || !limits ? [] : [percentileOf(value, limits, is_lower_better)]
  })
  return percentiles.length === 0 ? unmeasured : toTenth(mean(percentiles))
}

/** The spread of values as a share of their mean: 0 is always the same, 1 and more is random. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values)
  const deviation = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return deviation === 0 ? 0 : Math.min(1, deviation / Math.abs(middle))
}

/** How similar the figures are from one high-school season to the next. */
const consistency = (seasons: readonly ReadonlyMap<string, number>[]): number => {
  if (seasons.length === 0) return 0
  const keys = new Set(seasons.flatMap((figures) => [...figures.keys()]))
  const spreads = [...keys].flatMap((key) => {
    const values = seasons.flatMap((figures) => figures.get(key) ?? [])
    return values.length < 2 ? [] : [spread(values)]
  })
  return spreads.length === 0 ? unmeasured : toTenth(100 * (1 - mean(spreads)))
}

/** From the rounded parts, in tenths, so adding it up by hand gives the same. */
const totalOf = (parts: Record<ScorePart, number>): number =>
  Math.round(
    scoreParts.reduce((sum, { key, weight }) => sum + weight * Math.round(parts[key] * 10), 0) / 100,
  ) / 10

export const isWhole = (parts: Parts): parts is Record<ScorePart, number> =>
  Object.values(parts).every((value) => value !== null)

export const scoreOf = (facts: ScoreFacts): Score => {
  const counted = facts.seasons
    .map((season) => comparedFigures(facts.sport, [season]))
    .filter((figures) => figures.size > 0)
  const said = (key: keyof Evaluation) =>
    facts.evaluations.length === 0 ? null : toTenth(mean(facts.evaluations.map((one) => one[key])))
  const parts: Parts = {
    production: production(facts),
    competition_level: said('competition_level'),
    consistency: consistency(counted),
    teammates: said('teammates'),
    leadership: said('leadership'),
  }
  return { parts, score: isWhole(parts) ? totalOf(parts) : null, seasons: counted.length }
}

/** Equal scores share a rank, and the next one comes after all of them: 1, 2, 2, 4. Highest first. */
export const ranked = <Row extends { score: number }>(rows: readonly Row[]): (Row & { rank: number })[] => {
  let rank = 0
  return rows.map((row, place) => {
    if (row.score !== rows[place - 1]?.score) rank = place + 1
    return { ...row, rank }
  })
}
