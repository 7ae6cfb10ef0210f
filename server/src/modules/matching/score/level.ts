import {
  type GameAverages,
  type MatchAnswers,
  type PlayLevel,
  type Position,
  playLevels,
} from '@fieldhouse/contract/matching.answers'
import { type Curve, heightAt } from './curve.ts'
import {
  competitionWorth,
  fitByGap,
  type HeightBand,
  heightBandOf,
  heightFits,
  heightGroupOf,
  levelShares,
  productionWorth,
  roleShift,
  strengthByProduction,
  strengthBySeasonAlone,
  strengthOf,
  tooShortBy,
  usualRole,
} from './levels.data.ts'
import { hundredths, meanFit, tenths, whole } from './rounding.ts'

/** A season in one number, against local opponents and against the athlete's own. */
export const productionOf = (
  averages: GameAverages,
  competition: MatchAnswers['level']['competition'],
): { readonly raw: number; readonly worth: number; readonly production: number } => {
  const raw = tenths(
    Object.entries(productionWorth).reduce(
      (sum, [figure, worth]) => sum + worth * tenths(averages[figure as keyof GameAverages]),
      0,
    ),
  )
  const worth = competitionWorth[competition ?? 'local']
  return { raw, worth, production: tenths(raw * worth) }
}

/** Heights are compared by half inches. */
export const halfInches = (inches: number): number => Math.round(inches * 2) / 2

/** Taller than the middle is never worse. Where two of the marks are the same height, the better fit counts. */
export const heightCurve = (band: HeightBand): Curve => {
  const marks = band.map((inches, index) => [inches, heightFits[index] ?? 0] as const)
  return [
    [band[0] - tooShortBy, 0] as const,
    ...marks.filter(([inches], index) => marks[index + 1]?.[0] !== inches),
  ]
}

/** The position for which the athlete has the best size, and how good it is. Null without a height. */
export const bestHeight = (
  { gender, height_in, positions }: MatchAnswers['player'],
  level: PlayLevel,
): { readonly position: Position; readonly fit: number } | null => {
  if (height_in === null) return null
  const inches = halfInches(height_in)
  let best: { position: Position; fit: number; over: number } | null = null
  for (const position of positions) {
    const band = heightBandOf(gender, level, heightGroupOf[position])
    const fit = whole(heightAt(heightCurve(band), inches))
    const over = inches - band[2]
    if (!best || fit > best.fit || (fit === best.fit && over > best.over)) best = { position, fit, over }
  }
  return best
}

/** What the athlete's strength is, seen two ways. Null if unknown. */
export interface Strengths {
  readonly projected: number | null
  readonly produced: number | null
}

/** From a season to a strength. Without a projection beside it, a season counts for less. */
export const seasonCurve = ({ projected }: MatchAnswers['level']): Curve =>
  projected === null ? strengthBySeasonAlone : strengthByProduction

export const strengthsOf = ({ level, game }: MatchAnswers): Strengths => ({
  projected: level.projected && strengthOf[level.projected],
  produced:
    game.averages &&
    hundredths(heightAt(seasonCurve(level), productionOf(game.averages, level.competition).production)),
})

/** The athlete's strength as one number, as far as it is known. */
export const strengthFrom = ({ projected, produced }: Strengths): number | null => {
  if (projected === null || produced === null) return projected ?? produced
  const { projection, season } = levelShares
  return (projected * projection + produced * season) / (projection + season)
}

/** Fit by the college's strength minus the athlete's, for the role that the athlete wants. */
export const gapCurve = ({ role }: MatchAnswers['player']): Curve => {
  const shift = roleShift[role ?? usualRole]
  return fitByGap.map(([gap, fit]) => [gap + shift, fit])
}

export interface LevelView {
  readonly of: keyof typeof levelShares
  /** Whole, from 0 to 100. */
  readonly fit: number
  readonly share: number
}

/**
 * How well an athlete fits a level, as far as it is known. Without a projection or a season, only the wish is known:
 * height alone says who is too short, never who is good enough.
 */
export const levelViews = (
  answers: MatchAnswers,
  { projected, produced }: Strengths,
  level: PlayLevel,
): readonly LevelView[] => {
  const isStrengthKnown = projected !== null || produced !== null
  const curve = gapCurve(answers.player)
  const byGap = (strength: number | null) =>
    strength === null ? null : whole(heightAt(curve, hundredths(strengthOf[level] - strength)))
  const { wanted } = answers.level
  const fits: Readonly<Record<LevelView['of'], number | null>> = {
    projection: byGap(projected),
    season: byGap(produced),
    height: isStrengthKnown ? (bestHeight(answers.player, level)?.fit ?? null) : null,
    wanted: wanted.length === 0 ? null : wanted.includes(level) ? 100 : 0,
  }
  return (Object.keys(levelShares) as LevelView['of'][]).flatMap((of) => {
    const fit = fits[of]
    return fit === null ? [] : [{ of, fit, share: levelShares[of] }]
  })
}

/** The fit of each level, in the order of the levels. -1 is unknown. */
export const levelFits = (answers: MatchAnswers): readonly number[] => {
  const strengths = strengthsOf(answers)
  return playLevels.map((level) => {
    const views = levelViews(answers, strengths, level)
    return views.length === 0 ? -1 : meanFit(views)
  })
}
