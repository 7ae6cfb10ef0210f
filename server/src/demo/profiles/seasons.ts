import type { Source } from '@fieldhouse/contract/profiles.sections'
import { type Random, weighted } from '../random.ts'
import { clubTeam, lastSeason } from './clubs.ts'
import type { DrawValues } from './draw.ts'
import type { Profile } from './profile.ts'
import type { Entry } from './sections.ts'
import { drawBaseball } from './values/baseball.ts'
import { drawBasketball } from './values/basketball.ts'
import { drawHockey } from './values/hockey.ts'
import { drawLacrosse } from './values/lacrosse.ts'
import { drawSoccer } from './values/soccer.ts'

/** How a sport's seasons are drawn, and the day on which its season ends, in the year of its beginning or the next. */
interface Played {
  readonly drawValues: DrawValues
  readonly endsOn: string
  readonly endsIn: 0 | 1
}

const sports: Readonly<Record<string, Played>> = {
  basketball: { drawValues: drawBasketball, endsOn: '03-14', endsIn: 1 },
  hockey: { drawValues: drawHockey, endsOn: '03-08', endsIn: 1 },
  lacrosse: { drawValues: drawLacrosse, endsOn: '06-04', endsIn: 1 },
  soccer: { drawValues: drawSoccer, endsOn: '11-14', endsIn: 0 },
  baseball_softball: { drawValues: drawBaseball, endsOn: '06-11', endsIn: 1 },
}

const drawSource = weighted<{ source: Source; share: number }>(
  [
    { source: 'coach', share: 45 },
    { source: 'self', share: 40 },
    { source: 'document', share: 15 },
  ],
  ({ share }) => share,
)

/** The share with seasons among athletes with more than a name. */
const playedShare = 0.78
const allSeasonsShare = 0.6
const clubSeasonShare = 0.45

/** The last finished school years of a class, most often all of them. */
const schoolSeasons = (random: Random, classYear: number): number[] => {
  const first = classYear - 4
  const possible = lastSeason - first + 1
  if (possible <= 0) return []
  const played = random.chance(allSeasonsShare) ? possible : 1 + Math.floor(random.fraction() * possible)
  return Array.from({ length: played }, (_, index) => lastSeason - index)
}

/** An athlete who has not played for a school yet has a club. */
const clubSeasons = (random: Random, hasSchool: boolean): number[] =>
  !hasSchool || random.chance(clubSeasonShare) ? [lastSeason] : []

/** An athlete's figures are consistent: talent decides most, every year adds something, and the rest is luck. */
const levelIn = (random: Random, talent: number, classYear: number, season: number): number =>
  0.85 * talent + 0.35 * (season - classYear + 4 - 1.5) + random.around(0, 0.2)

/** The seasons of an invented athlete: at most four. */
export const drawSeasons = (
  random: Random,
  { page, gender, talent, details }: Profile,
): Entry<'seasons'>[] => {
  const { sport_key, position, class_year } = page
  const played = sports[sport_key]
  if (!played || position === null || class_year === null || !random.chance(playedShare)) return []
  const { drawValues, endsOn, endsIn } = played
  const { club } = details
  const season = (year: number, isClub: boolean): Entry<'seasons'> => {
    const level = levelIn(random, talent, class_year, year)
    const { source } = drawSource(random)
    return {
      type: isClub ? 'aau' : 'high_school',
      season: year,
      team: isClub ? club && clubTeam(club, class_year, year) : 'Varsity',
      values: drawValues({ random, position, gender, level, isClub }),
      source,
      source_date: source === 'self' ? null : `${year + endsIn}-${endsOn}`,
      rank: 0,
    }
  }
  const atSchool = schoolSeasons(random, class_year)
  const atClub = clubSeasons(random, atSchool.length > 0)
  return [...atSchool.map((year) => season(year, false)), ...atClub.map((year) => season(year, true))]
}
