import type { MatchAnswers, PlayLevel, Position } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { bestHeight, halfInches, strengthFrom, strengthsOf } from '../score/level.ts'
import { heightBandOf, heightGroupOf, strengthOf } from '../score/levels.data.ts'
import { feet } from './figures.ts'
import { levelNames } from './level-names.ts'
import { type PartWords, remarksFor } from './part-words.ts'

const verdictOf = (gap: number): string => {
  if (gap >= 1.5) return 'Far above your level so far.'
  if (gap >= 0.5) return 'A step up for you.'
  if (gap > -1) return 'You play at this level.'
  return gap > -2 ? 'You play above this level.' : 'You play far above this level.'
}

const inchesApart = (difference: number): string => {
  const inches = Math.abs(difference)
  return inches === 1 ? 'an inch' : `${inches} inches`
}

const heightWords = (
  { gender, height_in, wingspan_in }: MatchAnswers['player'],
  level: PlayLevel,
  position: Position,
): string => {
  const group = heightGroupOf[position]
  const middle = heightBandOf(gender, level, group)[2]
  if (height_in === null) return ''
  const inches = halfInches(height_in)
  const you = wingspan_in === null ? feet(inches) : `${feet(inches)} with a ${feet(wingspan_in)} wingspan`
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

const seasonWords = (
  averages: MatchAnswers['game']['averages'],
  produced: number | null,
  college: number,
): string => {
  if (!averages || produced === null) return ''
  const season = `Your ${averages.points} points, ${averages.rebounds} rebounds, and ${averages.assists} assists a game`
  if (produced >= college + 1) return `${season} are more than players here usually had.`
  return produced > college - 0.5
    ? `${season} are what players here usually had.`
    : `${season} are less than players here usually had.`
}

/** A small difference is a caution too, but not in the words of a reason. */
const cautionOf = (gap: number, verdict: string): string => {
  if (gap > 0 && gap < 0.5) return 'Slightly above your level so far.'
  return gap > -1 && gap <= 0 ? 'Close to your level, but not the best fit.' : verdict
}

export const levelWords = (answers: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const level = levelOf(college)
  const strengths = strengthsOf(answers)
  const strength = strengthFrom(strengths) ?? strengthOf[level]
  const gap = strengthOf[level] - strength
  const position = bestHeight(answers.player, level)?.position
  const compared = [
    position ? heightWords(answers.player, level, position) : '',
    projectionWords(answers.level.projected, level),
    seasonWords(answers.game.averages, strengths.produced, strengthOf[level]),
  ].filter(Boolean)
  const verdict = verdictOf(gap)
  const [first = '', ...rest] = compared
  return {
    verdict,
    compared: compared.join(' '),
    ...remarksFor(fit, {
      good: { title: verdict, detail: first },
      bad: {
        title: cautionOf(gap, verdict),
        detail: gap > 0 ? 'Ask the coach where you would fit in.' : (rest[0] ?? first),
      },
    }),
  }
}
