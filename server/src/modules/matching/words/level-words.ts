import type { MatchAnswers, PlayLevel } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { bestHeight, halfInches, strengthFrom, strengthsOf } from '../score/level.ts'
import { heightBandOf, heightGroupOf, strengthOf } from '../score/levels.data.ts'
import { feet, listed } from './figures.ts'
import { atLevel, levelNames } from './level-names.ts'
import { type PartWords, type Remark, remarksFor } from './part-words.ts'

/** In steps between levels: the college's minus the athlete's. */
const marks = { farUp: 1.5, up: 0.5, down: -1, farDown: -2 }

const verdictOf = (gap: number): string => {
  if (gap >= marks.farUp) return 'Far above your level so far.'
  if (gap >= marks.up) return 'A step up for you.'
  if (gap > marks.down) return 'You play at this level.'
  return gap > marks.farDown ? 'You play above this level.' : 'You play far above this level.'
}

/** The athlete's height next to the middle player of the same position. Null without a height. */
interface Size {
  readonly inches: number
  readonly middle: number
  readonly isShort: boolean
  readonly group: string
}

const sizeOf = ({ player }: MatchAnswers, level: PlayLevel): Size | null => {
  const position = bestHeight(player, level)?.position
  if (!position || player.height_in === null) return null
  const inches = halfInches(player.height_in)
  const group = heightGroupOf[position]
  const [p10, , middle] = heightBandOf(player.gender, level, group)
  return { inches, middle, isShort: inches < p10, group }
}

const inchesApart = (difference: number): string => {
  const inches = Math.abs(difference)
  return inches === 1 ? 'an inch' : `${inches} inches`
}

const heightWords = ({ inches, middle, group }: Size, wingspan: number | null): string => {
  const you = wingspan === null ? feet(inches) : `${feet(inches)} with a ${feet(wingspan)} wingspan`
  const where = `the middle ${group} here (${feet(middle)})`
  if (inches === middle) return `At ${you}, you are the same height as ${where}.`
  return `At ${you}, you are ${inchesApart(inches - middle)} ${inches > middle ? 'taller' : 'shorter'} than ${where}.`
}

const projectionWords = (projected: PlayLevel | null, level: PlayLevel): string => {
  if (!projected) return ''
  return projected === level
    ? `Your coach projects you at this level, ${levelNames[level]}.`
    : `Your coach projects you at ${levelNames[projected]}, and this is ${levelNames[level]}.`
}

const seasonWords = ({ level: { projected }, game: { averages } }: MatchAnswers, gap: number): string => {
  if (!averages) return ''
  const season = `Your ${averages.points} points, ${averages.rebounds} rebounds, and ${averages.assists} assists a game`
  const caution = projected ? '' : ' No coach has projected you yet, so this is an estimate.'
  if (gap <= -1) return `${season} are more than players here usually had.${caution}`
  return gap < 0.5
    ? `${season} are what players here usually had.${caution}`
    : `${season} are less than players here usually had.${caution}`
}

const notWanted = ({ level: { wanted } }: MatchAnswers, level: PlayLevel): Remark | null =>
  wanted.length === 0 || wanted.includes(level)
    ? null
    : {
        title: `Not a level you asked for: ${levelNames[level]}.`,
        detail: `You asked for ${listed(wanted.map((one) => levelNames[one]))}.`,
      }

/** Before a season or a projection is known, only the wish is compared. */
const wishWords = (answers: MatchAnswers, level: PlayLevel, fit: number): PartWords => {
  const asked = listed(answers.level.wanted.map((one) => levelNames[one]))
  const isWanted = answers.level.wanted.includes(level)
  return {
    verdict: isWanted ? 'A level you asked for.' : 'Not a level you asked for.',
    compared: `This is ${levelNames[level]}. You asked for ${asked}. How good you are is not known yet: your survey has no season and no projection by your coach.`,
    ...remarksFor(fit, {
      good: {
        title: `You asked for this level, ${levelNames[level]}.`,
        detail: 'Your season averages or a projection by your coach would show how well it fits.',
      },
      bad: notWanted(answers, level),
    }),
  }
}

const reasonTitle = (answers: MatchAnswers, level: PlayLevel, gap: number, size: Size | null): string => {
  if (size && size.inches >= size.middle)
    return `You are ${feet(size.inches)}; the middle ${size.group} ${atLevel(level)} is ${feet(size.middle)}.`
  if (answers.level.projected === level) return `Your coach projects you at ${levelNames[level]}.`
  return `You play ${gap > marks.down ? 'at' : 'above'} this level, ${levelNames[level]}.`
}

const cautionOf = (
  answers: MatchAnswers,
  level: PlayLevel,
  gap: number,
  size: Size | null,
): Remark | null => {
  const ask = 'Ask the coach where you would fit in.'
  if (gap >= marks.farUp) return { title: `Far above your level so far: ${levelNames[level]}.`, detail: ask }
  if (gap >= marks.up) return { title: `A step up for you: ${levelNames[level]}.`, detail: ask }
  if (gap <= marks.farDown)
    return {
      title: `You play far above ${levelNames[level]}.`,
      detail: 'Ask which opponents you would face.',
    }
  if (size?.isShort)
    return {
      title: `You are ${feet(size.inches)}, short for a ${size.group} ${atLevel(level)}.`,
      detail: `The middle ${size.group} is ${feet(size.middle)}.`,
    }
  return notWanted(answers, level)
}

export const levelWords = (answers: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const level = levelOf(college)
  const strengths = strengthsOf(answers)
  const strength = strengthFrom(strengths)
  if (strength === null) return wishWords(answers, level, fit)
  const gap = strengthOf[level] - strength
  const size = sizeOf(answers, level)
  const game = [
    projectionWords(answers.level.projected, level),
    seasonWords(answers, strengthOf[level] - (strengths.produced ?? strength)),
  ].filter(Boolean)
  return {
    verdict: verdictOf(gap),
    compared: [...(size ? [heightWords(size, answers.player.wingspan_in)] : []), ...game].join(' '),
    ...remarksFor(fit, {
      good: { title: reasonTitle(answers, level, gap, size), detail: game[0] ?? '' },
      bad: cautionOf(answers, level, gap, size),
    }),
  }
}
