import type { Random } from '../random.ts'

const clubs: Readonly<Record<string, readonly string[]>> = {
  basketball: ['Elite', 'Rise', 'Select', 'Swarm', 'Union', 'Lights', 'Drive'],
  hockey: ['Ice Hawks', 'Jr. Kings', 'Flyers', 'North Stars', 'Blades'],
  lacrosse: ['Riptide', 'Outlaws', 'Express', 'Select LC', 'Ridge LC'],
  soccer: ['FC', 'United', 'SC', 'Athletic', 'Rovers'],
  baseball_softball: ['Bandits', 'Aces', 'Thunder', 'Prospects', 'Diamonds'],
}

/** The last finished season. A season's number is the year in which it began. */
export const lastSeason = 2025

/** `17U`: the age of a class's club players in a season. */
const ageGroup = (classYear: number, season: number): string => `${season - classYear + 19}U`

interface Member {
  readonly sport_key: string
  readonly city: string | null
  readonly class_year: number | null
}

/** A club in the town, with the age group of the last season. */
export const clubName = (random: Random, { sport_key, city, class_year }: Member): string | null => {
  const names = clubs[sport_key]
  if (!names || city === null || class_year === null) return null
  return `${city} ${random.pick(names)} ${ageGroup(class_year, lastSeason)}`
}

/** The same club in an earlier season. */
export const clubTeam = (club: string, classYear: number, season: number): string =>
  club.replace(/ \d+U$/, ` ${ageGroup(classYear, season)}`)
