import type { GameAverages, MatchAnswers, PlayLevel } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { pointsAround } from '../score/curve.ts'
import {
  bestHeight,
  gapCurve,
  halfInches,
  heightCurve,
  type LevelView,
  levelViews,
  productionOf,
  seasonCurve,
  strengthsOf,
} from '../score/level.ts'
import { heightBandOf, heightGroupOf, productionWorth, strengthOf, usualRole } from '../score/levels.data.ts'
import { hundredths, tenths } from '../score/rounding.ts'
import { apart, capital, feet, listed } from './figures.ts'
import { competitionNames, levelNames, roleNames } from './level-names.ts'
import { lineWords, type Working } from './workings.ts'

/** "This college is 1 below you": the steps between two levels, and the fit that they give. */
const gapWords = ({ player }: MatchAnswers, level: PlayLevel, strength: number): string => {
  const gap = hundredths(strengthOf[level] - strength)
  const say = (x: number) => apart(x, 'the same')
  const rule = lineWords(gapCurve(player), gap, say)
  const role = roleNames[player.role ?? usualRole]
  return `This college is ${strengthOf[level]}, so it is ${say(gap)}. For ${role}: ${rule}`
}

const seasonWords = (averages: GameAverages, answers: MatchAnswers, produced: number): string => {
  const { raw, worth, production } = productionOf(averages, answers.level.competition)
  const terms = Object.entries(productionWorth).map(([figure, each]) => {
    const amount = `${tenths(averages[figure as keyof GameAverages])} ${figure}`
    return each === 1 ? amount : `${each} × ${amount}`
  })
  const opponents = competitionNames[answers.level.competition ?? 'local']
  const [left, right] = pointsAround(seasonCurve(answers.level), production)
  const scale =
    left === right
      ? `${left[0]} is ${left[1]} on our scale of levels`
      : `${left[0]} is ${left[1]} on our scale of levels, and ${right[0]} is ${right[1]}`
  const alone = answers.level.projected ? '' : 'Without a projection, a season counts for less: '
  return `${terms.join(' + ')} = ${raw}. Times ${worth} for ${opponents} = ${production}. ${alone}${scale}, so you are ${produced}.`
}

const heightWords = ({ player }: MatchAnswers, level: PlayLevel): Pick<Working, 'label' | 'value'> => {
  const best = bestHeight(player, level)
  if (!best || player.height_in === null) return { label: 'Height', value: '' }
  const group = heightGroupOf[best.position]
  const inches = halfInches(player.height_in)
  return {
    label: `Height, a ${group} at ${levelNames[level]}`,
    value: `${feet(inches)}. ${lineWords(heightCurve(heightBandOf(player.gender, level, group)), inches, feet)}`,
  }
}

/** The level, one row for each view of it. */
export const levelWorkings = (answers: MatchAnswers, college: MatchCollege): Working[] => {
  const level = levelOf(college)
  const strengths = strengthsOf(answers)
  const { projected, wanted } = answers.level
  const rows: Readonly<Record<LevelView['of'], () => Pick<Working, 'label' | 'value'>>> = {
    projection: () => ({
      label: 'Your coach’s projection',
      value: projected
        ? `${capital(levelNames[projected])} is ${strengthOf[projected]} on our scale of levels. ${gapWords(answers, level, strengthOf[projected])}`
        : '',
    }),
    season: () => ({
      label: 'Your season',
      value:
        answers.game.averages && strengths.produced !== null
          ? `${seasonWords(answers.game.averages, answers, strengths.produced)} ${gapWords(answers, level, strengths.produced)}`
          : '',
    }),
    height: () => heightWords(answers, level),
    wanted: () => ({
      label: 'A level you asked for',
      value: `This is ${levelNames[level]}. You asked for ${listed(wanted.map((one) => levelNames[one]))}.`,
    }),
  }
  return levelViews(answers, strengths, level).map(({ of, fit, share }) => ({ ...rows[of](), fit, share }))
}
