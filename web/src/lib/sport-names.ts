import type { Gender, SportKey } from '@fieldhouse/contract/accounts'

const names: Record<SportKey, string> = {
  basketball: 'Basketball',
  hockey: 'Hockey',
  lacrosse: 'Lacrosse',
  soccer: 'Soccer',
  baseball_softball: 'Baseball and softball',
}

/** An unknown sport keeps its key. */
export const sportName = (key: string): string => (names as Record<string, string>)[key] ?? key

const groups: Record<Gender, string> = { female: 'Girls', male: 'Boys' }

/** As in “Girls”: the name in a filter or a list. */
export const groupName = (gender: Gender): string => groups[gender]

/** One key covers two sports: girls play softball, and boys play baseball. */
const playedBy = (sport: string, gender: Gender): string => {
  if (sport !== 'baseball_softball') return sportName(sport).toLowerCase()
  return gender === 'female' ? 'softball' : 'baseball'
}

/** As in “Girls’ basketball”: the group of a rank or a percentile. */
export const peersName = (sport: string, gender: Gender): string =>
  `${groups[gender]}’ ${playedBy(sport, gender)}`
