import type { GameAverages, MatchAnswers, PlayLevel, Position } from '@fieldhouse/contract/matching.answers'
import { heightAt } from './curve.ts'
import {
  competitionWorth,
  fitByGap,
  type HeightBand,
  heightBandOf,
  heightGroupOf,
  levelShares,
  productionWorth,
  strengthByProduction,
  strengthOf,
} from './levels.data.ts'

/** A season in one number. */
const productionOf = (averages: GameAverages, competition: MatchAnswers['level']['competition']): number => {
  const raw = Object.entries(productionWorth).reduce(
    (sum, [figure, worth]) => sum + worth * averages[figure as keyof GameAverages],
    0,
  )
  return raw * competitionWorth[competition ?? 'local']
}

/** Taller than the middle is never worse. */
const heightFit = (height: number, [p10, p25, p50]: HeightBand): number =>
  heightAt(
    [
      [p10 - 4, 0],
      [p10, 45],
      [Math.max(p25, p10 + 0.1), 75],
      [Math.max(p50, p25 + 0.1), 100],
    ],
    height,
  )

/** The position for which the athlete has the best size counts. */
const bestHeightFit = (
  { gender, height_in, positions }: MatchAnswers['player'],
  level: PlayLevel,
): number | null => {
  if (height_in === null || positions.length === 0) return null
  const fitAs = (position: Position) =>
    heightFit(height_in, heightBandOf(gender, level, heightGroupOf[position]))
  return Math.max(...positions.map(fitAs))
}

/** What the athlete's strength is, seen two ways. Null if unknown. */
export interface Strengths {
  readonly projected: number | null
  readonly produced: number | null
}

export const strengthsOf = ({ level, game }: MatchAnswers): Strengths => ({
  projected: level.projected && strengthOf[level.projected],
  produced: game.averages && heightAt(strengthByProduction, productionOf(game.averages, level.competition)),
})

/** The athlete's strength as one number, as far as it is known. */
export const strengthFrom = ({ projected, produced }: Strengths): number | null => {
  const views = [
    { strength: projected, share: levelShares.projection },
    { strength: produced, share: levelShares.production },
  ].flatMap(({ strength, share }) => (strength === null ? [] : [{ strength, share }]))
  const shares = views.reduce((sum, { share }) => sum + share, 0)
  return shares === 0 ? null : views.reduce((sum, { strength, share }) => sum + strength * share, 0) / shares
}

/**
 * How well an athlete fits a level. Unknown without a projection or a season: height alone says who is too short,
 * never who is good enough.
 */
export const levelFit = (answers: MatchAnswers, strengths: Strengths, level: PlayLevel): number | null => {
  const { projected, produced } = strengths
  if (projected === null && produced === null) return null
  const college = strengthOf[level]
  const { wanted } = answers.level
  const views: readonly (readonly [fit: number | null, share: number])[] = [
    [projected === null ? null : heightAt(fitByGap, college - projected), levelShares.projection],
    [produced === null ? null : heightAt(fitByGap, college - produced), levelShares.production],
    [bestHeightFit(answers.player, level), levelShares.height],
    [wanted.length === 0 ? null : wanted.includes(level) ? 100 : 0, levelShares.wanted],
  ]
  let sum = 0
  let shares = 0
  for (const [fit, share] of views) {
    if (fit === null) continue
    sum += fit * share
    shares += share
  }
  return sum / shares
}
