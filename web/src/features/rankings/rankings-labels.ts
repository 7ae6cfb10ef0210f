import type { Gender } from '@fieldhouse/contract/accounts'
import type { RankedAthlete } from '@fieldhouse/contract/rankings'
import { isEvaluated, mostListed, type ScorePart } from '@fieldhouse/contract/rankings.parts'
import type { WallAthlete } from '@fieldhouse/contract/rankings.wall'
import { groupName, peersName, sportName } from '../../lib/sport-names.ts'
import { ordinalSuffix } from '../../ui/data/ordinal.ts'

const wordsJoined = (words: readonly (string | null | false | 0)[], between: string): string =>
  words.filter(Boolean).join(between)

/** As in “Shooting guard, class of 2027”. */
export const rankedLine = (position: string | null, year: number | null): string => {
  const line = wordsJoined([position, year !== null && `class of ${year}`], ', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

/** The same for a narrow row: “Shooting guard, 2027”. */
export const shortLine = (position: string | null, year: number | null): string =>
  wordsJoined([position, year !== null && String(year)], ', ')

export const schoolLine = ({ high_school, state }: Pick<WallAthlete, 'high_school' | 'state'>): string =>
  wordsJoined([high_school, state], ', ')

/** Always with one decimal, so scores line up. */
export const scoreText = (score: number): string => score.toFixed(1)

export const missingText = (part: ScorePart): string =>
  isEvaluated(part) ? 'Not evaluated yet' : 'Not known yet'

export const figureText = ({ value, decimals, unit }: RankedAthlete['figures'][number]): string =>
  wordsJoined([value.toFixed(decimals), unit], unit === '%' ? '' : '\u00a0')

/** As in “5th of 190”. */
export const placeText = ({ rank, of }: { rank: number; of: number }): string =>
  `${rank.toLocaleString('en-US')}${ordinalSuffix(rank)} of ${of.toLocaleString('en-US')}`

/** The athletes in a list. A missing value means all. */
interface ListOf {
  sport?: string | undefined
  gender?: Gender | undefined
  class?: number | null | undefined
}

const whoPlays = ({ sport, gender }: ListOf): string | null => {
  if (sport === undefined) return gender === undefined ? null : groupName(gender)
  return gender === undefined ? sportName(sport) : peersName(sport, gender)
}

/** As in “Girls’ hockey, class of 2027”. */
export const rankingName = (list: ListOf): string => {
  const name = wordsJoined([whoPlays(list), list.class != null && `class of ${list.class}`], ', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The same within a sentence: “girls’ hockey, class of 2027”. */
export const listWords = (list: ListOf): string => rankingName(list).toLowerCase()

/** The count of a list. A full list may not contain everyone. */
export const countLine = (count: number, list: ListOf): string =>
  count < mostListed
    ? `${count || 'Nobody'} ranked in ${listWords(list)}`
    : `The first ${count} in ${listWords(list)}`
