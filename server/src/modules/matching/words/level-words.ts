import type { MatchAnswers, PlayLevel, Position } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege } from '../score/college.ts'
import { strengthFrom, strengthsOf } from '../score/level.ts'
import { heightBandOf, heightGroupOf, strengthOf } from '../score/levels.data.ts'
import { feet } from './figures.ts'
import { type PartWords, remarksFor } from './part-words.ts'

const levelNames: Readonly<Record<PlayLevel, string>> = {
  'd1-high': 'high-major Division I',
  'd1-mid': 'mid-major Division I',
  'd1-low': 'low-major Division I',
  d2: 'Division II',
  naia: 'NAIA',
  d3: 'Division III',
  'juco-d1': 'junior college Division I',
  'juco-d2': 'junior college Division II',
  'juco-d3': 'junior college Division III',
  small: 'small college',
}

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
  { gender, height_in }: MatchAnswers['player'],
  level: PlayLevel,
  position: Position,
): string => {
  const group = heightGroupOf[position]
  const middle = heightBandOf(gender, level, group)[2]
  if (height_in === null) return ''
  const where = `the middle ${group} here (${feet(middle)})`
  if (height_in === middle) return `At ${feet(height_in)} you are the same height as ${where}.`
  return `At ${feet(height_in)} you are ${inchesApart(height_in - middle)} ${height_in > middle ? 'taller' : 'shorter'} than ${where}.`
}

/** The position for which the athlete is tallest, compared with the others there. */
const bestPosition = (
  { gender, positions, height_in }: MatchAnswers['player'],
  level: PlayLevel,
): Position | null => {
  if (height_in === null) return null
  const overMiddle = (position: Position) =>
    height_in - heightBandOf(gender, level, heightGroupOf[position])[2]
  return positions.toSorted((one, other) => overMiddle(other) - overMiddle(one))[0] ?? null
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

export const levelWords = (answers: MatchAnswers, college: MatchCollege, fit: number): PartWords => {
  const level = levelOf(college)
  const strengths = strengthsOf(answers)
  const strength = strengthFrom(strengths) ?? strengthOf[level]
  const gap = strengthOf[level] - strength
  const position = bestPosition(answers.player, level)
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
      bad: { title: verdict, detail: gap > 0 ? 'Ask the coach where you would fit in.' : (rest[0] ?? first) },
    }),
  }
}
